"""Hair and beard on the head."""
from functools import partial

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from . import combing, geometry, head_model, places
from .haircuts import CUTS
from .surfaces import PAINTS, glow, lin, mesh, mix
from .tied_hair import knot_locks, tail


def hair_colours(o, along, strand_lock, steps, sides, random, extra=None):
    dark, mid, light = lin(o['dark']), lin(o['mid']), lin(o['light'])
    n = len(strand_lock)
    lock_tone = random.randn(4000)[strand_lock % 4000] * 0.5 + random.randn(n) * 0.35
    tone = np.repeat(np.clip(0.5 + 0.28 * lock_tone, 0, 1), steps * sides)
    c = mix(mix(dark, mid, np.clip(tone * 1.6, 0, 1)), light, np.clip(tone * 1.8 - 0.9, 0, 1) * o.get('streak', 0.8))
    c = mix(c, c * 0.55, np.clip(1 - along * 4, 0, 1) * 0.7)
    c = mix(c, light, np.clip(along - 0.55, 0, 1) * o.get('tip', 0.35))
    if o.get('grey'):
        g = np.repeat(random.rand(n) < o['grey'], steps * sides)
        c = np.where(g[:, None], lin(o.get('grey_colour', '#cfc9c0')), c)
    return c


def add_strands(name, strands, lock, o, material, random, radius, posed):
    n, steps, _ = strands.shape
    st = posed(strands.reshape(-1, 3)).reshape(n, steps, 3)
    v, q, t, along = combing.tubes(st, radius * (0.7 + 0.6 * random.rand(n)), 3, o.get('taper', 0.3))
    mesh(name, v, q, hair_colours(o, along, lock, steps, 3, random), material, t, 0.3)


def build_hair(who, head, cloth, random):
    o = dict(who['hair'])
    if o['kind'] == 'none':
        return
    S = head.scale * who.get('skull', 1.0)
    line = places.hairline(places.HAIRLINES[o.get('line', 'full')])
    ragged = np.random.RandomState(4)
    jit = ragged.randn(6, 3)

    def wavy(p):
        return (
            line(p)
            + o.get('low', 0) * geometry.smooth(70, 20, np.abs(places.azimuth(p)))
            + 0.22 * sum(np.sin(p @ (j * 1.6) + i) for i, j in enumerate(jit)) / 2
        )

    scalp = combing.Scalp(head, wavy, random, 4.2 if o.get('line') == 'up' else 5.6)
    trees = [scalp.tree]
    if cloth is not None:
        cv, cf = cloth
        back = (cv - head.pivot) @ head.R + head.pivot
        trees.append(BVHTree.FromPolygons([Vector(p) for p in back], cf))
    style = CUTS[o['kind']](wavy, o, S)
    material = PAINTS.surface(
        'hair',
        rough=o.get('rough', 0.36),
        specular=o.get('shine', 0.42),
        sheen=0.1,
        extra=partial(glow, strength=o['glow']) if o.get('glow') else None,
    )
    material.cycles.sample_as_light = False  # or most samples go to find out how little the hair gives
    roots, normals, neutral = scalp.scatter(o.get('guides', 700), style['density'])
    guides = combing.comb(roots, normals, neutral, style, trees, random)
    st, lock = combing.fill(scalp, guides, neutral, roots, o.get('count', 9000), style, random)
    add_strands('hair', st, lock, o, material, random, o.get('thick', 0.055) * S, head.posed)
    if o['kind'] == 'tied':
        at = np.array(o.get('knot', (0, 6.5, -9.0)), float) * S
        if o.get('bun'):
            g = knot_locks(at + np.array([0, 0.6, -1.0]) * S, o['bun'] * S, S, random)
        else:
            g = tail(at, o.get('tail_way', (0.2, 0.3, -1)), o.get('tail', 20) * S, S, random, o)
        s2 = dict(
            style,
            wave=o.get('tail_wave', 0.35),
            wave_length=7,
            lock=0.6,
            lock_width=0.35,
            uneven=0.2,
            density=style['density'],
        )
        n2 = o.get('tail_count', 2600)
        pick = random.randint(0, len(g), n2)
        k = g.shape[1]
        s = np.linspace(0, 1, k)[None, :, None]
        st = g[pick] + random.randn(n2, 1, 3) * 0.42 * S * (1 - 0.3 * s) + np.cumsum(random.randn(n2, k, 3) * 0.02, 1)
        add_strands('tail', st, pick, o, material, random, o.get('thick', 0.055) * S, head.posed)
    if o.get('wisps'):  # loose hairs at the hairline
        edge = lambda c: np.exp(-((wavy(c) / 0.7) ** 2)) * (c[:, 2] > -3)
        r2, n2, q2 = scalp.scatter(o['wisps'], edge)
        s2 = dict(style)
        s2['length'] = lambda q, r, rnd: (1.6 + 3.2 * rnd.rand(len(q))) * S
        g2 = combing.comb(r2, n2, q2, s2, trees, random)
        add_strands(
            'wisps',
            g2 + np.cumsum(random.randn(*g2.shape) * 0.05, 1),
            np.arange(len(g2)),
            o,
            material,
            random,
            0.034 * S,
            head.posed,
        )


