"""What each player of Mombasa has before them, and who they are."""
