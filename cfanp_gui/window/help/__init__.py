"""Help pages, and information on the program itself."""
