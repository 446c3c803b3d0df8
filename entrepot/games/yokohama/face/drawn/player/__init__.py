"""What each player of Yokohama has before them, and who they are."""
