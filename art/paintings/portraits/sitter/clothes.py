"""What a sitter wears: sweater, shirt collar, coat or jacket, headscarf."""
import hashlib
import math
import os

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from . import coat, draping, geometry, head_model, scarf
from .body import Body
from .collars import collar_ring, shirt_collar
from .surfaces import PAINTS, lin, mesh, mix, piping


SHAPE = (
    'neck',
    'drop',
    'back',
    'gap_neck',
    'loose',
    'wide',
    'high',
    'v',
    'deep',
    'ease',
    'relax',
    'sleeve',
    'mass',
    'bending',
    'frames',
    'self',
)


def earrings(who, head, M):
    if not who.get('earrings'):
        return
    m = PAINTS.surface('earring', rough=0.3, specular=0.6)
    S = head.scale
    t, u = np.meshgrid(np.linspace(0, 2 * math.pi, 13), np.linspace(0, math.pi, 8), indexing='ij')
    ball = np.stack([np.sin(u) * np.cos(t), np.cos(u), np.sin(u) * np.sin(t)], 2) * 0.34 * S
    for s in (-1, 1):
        ear = np.where(
            (M['ear'] > 0.3)
            & (head_model.NEUTRAL[:, 0] * s > 0)
            & (np.arange(len(head_model.NEUTRAL)) < head_model.PARTS['head'][1])
        )[0]
        low = ear[np.argsort(head_model.NEUTRAL[ear, 1])[:8]]
        v, f = coat.strip(ball + head.unposed[low].mean(0) + np.array([s * 0.25, -0.05, 0.15]) * S)
        mesh('earring', head.posed(v), f, lin(who['earrings']), m, None, 0.9)


def headscarf(who, head, cloth):
    o = who.get('scarf')
    if not o:
        return
    m = PAINTS.surface('scarf', rough=0.8, specular=0.15, sheen=0.3)
    colour = lin(o['colour'])

    def shade(v):
        r = np.random.RandomState(8)
        w = sum(np.sin(v @ (r.randn(3) * f) + r.rand() * 6) for f in (0.15, 0.4)) / 2
        return colour * (1 + 0.06 * w[:, None])

    v, f, way = scarf.shell(head)
    mesh('scarf', v, f, shade(v), m, way, 0.15, subdivide=1)
    v, f = coat.strip(piping(scarf.edge(head), 0.46))
    mesh('scarf', v, f, shade(v), m, None, 0.15, subdivide=1)
    fall = scarf.fall(head, cloth[0], cloth[1], o)
    over = scarf.laid_over(fall)
    for rows, way in ((fall, np.gradient(fall, axis=1)), (over, np.gradient(over, axis=0))):
        v, f = coat.strip(rows)
        ob = mesh('scarf', v, f, shade(v), m, way.reshape(-1, 3), 0.15)
        th = ob.modifiers.new('t', 'SOLIDIFY')
        th.thickness = 0.25
        th.offset = -1
        sd = ob.modifiers.new('s', 'SUBSURF')
        sd.levels = sd.render_levels = 1


def work_clothes(gv, gf, neck, o, col):
    """coat or jacket over the dropped cloth: colours of the cloth, and the parts laid on it: (rows, colour, thickness)"""
    c = o['coat']
    white, line = o['colour'], c.get('line', '#1f236b')
    parts = []
    foot = gv[:, 1].min() + 1
    if c['kind'] == 'lapels':
        leaves, opening, bottom = coat.lapels(gv, gf, neck, c)
        r = c.get('piping', 0.17)
        for collar, lapel in leaves:
            parts += [(lapel, white, 0.12), (collar, white, 0.12)]
            # one line round collar and lapel: two, where they meet, end in hooks
            edge = coat.smoothed(np.concatenate([collar[:-2, -1], lapel[4:, -1]]), 3)
            parts.append((piping(edge, r), line, 0))
        x, y = gv[:, 0], gv[:, 1]
        seen = (y > bottom) & (np.abs(x) < opening(y) + 1.4 * geometry.smooth(0, 6, y - bottom)) & (gv[:, 2] > -1)
        col = np.where(seen[:, None], lin(c['under']) * (1 + 0.5 * (col / lin(white) - 1)), col)
        edge = coat.closing(gv, gf, -c.get('overlap', 0.8), bottom + 1.2, foot, 3.0, 0.4)
        parts += [(edge, white, 0), (piping(edge[:, 4], r), line, 0)]
    else:
        stand = coat.stand_collar(gv, neck, c)
        x0, top = stand[0, 1, :2]  # the front begins where the collar ends
        placket = math.copysign(c.get('placket', 3.2), c.get('over', 1))
        edge = coat.closing(gv, gf, x0, top - 1.0, foot, placket, 0.45, c.get('slant', 0.0))
        parts += [(stand, white, 0), (edge, white, 0)]
        parts.append((piping(coat.front_line(stand, edge), c.get('piping', 0.2)), line, 0))
    if c.get('pocket'):
        px, py = c['pocket']
        flap = coat.pocket(gv, gf, px, py, 8.5, 9)
        parts += [(flap, white, 0.1), (piping(flap[0], 0.16), line, 0)]
    return col, parts