def build_beard(who, head, M, random):
    o = who.get('beard')
    if not o:
        return
    line = lambda c: np.zeros(len(c))
    scalp = combing.Scalp(head, line, random)
    scalp.usable = scalp.c[:, 2] > 0
    dens = M['beard'].copy()
    tache = geometry.bump(head_model.NEUTRAL * [0.55, 1.6, 1], (0, -1.75 * 1.6, 12.0), 0.75)
    p = head_model.NEUTRAL
    lipd = geometry.polygon_signed(p, head_model.L[48:60])
    line_y = o.get('cheek', -0.4)  # the cheek's line: hairs grow sparse toward it
    dens *= geometry.smooth(line_y + 1.5, line_y - 1.3, p[:, 1] - 0.42 * np.maximum(0, np.abs(p[:, 0]) - 3.2))
    if o.get('tache', True):
        dens = np.maximum(dens, 1.8 * geometry.smooth(0.2, 0.6, tache))
        beside = sum(geometry.bump(p, (s * 2.7, -2.9, 10.4), 0.8) for s in (-1, 1))
        dens = np.maximum(dens, 1.2 * geometry.smooth(0.25, 0.7, beside))  # down to the beard
    if who['hair'].get('kind') != 'none':  # up to the hair, before the ear
        before_ear = sum(geometry.bump(p, (s * 7.0, 1.2, 3.2), 1.3) for s in (-1, 1))
        dens = np.maximum(dens, geometry.smooth(0.3, 0.7, before_ear) * (1 - M['ear']))
    dens *= geometry.smooth(0.12, 0.5, lipd)
    if o.get('goatee'):
        dens *= np.maximum(geometry.smooth(3.6, 2.2, np.abs(p[:, 0])), 0.0)
    tri_d = dens[scalp.tri].mean(1)
    scalp.usable = scalp.usable & (tri_d > 0.05)
    keep = tri_d
    scalp.area = scalp.area * np.clip(keep, 0, 2)
    roots, normals, neutral = scalp.scatter(o.get('count', 4000), lambda c: np.ones(len(c)))
    n = len(roots)
    steps = 7
    st = np.zeros((n, steps, 3))
    length = o.get('length', 1.0) * head.scale
    for i in range(n):
        p, nrm = roots[i], normals[i]
        q = neutral[i]
        d = combing.unit(
            nrm * o.get('stand', 0.3)
            + np.array([0.25 * np.sign(q[0]) * (q[1] > -3), -1, 0.15])
            + random.randn(3) * 0.25
        )
        l = length * (0.5 + 0.7 * random.rand()) * (1.25 if q[1] < -5 else 0.8)
        for k in range(steps):
            st[i, k] = p
            p = p + d * l / (steps - 1)
            d = combing.unit(d + np.array([0, -0.12, 0.02]))
    m = PAINTS.surface('beard', rough=0.45, specular=0.25)
    st += np.cumsum(random.randn(*st.shape) * 0.02, 1)
    add_strands('beard', st, random.randint(0, 900, n), o, m, random, o.get('thick', 0.04), head.posed)
