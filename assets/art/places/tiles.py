"""All tiles: sixteen places, each as an earth side and as its fazaformed twin."""

import bpy

from kit import Kit
from materials import RUINED, themed
from places import medical, political, tactical, technological
from ruins import RuinKit
from scene import Shot
from sprite import Sprite, shell

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
}

DEADLY = {5: "acid", 8: "acid", 10: "lava", 11: "lava", 14: "acid", 16: "lava"}
"""Tiles whose fazaformed side hurts, and what wells up there."""

SPAN = 4.12
"""Scene units across a frame: the tile is 4, the rest is a thin margin."""

HEADROOM = 54 / 384
"""Room above the tile, as a share of its width, for towers and domes."""

FRAME = Shot(384, 438, SPAN, (0, SPAN * HEADROOM / 2, 0), 58, 9.5, square_ground=True)
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
        kit = RuinKit(number, DEADLY.get(number))
        with themed(RUINED):
            PLACES[number](kit)
        kit.overgrow()
        _bare_ground()

    return build


SPRITES = [
    sprite
    for number in PLACES
    for sprite in (
        Sprite(f"tile/{number}", "tiles-earth", FRAME, _earth(number), LINE),
        Sprite(f"tile/{number}", "tiles-faza", FRAME, _fazaformed(number), LINE, glow=True),
    )
]
