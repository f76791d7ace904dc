"""What a game is: the contract, luck, notation, compilation and the registry."""