def build_clothes(who, head):
    o = who['clothes']
    body = Body(who, head)
    key = hashlib.md5(
        repr(
            (
                sorted(((k, o[k]) for k in o if k in SHAPE), key=str),
                who.get('sex'),
                who.get('child'),
                who.get('body'),
                who.get('arms'),
                who.get('shoulder_lift'),
                who.get('neck_longer'),
                float(body.v.sum().round(0)),
                float(head.v[:11248][head_model.NEUTRAL[:11248, 1] < -9].sum().round(0)),
            )
        ).encode()
    ).hexdigest()[:12]
    kept = os.path.join(os.environ.get('CLOTH_CACHE', '.'), f'cloth-{key}.npz')
    if os.path.exists(kept):
        z = np.load(kept)
        gv, neck = z['v'], z['neck'].tolist()
        gf = [tuple(int(i) for i in f if i >= 0) for f in z['f']]
    else:
        gv, gf, neck = draping.garment(body, o, head, o.get('frames', 12))
        np.savez_compressed(kept, v=gv, neck=np.array(neck), f=np.array([list(f) + [-1] * (4 - len(f)) for f in gf]))
    loop = gv[neck]
    away = np.min(np.linalg.norm(gv[:, None] - loop[None, ::2], axis=2), axis=1)
    moved = draping.folds(gv, gf, body.joints, o, np.random.RandomState(who.get('seed', 1) + 40))
    gv = gv + (moved - gv) * geometry.smooth(1.5, 6, away)[:, None]

    def cloth_nodes(t, p, attr):
        if not o.get('knit'):
            return
        N, link = t.nodes.new, t.links.new
        w = N('ShaderNodeTexNoise')
        w.inputs['Scale'].default_value = 1.6
        w.inputs['Detail'].default_value = 3
        b = N('ShaderNodeBump')
        b.inputs['Strength'].default_value = o['knit']
        b.inputs['Distance'].default_value = 0.5
        g = N('ShaderNodeNewGeometry')
        link(g.outputs['Position'], w.inputs['Vector'])
        link(w.outputs['Fac'], b.inputs['Height'])
        link(b.outputs[0], p.inputs['Normal'])

    m = PAINTS.surface('cloth', rough=0.85, specular=0.15, sheen=o.get('sheen', 0.25), extra=cloth_nodes)
    col = np.tile(lin(o['colour']), (len(gv), 1))
    r = np.random.RandomState(3)
    mott = sum(np.sin(gv @ (r.randn(3) * f) + r.rand() * 6) for f in (0.12, 0.3, 0.5)) / 3
    col = col * (1 + 0.07 * mott[:, None])
    if o.get('stripe'):
        y = gv[:, 1] + 0.15 * gv[:, 2]
        col = mix(
            col,
            lin(o['stripe']),
            (np.mod(y, o.get('stripe_every', 3.2)) < o.get('stripe_width', 1.1)) * (y < o.get('stripe_below', -24)),
        )
    if o.get('coat'):
        col, parts = work_clothes(gv, gf, neck, o, col)
    n = geometry.normals_of(gv, gf)
    tan = np.cross(n, np.array([1, 0.15, 0]))
    side = np.abs(n[:, 0])[:, None]
    tan = tan * 1.0 + np.array([0, -1, 0]) * side
    mesh('garment', gv, gf, col, m, tan, 0.15, subdivide=1)
    if o.get('coat'):
        white = PAINTS.surface('coat', rough=0.85, specular=0.12, sheen=0.15)
        for rows, colour, thick in parts:
            v, f = coat.strip(rows)
            way = np.gradient(rows, axis=0).reshape(-1, 3)
            ob = mesh('coat', v, f, lin(colour), white, way, 0.15)
            if thick:
                th = ob.modifiers.new('t', 'SOLIDIFY')
                th.thickness = thick
                th.offset = -1
            sd = ob.modifiers.new('s', 'SUBSURF')
            sd.levels = sd.render_levels = 2
    if o.get('shirt'):
        so = dict(o.get('shirt_shape', {}))
        pm = PAINTS.surface('collar', rough=0.8, specular=0.15)
        for v, f in shirt_collar(gv, neck, so):
            ob = mesh('collar', v, f, lin(o.get('shirt', o['colour'])), pm, None, 0.15)
            th = ob.modifiers.new('t', 'SOLIDIFY')
            th.thickness = 0.22
            th.offset = 0
            sd = ob.modifiers.new('s', 'SUBSURF')
            sd.levels = sd.render_levels = 1
    if o.get('collar', 'band') in ('band', 'roll', 'stand'):
        v, f = collar_ring(gv, neck, o, 0)
        mesh('collar', v, f, lin(o.get('trim', o['colour'])), m, None, 0.15, subdivide=1)
    tree = BVHTree.FromPolygons([Vector(p) for p in gv], gf)
    loop = gv[neck]
    # skin under the cloth is left away
    cover = np.zeros(len(head.v), bool)
    for i in np.where((head.v[:, 1] < -8) & (np.arange(len(head.v)) < head_model.PARTS['head'][1]))[0]:
        p = head.v[i]
        hit = tree.find_nearest(Vector(p), 14)
        if hit[0] is None:
            continue
        d = np.min(np.linalg.norm(loop - np.array(hit[0]), axis=1))
        low = p[1] < loop[:, 1].min() - 3.5
        if d > 0.9 or low:
            cover[i] = True
    return (gv, gf), cover
