"""The board of Mombasa: what lies in the middle of the table."""
