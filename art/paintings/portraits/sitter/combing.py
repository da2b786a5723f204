"""Hair as strands: a few thousand tubes that follow some hundred guides, which are combed over the head step by step."""
import math

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from . import geometry, head_model


def unit(v):
    return v / np.maximum(1e-9, np.linalg.norm(v, axis=-1, keepdims=True))


def triangles(faces):
    out = []
    for f in faces:
        out.append(f[:3])
        if len(f) == 4:
            out.append((f[0], f[2], f[3]))
    return np.array(out)


class Scalp:
    """The posed skin with the places of the middle person, to scatter roots on."""

    def __init__(self, head, line, random, ear_top=5.6):
        """ear_top: no root stands under this height where the ear is"""
        self.head, self.random = head, random
        b = head_model.PARTS['head'][1]
        faces = [f for f in head_model.FACES if max(f) < b]
        self.v = head.unposed
        self.n = geometry.normals_of(head.unposed, faces)
        self.tri = triangles(faces)
        self.neutral = head_model.NEUTRAL
        self.inside = line
        self.tree = BVHTree.FromPolygons([Vector(p) for p in self.v[:b]], faces)
        c = self.neutral[self.tri].mean(1)
        cross = np.cross(
            self.v[self.tri[:, 1]] - self.v[self.tri[:, 0]], self.v[self.tri[:, 2]] - self.v[self.tri[:, 0]]
        )
        self.area = np.linalg.norm(cross, axis=1) / 2
        out = unit(cross)
        radial = unit(c - np.array([0, 3.0, 0.5]))
        outward = (out * radial).sum(1) > 0.25
        ear = (
            ((np.abs(c[:, 0]) > 7.45) & (c[:, 1] < ear_top) | (np.abs(c[:, 0]) > 8.1) & (c[:, 1] < 7.2))
            & (c[:, 2] < 3.2)
            & (c[:, 2] > -3.2)
        )
        under_ear = (np.abs(c[:, 0]) > 5.8) & (c[:, 1] < 1.6) & (c[:, 2] < 0) & (c[:, 2] > -6.5)  # a tail would hang there
        beside_nape = (np.abs(c[:, 0]) > 4.2) & (c[:, 1] < -0.5) & (c[:, 2] < 0)  # past the jaw it is seen as a scrap
        self.usable = outward & ~ear & ~under_ear & ~beside_nape & (c[:, 1] > -8)
        self.c = c

    def scatter(self, count, weight):
        """weight: function of neutral places to density. Returns roots, normals, neutral places."""
        w = self.area * self.usable * np.clip(weight(self.c), 0, None)
        pick = self.random.choice(len(w), count, p=w / w.sum())
        r = self.random.rand(count, 2)
        flip = r.sum(1) > 1
        r[flip] = 1 - r[flip]
        t = self.tri[pick]
        b = np.stack([1 - r.sum(1), r[:, 0], r[:, 1]], 1)[:, :, None]
        return (self.v[t] * b).sum(1), unit((self.n[t] * b).sum(1)), (self.neutral[t] * b).sum(1)


def push_out(p, trees, least):
    """moves a place out of the trees' surfaces until it is `least` away"""
    for tree in trees:
        hit = tree.find_nearest(Vector(p), 9.0)
        if hit[0] is None:
            continue
        at, n = np.array(hit[0]), np.array(hit[1])
        d = (p - at) @ n
        if d < least:
            p = p + n * (least - d)
    return p


def comb(roots, normals, neutral, style, trees, random):
    """guides: (count, steps, 3)"""
    steps = style.get('steps', 16)
    count = len(roots)
    guides = np.zeros((count, steps, 3))
    lengths = style['length'](neutral, roots, random)
    for i in range(count):
        p, n = roots[i].copy(), normals[i]
        step = lengths[i] / (steps - 1)
        d = style['first'](neutral[i], p, n)
        guides[i, 0] = p
        for k in range(1, steps):
            s = k / (steps - 1)
            want = style['flow'](neutral[i], p, n, s, d)
            d = unit(d * style.get('stiff', 0.55) + want * (1 - style.get('stiff', 0.55)))
            p = p + d * step
            least = style['lift'](neutral[i], s)
            q = push_out(p, trees[:1], least)
            if len(trees) > 1:
                q = push_out(q, trees[1:], 0.35 + 0.5 * s)
            keep = style.get('keep')
            if keep:
                q = keep(neutral[i], q, s)
            moved = q - guides[i, k - 1]
            guides[i, k] = guides[i, k - 1] + unit(moved) * step
            d, p = unit(moved), guides[i, k]
            hit = trees[0].find_nearest(Vector(p), 6.0)
            if hit[0] is not None:
                n = np.array(hit[1])
    return guides


