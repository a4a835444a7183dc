"""What the window needs of the system: settings, languages, sounds, logs."""
