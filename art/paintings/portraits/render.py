"""Renders a sitter: blender -b --factory-startup -P render.py -- SITTER.json OUT.png WIDTH HEIGHT SAMPLES

Writes OUT.guide as well: for every pixel which way its form runs and what it is, sixteen bits each; and OUT.sparks.json: the lights in the
eyes, which are painted last. HEAD_MODEL names head.npz.
"""
import json
import os
import sys
from pathlib import Path

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

from sitter import finish  # noqa: E402
from sitter.eyes import SPARKS  # noqa: E402
from sitter.picture import build  # noqa: E402


# Eyes and mouth are small: few samples leave them peppered. Their part of the picture is rendered again with so many times more.
CLOSER = 6
# From this kind on (the guide's third plane) the skin belongs to them.
CLOSE_FROM = 0.72
# From this kind on a pixel belongs to the eyeball.
EYE_FROM = 0.97
# How much of the eyes' light stays as rendered, 0-1.
KEPT = 0.25


def close_places(kind):
    """for each face the rows and columns of its eyes and mouth (kind: the guide's third plane)"""
    h, w = kind.shape
    columns = np.flatnonzero((kind > CLOSE_FROM).sum(0) > 1)
    if not len(columns):
        return []
    margin = max(6, w // 80)
    places = []
    for part in np.split(columns, np.flatnonzero(np.diff(columns) > w // 16) + 1):
        rows = np.flatnonzero((kind[:, part] > 0.88).any(1))
        if not len(rows):  # a line of age alone
            continue
        places.append(
            (
                slice(max(0, rows[0] - margin), min(h, rows[-1] + margin)),
                slice(max(0, part[0] - margin), min(w, part[-1] + margin)),
            )
        )
    return places


def seen_sparks(kind, frame):
    """the lights in eyes, where no lid covers them: places and reach as shares of width and height (kind: the guide's third plane)"""
    sc = bpy.context.scene
    h, w = kind.shape

    def is_seen(place, reach):
        x, y, _ = world_to_camera_view(sc, sc.camera, Vector(place))
        rows = [round((y + dy * reach / frame) * h) for dy in (0, 0.6)]
        return all(0 <= row < h and 0 <= x < 1 and kind[row, int(x * w)] > EYE_FROM for row in rows)

    seen = []
    for pair in SPARKS:
        # Both eyes have the light at one height, or each seems to look at another window.
        open_to_all = [
            all(is_seen(places[i], reach) or not any(is_seen(p, reach) for p in places) for places, reach, _ in pair)
            for i in range(len(pair[0][0]))
        ]
        height = open_to_all.index(True) if any(open_to_all) else -1
        for places, reach, bright in pair:
            if bright > 0 and is_seen(places[height], reach):
                x, y, _ = world_to_camera_view(sc, sc.camera, Vector(places[height]))
                seen.append({'x': x, 'y': 1 - y, 'reach': reach / frame, 'bright': bright})
    return seen


def passes(path):
    """the render's passes, each as an EXR beside it"""
    sc = bpy.context.scene
    layer = sc.view_layers[0]
    layer.cycles.denoising_store_passes = True
    aov = layer.aovs.add()
    aov.name, aov.type = 'guide', 'COLOR'
    sc.use_nodes = True
    t = sc.node_tree
    t.nodes.clear()
    source = t.nodes.new('CompositorNodeRLayers')
    out = t.nodes.new('CompositorNodeOutputFile')
    out.base_path = os.path.dirname(path) or '.'
    out.format.file_format = 'OPEN_EXR'
    out.format.color_depth = '32'
    out.format.color_mode = 'RGB'
    out.file_slots.clear()
    stem = os.path.basename(path)[:-4]
    for name, socket in (
        ('colour', 'Image'),
        ('albedo', 'Denoising Albedo'),
        ('normal', 'Denoising Normal'),
        ('guide', 'guide'),
    ):
        out.file_slots.new(f'{stem}-{name}-')
        t.links.new(source.outputs[socket], out.inputs[-1])
    c = t.nodes.new('CompositorNodeComposite')
    t.links.new(source.outputs['Image'], c.inputs[0])

    def read(name):
        file = os.path.join(out.base_path, f'{stem}-{name}-0001.exr')
        image = bpy.data.images.load(file)
        image.colorspace_settings.name = 'Raw'
        w, h = image.size
        p = np.empty(w * h * 4, np.float32)
        image.pixels.foreach_get(p)
        bpy.data.images.remove(image)
        os.remove(file)
        return p.reshape(h, w, 4)[..., :3]

    return read


def render(who, path, width, height, samples):
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    c = sc.cycles
    c.samples = samples
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 2, 1, 1, 1
    c.sample_clamp_indirect = 2
    c.sample_clamp_direct = 12
    c.use_adaptive_sampling = False
    c.caustics_reflective = c.caustics_refractive = False
    c.seed = 3
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = width, height, 100
    sc.render.use_persistent_data = True  # eyes and mouth are rendered from the same scene
    sc.frame_set(1)
    v = sc.view_settings
    v.view_transform, v.look, v.exposure = 'Filmic', who.get('look', 'Medium High Contrast'), who.get('exposure', 0.0)
    read = passes(path)
    bpy.ops.render.render()
    planes = [read(n) for n in ('colour', 'albedo', 'normal', 'guide')]
    c.samples, c.seed, sc.render.use_border = samples * CLOSER, 4, True
    for rows, columns in close_places(planes[3][..., 2]):
        b = sc.render
        b.border_min_x, b.border_max_x = columns.start / width, columns.stop / width
        b.border_min_y, b.border_max_y = rows.start / height, rows.stop / height
        bpy.ops.render.render()
        for plane, name in zip(planes, ('colour', 'albedo', 'normal', 'guide')):
            inside = slice(rows.start + 2, rows.stop - 2), slice(columns.start + 2, columns.stop - 2)
            plane[inside] = read(name)[inside]
    colour, albedo, normal, guide = planes
    keep = np.clip((guide[..., 2] - 0.965) / 0.02, 0, 1) * KEPT
    clean = finish.denoised(colour, albedo, normal, keep)
    image = bpy.data.images.new('clean', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(
        np.concatenate([clean, np.ones((height, width, 1), np.float32)], 2).ravel().astype(np.float32)
    )
    sc.render.image_settings.file_format = 'PNG'
    sc.render.image_settings.color_mode = 'RGB'
    sc.render.image_settings.color_depth = '8'
    image.save_render(path, scene=sc)
    sparks = seen_sparks(guide[..., 2], who.get('frame', 46.0))
    Path(path.replace('.png', '.sparks.json')).write_text(json.dumps(sparks))
    (np.clip(guide[::-1], 0, 1) * 65535).astype('<u2').tofile(path.replace('.png', '.guide'))


words, out, *numbers = sys.argv[sys.argv.index('--') + 1 :]
sitter = build(json.loads(Path(words).read_text()))
render(sitter, out, *map(int, numbers))
