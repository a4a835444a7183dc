"""The games in folders: found in their files, indexed, searched and compared; values, no Qt."""
