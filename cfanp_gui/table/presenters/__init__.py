"""What is said of seats and squares, for those who have not moved over to `session.view` yet."""
