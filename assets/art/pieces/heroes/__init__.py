"""The eight heroes: eight persons, each with a body, an age, an origin, a trade and its tools.

One small module per person; the same model serves the standing figure, the action pose and the portraits.
"""

from pieces.heroes import doctor, engineer, farmer, rebel, scientist, scout, senator, soldier

HEROES = [module.HERO for module in (soldier, scout, doctor, farmer, rebel, senator, engineer, scientist)]
SPRITES = [sprite for hero in HEROES for sprite in hero.sprites()]
