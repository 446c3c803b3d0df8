"""Networks that learn a game by playing against themselves: `entrepot train GAME`. Needs PyTorch."""
