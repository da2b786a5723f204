"""Renders a sitter: blender -b --factory-startup -P render.py -- SITTER.json OUT.png WIDTH HEIGHT SAMPLES

Writes OUT.guide as well: for every pixel which way its form runs and what it is, sixteen bits each. HEAD_MODEL names head.npz.
"""
import json
import os
import sys
from pathlib import Path

import bpy
import numpy as np

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

from sitter import finish  # noqa: E402
from sitter.picture import build  # noqa: E402


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
    sc.frame_set(1)
    v = sc.view_settings
    v.view_transform, v.look, v.exposure = 'Filmic', who.get('look', 'Medium High Contrast'), who.get('exposure', 0.0)
    read = passes(path)
    bpy.ops.render.render()
    colour, albedo, normal, guide = (read(n) for n in ('colour', 'albedo', 'normal', 'guide'))
    keep = np.clip((guide[..., 2] - 0.965) / 0.02, 0, 1) * 0.7
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
    (np.clip(guide[::-1], 0, 1) * 65535).astype('<u2').tofile(path.replace('.png', '.guide'))


words, out, *numbers = sys.argv[sys.argv.index('--') + 1 :]
sitter = build(json.loads(Path(words).read_text()))
render(sitter, out, *map(int, numbers))
