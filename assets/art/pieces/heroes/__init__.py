"""The ten heroes: ten persons, each with a body, an age, an origin, a trade and its tools.

One small module per person; the same model serves the standing figure, the action pose and the portraits.
"""

from pieces.heroes import doctor, engineer, farmer, marine, rebel, scientist, scout, senator, soldier, turncoat

EIGHT = (soldier, scout, doctor, farmer, rebel, senator, engineer, scientist)
EARLIER = (marine, turncoat)
"""Only the earlier edition has these two."""
HEROES = [module.HERO for module in (*EIGHT, *EARLIER)]
SPRITES = [sprite for hero in HEROES for sprite in hero.sprites()]
