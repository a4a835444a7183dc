"""Services of the system for the window: settings, languages, sounds, logs."""
