"""What each player of Nippon has before them, and who they are."""
