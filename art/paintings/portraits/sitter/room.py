"""The wall with its arch, and the light."""
import math

import bpy
import numpy as np
from mathutils import Vector

from .surfaces import PAINTS, lin, mesh


def area(at, aim, size, energy, colour, glossy=True):
    l = bpy.data.lights.new('area', 'AREA')
    l.shape = 'RECTANGLE'
    l.size, l.size_y = size
    l.energy = energy
    l.color = tuple(lin(colour))
    o = bpy.data.objects.new('area', l)
    o.location = at
    o.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)
    o.visible_camera = False
    o.visible_glossy = glossy
    return o


def build_room(who, frame, aim):
    o = who.get('room', {})
    wall, trim = lin(o.get('wall', '#b9c8de')), lin(o.get('trim', '#efe6d6'))
    m = PAINTS.surface('wall', rough=0.9, specular=0.1)
    plain = lambda p: p
    S = frame / 50
    y = o.get('far', 62) * S
    W = 220 * S
    # wall: finely divided so that its colour can wander
    k = 60
    gx, gz = np.meshgrid(np.linspace(-W / 2, W / 2, k), np.linspace(-W / 2, W / 2, k))
    v = np.stack([gx.ravel(), np.full(k * k, y), gz.ravel() + aim[2]], 1)
    q = np.array(
        [(i * k + j, i * k + j + 1, (i + 1) * k + j + 1, (i + 1) * k + j) for i in range(k - 1) for j in range(k - 1)]
    )
    r = np.random.RandomState(o.get('seed', 1))
    w = sum(np.sin(v @ (r.randn(3) * f / S) + r.rand() * 6) for f in (0.04, 0.07, 0.12)) / 3
    col = np.tile(wall, (len(v), 1)) * (1 + 0.07 * w[:, None] * np.array([1.2, 0.8, 0.4]))
    ang = o.get('angle', 0.9)
    tan = np.tile([math.cos(ang), 0, math.sin(ang)], (len(v), 1)) + 0.5 * np.stack(
        [np.sin(v[:, 2] * 0.05), 0 * v[:, 0], np.cos(v[:, 0] * 0.04)], 1
    )
    mesh('wall', v, q, col, m, tan, 0.0, place=plain, smooth=False)
    if o.get('arch') != 'none':
        cx, rad, foot, top = (
            o.get('arch_x', -6) * S,
            o.get('arch_r', 17) * S,
            aim[2] - 60 * S,
            aim[2] + o.get('arch_top', 14) * S,
        )
        spring = top - rad
        t = np.linspace(math.pi, 0, 40)
        ring = lambda rr: np.concatenate(
            [[[cx - rr, foot]], np.stack([cx + rr * np.cos(t), spring + rr * np.sin(t)], 1), [[cx + rr, foot]]]
        )
        inner, outer = ring(rad), ring(rad + o.get('trim_width', 1.5) * S)

        def slab(poly, yy, colour, name):
            c = np.array([[cx, spring - 10]])
            p = np.concatenate([c, poly])
            vv = np.stack([p[:, 0], np.full(len(p), yy), p[:, 1]], 1)
            f = [(0, i, i + 1) for i in range(1, len(poly))] + [(0, len(poly), 1)]
            tn = np.tile([0.3, 0, 1.0], (len(vv), 1))
            mesh(name, vv, f, colour, m, tn, 0.0, place=plain, smooth=False)

        slab(inner, y - 0.5 * S, lin(o.get('arch', '#8fa5cf')), 'niche')
        n = len(inner)
        vv = np.concatenate(
            [
                np.stack([inner[:, 0], np.full(n, y - 1.4 * S), inner[:, 1]], 1),
                np.stack([outer[:, 0], np.full(n, y - 1.4 * S), outer[:, 1]], 1),
            ]
        )
        f = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
        d = np.gradient(inner, axis=0)
        tn = np.stack([d[:, 0], 0 * d[:, 0], d[:, 1]], 1)
        mesh('trim', vv, f, trim, m, np.concatenate([tn, tn]), 0.0, place=plain, smooth=False)
        if o.get('window'):
            sky = lin(o.get('sky', '#dfe9f5'))
            slab(inner, y - 0.8 * S, sky, 'pane')
            for bx in (-0.33, 0.33):
                x0 = cx + bx * rad * 1.0
                h = spring + rad * math.sqrt(1 - bx**2)
                vv = np.array(
                    [
                        [x0 - 0.5 * S, y - 1.2 * S, foot],
                        [x0 + 0.5 * S, y - 1.2 * S, foot],
                        [x0 + 0.5 * S, y - 1.2 * S, h],
                        [x0 - 0.5 * S, y - 1.2 * S, h],
                    ]
                )
                mesh('bar', vv, [(0, 1, 2, 3)], trim, m, np.tile([0, 0, 1.0], (4, 1)), 0.0, place=plain, smooth=False)
    # the light
    li = who.get('light', {})
    s = li.get('side', -1)
    S2 = S * S
    area(
        (s * li.get('from', 98) * S, -li.get('front', 40) * S, aim[2] + li.get('up', 50) * S),
        (0, 0, aim[2] + 3),
        (46 * S, 78 * S),
        li.get('key', 82000) * S2 * li.get('power', 1),
        li.get('key_colour', '#ffe3bd'),
    )
    area(
        (-s * 48 * S, 52 * S, aim[2] + 40 * S),
        (0, 0, aim[2]),
        (30 * S, 60 * S),
        li.get('rim', 9000) * S2,
        li.get('rim_colour', '#cfe0ff'),
        glossy=True,
    )
    # a band of morning sun on the wall
    sp = bpy.data.lights.new('spot', 'AREA')
    sp.shape = 'RECTANGLE'
    sp.size, sp.size_y = 40 * S, 40 * S
    sp.energy = li.get('wall', 15000) * S2
    sp.color = tuple(lin('#ffe6c4'))
    sp.spread = math.radians(75)
    ob = bpy.data.objects.new('spot', sp)
    ob.location = (s * 95 * S, y - 52 * S, aim[2] + 45 * S)
    ob.rotation_euler = (
        (Vector((o.get('sun_x', 8) * S, y, aim[2] + 4 * S)) - ob.location).to_track_quat('-Z', 'Y').to_euler()
    )
    bpy.context.scene.collection.objects.link(ob)
    ob.visible_camera = False
    ob.visible_glossy = False
    # the room round the sitter: cool from the far side, warm from the floor, dim from behind the window
    w = bpy.data.worlds.new('w')
    bpy.context.scene.world = w
    w.use_nodes = True
    t = w.node_tree
    N, link = t.nodes.new, t.links.new
    b = t.nodes['Background']
    g = N('ShaderNodeTexCoord')
    q = N('ShaderNodeSeparateXYZ')
    link(g.outputs['Generated'], q.inputs[0])

    def ramp(source, stops):
        r = N('ShaderNodeValToRGB')
        e = r.color_ramp.elements
        link(source, r.inputs[0])
        e[0].position, e[0].color = stops[0][0], (*stops[0][1], 1)
        e[1].position, e[1].color = stops[-1][0], (*stops[-1][1], 1)
        return r.outputs[0]

    half = lambda o_: (lambda m: (link(o_, m.inputs[0]), m.outputs[0])[1])(mapped(N))
    f = li.get('fill', 1.0)
    across = ramp(
        half(q.outputs[0]),
        [(0, lin('#b9c6e0') * 0.25), (1, lin(li.get('fill_colour', '#a9bff0')) * 0.80 * f)]
        if s < 0
        else [(0, lin(li.get('fill_colour', '#a9bff0')) * 0.80 * f), (1, lin('#b9c6e0') * 0.25)],
    )
    up = ramp(half(q.outputs[2]), [(0.15, lin('#ffcf9a') * li.get('floor', 0.22)), (0.62, (0, 0, 0))])
    add = N('ShaderNodeMixRGB')
    add.blend_type = 'ADD'
    add.inputs[0].default_value = 1
    link(across, add.inputs[1])
    link(up, add.inputs[2])
    link(add.outputs[0], b.inputs[0])
    b.inputs[1].default_value = li.get('sky', 0.35)


def mapped(N):
    m = N('ShaderNodeMath')
    m.operation = 'MULTIPLY_ADD'
    m.inputs[1].default_value = 0.5
    m.inputs[2].default_value = 0.5
    return m