def fill(scalp, guides, g_neutral, g_roots, count, style, random):
    """strands: between guides, drawn together into locks"""
    roots, normals, neutral = scalp.scatter(count, style['density'])
    steps = guides.shape[1]
    side = style.get('side', lambda p: np.zeros(len(p)))
    gs, cs = side(g_neutral), side(neutral)
    near = np.zeros((count, 3), int)
    weight = np.zeros((count, 3))
    for a in range(0, count, 2000):
        q = roots[a : a + 2000]
        D = ((q[:, None] - g_roots[None]) ** 2).sum(2) + 1e3 * (cs[a : a + 2000, None] != gs[None])
        idx = np.argpartition(D, 3, 1)[:, :3]
        dd = np.take_along_axis(D, idx, 1)
        order = np.argsort(dd, 1)
        idx = np.take_along_axis(idx, order, 1)
        dd = np.take_along_axis(dd, order, 1)
        near[a : a + 2000] = idx
        w = 1 / (dd + 0.05)
        weight[a : a + 2000] = w / w.sum(1, keepdims=True)
    rel = guides - guides[:, :1]
    shape = (rel[near] * weight[:, :, None, None]).sum(1)
    s = np.linspace(0, 1, steps)[None, :, None]
    short = 1 - style.get('uneven', 0.2) * random.rand(count, 1, 1)
    strand = roots[:, None] + shape * short
    lock = near[:, 0]
    pull = style.get('lock', 0.6) * s ** style.get('lock_start', 0.8)
    spread = (random.randn(count, 1, 3) * style.get('lock_width', 0.25)) * (1 - 0.5 * s) * np.minimum(1, s * 4)
    to = guides[lock] + spread
    strand = strand * (1 - pull) + to * pull
    # waves and curls, of one phase for a lock
    amount = style.get('wave', 0)
    if amount:
        ph = (random.rand(len(guides)) * 6.28)[lock][:, None] + random.randn(count, 1) * style.get('loose', 0.35)
        length = np.linalg.norm(np.diff(guides, axis=1), axis=2).sum(1)[lock][:, None]
        turn = length * s[0, :, 0][None] / style.get('wave_length', 6) * 6.28 + ph
        tangent = unit(np.gradient(strand, axis=1))
        a1 = unit(np.cross(tangent, np.array([0.3, 0.2, 1.0])))
        a2 = np.cross(tangent, a1)
        grow = (s * (1.2 - 0.2 * s)) ** style.get('wave_start', 0.6)
        coil = style.get('coil', 0.4)
        strand = strand + grow * amount * (a1 * np.sin(turn)[:, :, None] + coil * a2 * np.cos(turn)[:, :, None])
    strand = strand + random.randn(count, 1, 3) * style.get('stray', 0.12) * s**1.5
    strand += np.cumsum(random.randn(count, steps, 3) * style.get('frizz', 0.015), axis=1)
    return strand, lock


def tubes(strands, radius, sides=3, taper=0.35):
    """strands to a mesh: vertices, quads, tangents, place along (0-1)"""
    n, k, _ = strands.shape
    t = unit(np.gradient(strands, axis=1))
    ref = np.where(np.abs(t[..., 2:3]) < 0.8, np.array([0, 0, 1.0]), np.array([1.0, 0, 0]))
    a = unit(np.cross(t, ref))
    b = np.cross(t, a)
    s = np.linspace(0, 1, k)
    r = radius.reshape(-1, 1, 1) * (np.minimum(1, 0.55 + s * 4) * (1 - (1 - taper) * s**2.2))[None, :, None]
    ring = [
        strands + r * (a * math.cos(2 * math.pi * j / sides) + b * math.sin(2 * math.pi * j / sides))
        for j in range(sides)
    ]
    v = np.stack(ring, 2).reshape(-1, 3)
    i = (np.arange(n)[:, None] * k + np.arange(k - 1)[None]).reshape(-1) * sides
    quads = np.concatenate(
        [np.stack([i + j, i + (j + 1) % sides, i + sides + (j + 1) % sides, i + sides + j], 1) for j in range(sides)]
    )
    tangent = np.repeat(t.reshape(-1, 3), sides, 0)
    along = np.repeat(np.tile(s, n), sides)
    return v, quads, tangent, along
