"""How rules run: plain, compiled for the CPU, compiled for the GPU."""
