"""Camera, light, outline and rendering."""

import math
from dataclasses import dataclass
from typing import Tuple

import bpy
from mathutils import Vector

import materials
import palette

SUPERSAMPLING = 2
"""Sprites are rendered larger and reduced afterward: crisper ink than more samples give."""


@dataclass(frozen=True)
class Shot:
    """Camera and print settings for one kind of sprite."""

    width: int
    height: int
    span: float
    """Scene units across the picture."""
    target: Tuple[float, float, float]
    elevation: float
    """Degrees above the horizon."""
    cell: float
    """Size of a halftone cell in rendered pixels."""
    square_ground: bool = False
    """Stretch the picture so that the ground keeps its true proportions (for the tile grid)."""
    sun: Tuple[float, float, float] = (48, -32, -8)
    dots: bool = True
    samples: int = 16
    """Samples per rendered pixel; large pictures need few, since they are reduced by half afterward."""


def start(shot):
    """Empty the file and set up camera, light and printing for `shot`."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.reset()
    scene = bpy.context.scene
    picture = scene.render
    picture.engine = "BLENDER_EEVEE"
    picture.resolution_x = shot.width * SUPERSAMPLING
    picture.resolution_y = shot.height * SUPERSAMPLING
    picture.resolution_percentage = 100
    picture.film_transparent = True
    picture.image_settings.color_mode = "RGBA"
    picture.image_settings.compression = 15
    # without the date and the duration of the render, the same picture is the same file
    picture.use_stamp_date = picture.use_stamp_render_time = False
    # the default view transform grays every palette color
    scene.view_settings.view_transform = "Standard"
    materials.Press.size = (picture.resolution_x, picture.resolution_y)
    materials.Press.cell = shot.cell
    materials.Press.dots = shot.dots
    _camera(scene, shot)
    _light(scene, shot)


def _camera(scene, shot):
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    scene.collection.objects.link(camera)
    scene.camera = camera
    camera.data.type = "ORTHO"
    camera.data.ortho_scale = shot.span
    camera.data.sensor_fit = "HORIZONTAL"
    tilt = math.radians(shot.elevation)
    away = Vector((0, -math.cos(tilt), math.sin(tilt))) * 12
    camera.location = Vector(shot.target) + away
    camera.rotation_euler = (math.pi / 2 - tilt, 0, 0)
    # a tight depth range, or the shadow map is too coarse
    camera.data.clip_start, camera.data.clip_end = 6, 18
    if shot.square_ground:
        scene.render.pixel_aspect_x = 1 / math.sin(tilt)


def _light(scene, shot):
    scene.eevee.taa_render_samples = shot.samples
    scene.eevee.use_soft_shadows = False
    scene.eevee.shadow_cascade_size = "4096"
    data = bpy.data.lights.new("sun", "SUN")
    # strength pi makes a surface that faces the sun exactly 1
    data.energy = math.pi * 1.02
    data.angle = math.radians(0.5)
    data.shadow_cascade_count = 1
    data.shadow_cascade_max_distance = 18
    data.shadow_buffer_bias = 0.02
    data.use_contact_shadow = False
    sun = bpy.data.objects.new("sun", data)
    sun.rotation_euler = [math.radians(a) for a in shot.sun]
    scene.collection.objects.link(sun)
    world = bpy.data.worlds.new("world")
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (1, 1, 1, 1)
    background.inputs[1].default_value = 0.10


def outline_pen(outer, inner, materials_only=False):
    """Drawn lines (Freestyle): clean on thin and curved things, so used for pieces.

    `materials_only` keeps inner lines to color borders; the pips of a die are
    cut out of it and would otherwise show construction seams.
    """
    scene = bpy.context.scene
    scene.render.use_freestyle = True
    scene.render.line_thickness_mode = "ABSOLUTE"
    layer = scene.view_layers[0]
    layer.use_freestyle = True
    settings = layer.freestyle_settings
    settings.crease_angle = math.radians(130)
    while settings.linesets:
        settings.linesets.remove(settings.linesets[0])

    def lines(name, thickness, chosen):
        lineset = settings.linesets.new(name)
        for kind in ("silhouette", "border", "crease", "contour", "external_contour"):
            setattr(lineset, "select_" + kind, kind in chosen)
        lineset.select_material_boundary = "material_boundary" in chosen
        if lineset.linestyle is None:
            lineset.linestyle = bpy.data.linestyles.new(name)
        style = lineset.linestyle
        style.color = palette.linear("ink")[:3]
        style.thickness = thickness
        style.caps = "ROUND"

    lines("outer", outer, {"external_contour"})
    drawn = {"silhouette", "border", "crease", "contour"}
    lines("inner", inner, {"material_boundary"} if materials_only else drawn)


def outline_shell(thickness):
    """An inside-out shell around every mesh: bold and even, so used for tiles.

    Objects marked `["no outline"]` are left alone (open ground meshes).
    """
    shell = bpy.data.materials.new("outline")
    shell.use_backface_culling = True
    shell.shadow_method = "NONE"
    materials.Nodes(shell).emit(palette.linear("ink"))
    for thing in list(bpy.context.scene.objects):
        if thing.type != "MESH" or thing.get("no outline"):
            continue
        thing.data.materials.append(shell)
        solid = thing.modifiers.new("outline", "SOLIDIFY")
        solid.thickness = thickness
        solid.offset = 1
        solid.use_flip_normals = True
        solid.use_rim = False
        solid.use_quality_normals = True
        solid.material_offset = len(thing.data.materials) - 1


def render(path):
    bpy.context.scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def render_glow(path):
    """Render only what glows, on a transparent background. Changes the scene, so call it last."""
    hole = bpy.data.materials.new("hole")
    nodes = materials.Nodes(hole)
    nodes.add("OutputMaterial", {0: nodes.add("Holdout").outputs[0]})
    for thing in bpy.context.scene.objects:
        if thing.type != "MESH":
            continue
        for i, material in enumerate(thing.data.materials):
            if material is None or material.get("emissive"):
                continue
            twin = material.get("glow twin")
            thing.data.materials[i] = bpy.data.materials[twin] if twin else hole
        for modifier in list(thing.modifiers):
            if modifier.name == "outline":
                thing.modifiers.remove(modifier)
    bpy.context.scene.render.use_freestyle = False
    render(path)
