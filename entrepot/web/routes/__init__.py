"""The routes: they translate between HTTP and the house, and decide nothing."""
