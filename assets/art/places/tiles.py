"""All tiles: twenty-four places, each as an earth side and as its twin, fazaformed or dense; four have both."""

import bpy

from kit import Kit
from materials import themed
from places import (
    medical,
    medical_more,
    political,
    political_more,
    tactical,
    tactical_more,
    technological,
    technological_more,
)
from ruins import RuinKit
from scene import Shot
from sprite import Sprite, shell
from thicket import DenseKit

PLACES = {
    1: medical.hospital,
    2: tactical.fort,
    3: political.city_hall,
    4: technological.observatory,
    5: medical.garden,
    6: tactical.airbase,
    7: political.embassies,
    8: technological.power_station,
    9: medical.farm,
    10: tactical.armory,
    11: political.television,
    12: technological.rocket_works,
    13: medical.waterworks,
    14: tactical.harbor,
    15: political.monument,
    16: technological.university,
    17: medical_more.baths,
    18: tactical_more.radar,
    19: political_more.stadium,
    20: technological_more.monorail,
    21: medical_more.zoo,
    22: tactical_more.pens,
    23: political_more.fair,
    24: technological_more.dam,
}

DEADLY = {5: "acid", 8: "acid", 10: "lava", 11: "lava", 14: "acid", 16: "lava"}
DEADLY |= {20: "acid", 21: "acid", 22: "lava", 23: "lava"}
"""Tiles whose fazaformed side hurts, and what wells up there."""

FLORA = {
    1: ("tentacle", "pods"),
    2: ("fern", "tentacle"),
    3: ("pods", "tentacle"),
    4: ("crystal", "fern"),
    6: ("mushroom", "tentacle"),
    7: ("mushroom", "pods"),
    9: ("fern", "pods"),
    12: ("fern", "crystal"),
    13: ("tentacle", "mushroom"),
    15: ("crystal", "pods"),
}
"""What comes up on calm tiles; see `overgrowth.GROWTHS`."""

HARSH_FLORA = ("spike", "thorn")

JUNGLES = {
    7: ("palm", "lantern"),
    8: ("stalk", "pitcher"),
    13: ("kelp", "fan"),
    14: ("coil", "reed"),
    17: ("coil", "pitcher"),
    18: ("stalk", "fan"),
    19: ("palm", "reed"),
    24: ("kelp", "lantern"),
}
"""Places that the earlier edition knows as dense, and what grows there; see `jungle.JUNGLE`."""

SPAN = 4.12
"""Scene units across a frame: the tile is 4, the rest is a thin margin."""

HEADROOM = 72 / 512
"""Room above the tile, as a share of its width, for towers and domes."""

FRAME = Shot(512, 584, SPAN, (0, SPAN * HEADROOM / 2, 0), 58, 12.0, square_ground=True)
LINE = shell(0.019)


def _bare_ground():
    """Ground sheets are open meshes; a shell would show through them."""
    for thing in bpy.context.scene.objects:
        if thing.name.startswith("terrain"):
            thing["no outline"] = 1


def _earth(number):
    def build():
        kit = Kit()
        kit.street()
        PLACES[number](kit)
        kit.traffic()

    return build


def _fazaformed(number):
    def build():
        _ruin(number, RuinKit(number, DEADLY.get(number), FLORA.get(number, HARSH_FLORA)))

    return build


def _dense(number):
    def build():
        _ruin(number, DenseKit(number, JUNGLES[number]))

    return build


def _ruin(number, kit):
    kit.street()
    with themed(kit.theme):
        PLACES[number](kit)
    kit.overgrow()
    _bare_ground()


def _sides(number):
    """The sprites of a tile: two atlases for the sixteen, one more for the other eight and for dense sides."""
    earth, faza = _earth(number), _fazaformed(number)
    if number <= 16:
        yield Sprite(f"tile/{number}", "tiles-earth", FRAME, earth, LINE)
        yield Sprite(f"tile/{number}", "tiles-faza", FRAME, faza, LINE, glow=True)
    else:
        yield Sprite(f"tile/{number}", "tiles-more", FRAME, earth, LINE)
    if number in JUNGLES:
        yield Sprite(f"tile/{number}/dense", "tiles-more", FRAME, _dense(number), LINE, glow=True)
    elif number > 16:
        yield Sprite(f"tile/{number}/faza", "tiles-more", FRAME, faza, LINE, glow=True)


SPRITES = [sprite for number in PLACES for sprite in _sides(number)]
