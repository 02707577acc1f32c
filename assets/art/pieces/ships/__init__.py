"""The three motherships in five states, from whole to wreck, and large ones for the title.

All states of a ship share one shot, so that the game can exchange them in place. A ship's module
offers one function a state and, in `EFFECTS`, fire and smoke: these stay upright when it lists.
"""

from dataclasses import dataclass
from types import ModuleType
from typing import Tuple

from geometry import gathered, place
from materials import BROKEN, BURNT, WORN, WRECKED, themed
from pieces.effects import ELEVATION, crater
from pieces.ships import carrier, destroyer, former
from scene import Shot
from sprite import Sprite, pen

SIZE, CELL = 560, 21
LINE = pen(7.8, 3.4)
BIG_LINE = pen(10.5, 4.4)

Vector3 = Tuple[float, float, float]


@dataclass(frozen=True)
class Ship:
    model: ModuleType
    span: float
    """Scene units across the picture; leaves room for smoke."""
    height: float
    """What the camera looks at."""
    list_by: Vector3
    """How it lists when it burns, in degrees."""
    wreck_by: Vector3
    wreck_at: Vector3
    """How its wreck lies: turn in degrees, and place."""
    crater: Tuple[float, float]
    """Radius and height of the ground it lies on."""
    big: Shot
    """How the title shows it."""
    bearing: float = 0
    aside: float = 0
    """How far it is moved to the right, to stand in the middle."""

    @property
    def shot(self):
        return Shot(SIZE, SIZE, self.span, (0, 0, self.height), ELEVATION, CELL)


SHIPS = {
    "carrier": Ship(
        model=carrier,
        span=5.7,
        height=0.95,
        list_by=(8, -11, 4),
        wreck_by=(12, 19, 24),
        wreck_at=(0.1, 0, -0.15),
        crater=(2.35, -0.55),
        big=Shot(1120, 840, 5.3, (0, 0, 0.68), ELEVATION, 27),
    ),
    "destroyer": Ship(
        model=destroyer,
        span=6.15,
        height=0.45,
        list_by=(4, -9, 0),
        wreck_by=(10, -19, -4),
        wreck_at=(0.26, 0.3, -0.3),
        crater=(2.3, -0.75),
        big=Shot(640, 640, 6.0, (0, 0, 0.35), ELEVATION, 21),
        bearing=destroyer.BEARING,
        aside=-0.02,
    ),
    "former": Ship(
        model=former,
        span=5.7,
        height=0.65,
        list_by=(3, 13, 0),
        wreck_by=(-4, 50, 0),
        wreck_at=(-0.4, 0.45, -0.2),
        crater=(2.15, -1.15),
        big=Shot(640, 640, 5.35, (0, 0, 0.5), ELEVATION, 21),
    ),
}
THEMES = {"worn": WORN, "broken": BROKEN, "burning": BURNT, "wreck": WRECKED}


def _built(ship, state="build"):
    """Build one state of the model and turn it to its bearing."""
    with gathered() as turned:
        with gathered() as body:
            getattr(ship.model, state)()
        place(body, at=(ship.aside, 0, 0), turn=(0, 0, ship.bearing))
    return turned


def _whole(ship):
    return lambda: _built(ship)


def _state(ship, state):
    def build():
        with themed(THEMES[state]):
            ruin = _built(ship, state)
        if state == "burning":
            place(ruin, turn=ship.list_by)
        if state == "wreck":
            place(ruin, at=ship.wreck_at, turn=ship.wreck_by)
            crater(*ship.crater)
        for effect in ship.model.EFFECTS.get(state, ()):
            effect.build()

    return build


SPRITES = []
for _name, _ship in SHIPS.items():
    SPRITES += [
        Sprite(f"ship/{_name}", "pieces", _ship.shot, _whole(_ship), LINE),
        Sprite(f"ship/{_name}/worn", "drama", _ship.shot, _state(_ship, "worn"), LINE),
        Sprite(f"ship/{_name}/broken", "drama", _ship.shot, _state(_ship, "broken"), LINE),
        Sprite(f"ship/{_name}/burning", "drama", _ship.shot, _state(_ship, "burning"), LINE),
        Sprite(f"ship/{_name}/wreck", "drama", _ship.shot, _state(_ship, "wreck"), LINE),
        Sprite(f"big/{_name}", "title-ships", _ship.big, _whole(_ship), BIG_LINE),
    ]
