"""A headscarf: a shell over the head that leaves the face free, with a rolled edge, and a fall of folds round the neck."""
import math

import numpy as np

from . import geometry, head_model, places
from .coat import Surface
from .body import relax, unit

OVAL = (0.0, 1.1, 6.75, 8.6)  # middle (x, y) and half axes of the face that stays free, on the middle person


def outside(p):
    """cm-like: above 0 is covered"""
    x, y, a, b = OVAL
    r = np.sqrt(((p[:, 0] - x) / a) ** 2 + ((p[:, 1] - y) / np.where(p[:, 1] > y, b * 0.98, b * 1.03)) ** 2)
    front = geometry.smooth(0.5, 4.0, p[:, 2])
    return (r - 1) * 6 * front + 3 * (1 - front)


def shell(head):
    """vertices (posed), faces, and the way folds run"""
    b = head_model.PARTS['head'][1]
    p = head_model.NEUTRAL
    inside = (outside(p) > -0.25) & (p[:, 1] > -12.5)
    faces = [f for f in head_model.FACES if max(f) < b and all(inside[i] for i in f)]
    ids = np.unique([i for f in faces for i in f])
    remap = -np.ones(len(p), int)
    remap[ids] = np.arange(len(ids))
    f2 = [tuple(int(remap[i]) for i in f) for f in faces]
    n = geometry.normals_of(head.unposed, [f for f in head_model.FACES if max(f) < b])
    q = p[ids]
    d = outside(q)
    grow = (
        0.32
        + 1.15 * geometry.smooth(0, 4.0, d)
        + 1.2 * geometry.smooth(2, -6, q[:, 2]) * geometry.smooth(0, 6, q[:, 1])
        + 0.25 * geometry.smooth(8, 13, q[:, 1])
    )
    v = head.unposed[ids].copy()
    ear = places.masks()['ear'][ids]
    flat = relax(v, f2, 220, 0.7, geometry.smooth(1.0, 0, d))
    v = (
        v * (1 - np.clip(ear * 2 + geometry.smooth(0.8, 2.4, d) * 0.85, 0, 1))[:, None]
        + flat * np.clip(ear * 2 + geometry.smooth(0.8, 2.4, d) * 0.85, 0, 1)[:, None]
    )
    v = v + n[ids] * grow[:, None] * head.scale
    v = relax(v, f2, 8, 0.5, geometry.smooth(0.8, 0, d))
    nn = geometry.normals_of(v, f2)
    az = np.arctan2(q[:, 1] - 1, np.abs(q[:, 0]))
    wave = np.sin(d * 2.3 + 1.1 * np.sin(az * 2.2 + 0.6 * np.sign(q[:, 0])) + 0.8 * np.sign(q[:, 0])) + 0.6 * np.sin(
        d * 4.1 - 1.7 * az + q[:, 0] * 0.25
    )
    v = v + nn * (0.17 * wave * geometry.smooth(0.6, 2.2, d))[:, None] * head.scale
    ring = unit(np.cross(nn, unit(q - np.array([0, 1.5, 9]))))
    return head.posed(v), f2, ring @ head.R.T


def edge(head, shift=0.0):
    """the face's oval on the skin, posed"""
    x, y, a, b = OVAL
    surface = Surface(
        head.unposed[: head_model.PARTS['head'][1]],
        [f for f in head_model.FACES if max(f) < head_model.PARTS['head'][1]],
    )
    rest = Surface(
        head_model.NEUTRAL[: head_model.PARTS['head'][1]],
        [f for f in head_model.FACES if max(f) < head_model.PARTS['head'][1]],
    )
    t = np.linspace(0, 2 * math.pi, 90)
    want = np.stack([x + a * np.sin(t), y + b * np.where(np.cos(t) > 0, 0.98, 1.03) * np.cos(t), 0 * t], 1)
    path = []
    for w in want:
        q, _ = rest.front(w[0], w[1])
        d = ((head_model.NEUTRAL[: head_model.PARTS['head'][1]] - q) ** 2).sum(1)
        near = np.argsort(d)[:6]
        k = 1 / (d[near] + 0.02)
        p = (head.unposed[near] * k[:, None]).sum(0) / k.sum()
        pq, n = surface.nearest(p)
        path.append(p + n * 0.22)
    path = np.array(path)
    path[-1] = path[0]
    for _ in range(10):
        inner = (np.roll(path[:-1], 1, 0) + 2 * path[:-1] + np.roll(path[:-1], -1, 0)) / 4
        path = np.concatenate([inner, inner[:1]])
    return head.posed(path)


def fall(head, cloth_v, cloth_f, o):
    """cloth from under the chin over the shoulders and the chest: rows (round, down)"""
    surface = Surface(cloth_v, cloth_f)
    S = head.scale
    rows = []
    angles = np.linspace(-math.pi, math.pi, 121)
    for a in angles:
        front = max(0.0, math.cos(a))
        back = max(0.0, -math.cos(a))
        # from a line under the jaw ...
        r = (4.6 + 1.0 * front) * S
        top = head.posed(
            np.array(
                [
                    [
                        r * math.sin(a),
                        (-4.6 - 2.2 * front**1.5 + 1.2 * back) * S,
                        (0.8 + (6.4 if math.cos(a) > 0 else 5.8) * math.cos(a)) * S,
                    ]
                ]
            )
        )[0]
        # ... over the shoulders, and lower on the chest
        side = o.get('side', 15.5) + 0.8 * math.sin(2 * a + 0.6)
        hem = np.array([side * math.sin(a), -19 - o.get('low', 9) * front**1.3, 1 + 11 * math.cos(a)])
        low, n = surface.nearest(hem)
        low = low + n * 0.6
        out = unit(np.array([math.sin(a), 0.15, math.cos(a)]))
        row = []
        for u in np.linspace(0, 1, 48):
            p = top * (1 - u) + low * u
            if u > 0.2:  # it hangs: nearer the shoulder than a straight line, never under it
                q, n = surface.nearest(p)
                d = (p - q) @ n
                sag = 1 - 0.35 * math.sin(math.pi * (u - 0.2) / 0.8)
                p = q + n * max(0.7, 0.7 + (d - 0.7) * sag)
            near = math.exp(-(((u - 0.2) / 0.17) ** 2))  # full where it is wound, flat where it lies
            swag = math.sin(u * 15 + 2.2 * math.sin(a + 0.5)) * 0.75 + math.sin(u * 26 - 2.0 * math.sin(a - 0.8)) * 0.25
            pleat = math.sin(8 * a + 2.5 * math.sin(a + 1) + 3 * u) * 0.85 + math.sin(17 * a - 4 * u) * 0.25
            lie = geometry.smooth(0.25, 0.6, u) * geometry.smooth(1.0, 0.85, u)  # the hem lies smooth
            p = p + out * (0.8 * near + swag * math.sin(math.pi * u) ** 0.5 * (1 - 0.6 * lie) + pleat * lie)
            row.append(p - np.array([0, 0.8 * near * front, 0]))
        rows.append(row)
    rows = np.array(rows)
    for _ in range(3):  # no seam where the round begins, none in front
        inner = (np.roll(rows[:-1], 1, 0) + 2 * rows[:-1] + np.roll(rows[:-1], -1, 0)) / 4
        rows = np.concatenate([inner, inner[:1]])
        rows[:, 1:-1] = (rows[:, :-2] + 2 * rows[:, 1:-1] + rows[:, 2:]) / 4
    return rows
