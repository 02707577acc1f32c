"""Renders sprites. Runs inside Blender:

    blender -b --factory-startup -P render.py -- <output folder> [regular expression]

One line per sprite is printed for build.mjs: `sprite <atlas> <name> <seconds>`.
"""

import os
import random
import re
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

import scene  # noqa: E402
from pieces import die, drone, heroes, rebel, ships, tracker  # noqa: E402
from places import tiles  # noqa: E402

SPRITES = [
    *drone.SPRITES,
    *rebel.SPRITES,
    *heroes.SPRITES,
    *ships.SPRITES,
    *die.SPRITES,
    *tracker.SPRITES,
    *tiles.SPRITES,
]


def render(sprite, folder):
    began = time.time()
    # seeded by name: a sprite looks the same whichever others are rendered with it
    random.seed(sprite.name)
    scene.start(sprite.shot)
    sprite.build()
    sprite.outline()
    path = os.path.join(folder, sprite.atlas, sprite.name.replace("/", "-"))
    scene.render(path + ".png")
    if sprite.glow:
        scene.render_glow(path + ".glow.png")
    print(f"sprite {sprite.atlas} {sprite.name} {time.time() - began:.1f}", flush=True)


def main():
    folder, *pattern = sys.argv[sys.argv.index("--") + 1 :]
    wanted = re.compile(pattern[0] if pattern else "")
    for sprite in SPRITES:
        if wanted.search(f"{sprite.atlas}/{sprite.name}"):
            render(sprite, folder)


main()
