"""The board of Yokohama: what lies in the middle of the table."""
