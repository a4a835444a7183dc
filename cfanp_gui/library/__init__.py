"""The games in folders: found in files, indexed, searched and compared; plain values without Qt."""
