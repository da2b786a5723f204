"""A headscarf: a shell over the head that leaves the face free, with a rolled edge, and a fall of folds round the neck."""
import math

import numpy as np

from . import geometry, head_model, places
from .coat import Surface
from .body import relax, unit

OVAL = (0.0, 1.1, 6.5, 8.5)  # middle (x, y) and half axes of the face that stays free, on the middle person


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
        0.12  # down on the skin at the edge, or a black slit is seen
        + 1.6 * geometry.smooth(-0.1, 4.0, d)
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


def edge(head, wider=0.0, off=0.1, off_chin=0.1):
    """the face's oval on the skin, posed; cm wider, and off the skin, there and under the chin"""
    x, y, a, b = OVAL
    a, b = a + wider, b + 0.6 * wider
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
    for w, height in zip(want, off + (off_chin - off) * geometry.smooth(1.15, 0.6, np.abs(t - math.pi))):
        q, _ = rest.front(w[0], w[1])
        d = ((head_model.NEUTRAL[: head_model.PARTS['head'][1]] - q) ** 2).sum(1)
        near = np.argsort(d)[:6]
        k = 1 / (d[near] + 0.02)
        p = (head.unposed[near] * k[:, None]).sum(0) / k.sum()
        pq, n = surface.nearest(p)
        path.append(p + n * height)
    path = np.array(path)
    path[-1] = path[0]
    for _ in range(10):
        inner = (np.roll(path[:-1], 1, 0) + 2 * path[:-1] + np.roll(path[:-1], -1, 0)) / 4
        path = np.concatenate([inner, inner[:1]])
    return head.posed(path)


def drape_edge(head, angles):
    """where the outer layer begins: beside the face's oval from the chin to the temples, and on round the back of the head"""
    S = head.scale
    oval = edge(head, 1.2, 0.15, 0.9)  # from the top of the forehead to the sitter's left; it comes out from under the first layer
    t = np.linspace(0, 2 * math.pi, len(oval))
    at = math.pi - angles * (1.75 / 1.9)  # the chin in front
    beside = np.stack([np.interp(at % (2 * math.pi), t, oval[:, k]) for k in range(3)], 1)
    behind = head.posed(
        np.stack([7.0 * S * np.sin(angles), (1.0 + np.cos(2 * angles)) * S, (-1 + 6.5 * np.cos(angles)) * S], 1)
    )
    w = geometry.smooth(1.6, 2.3, np.abs(angles))[:, None]
    return beside * (1 - w) + behind * w


def fall(head, cloth_v, cloth_f, o):
    """the outer layer: from beside the face over the shoulders and the chest: rows (round, down)"""
    surface = Surface(cloth_v, cloth_f)
    rows = []
    angles = np.linspace(-math.pi, math.pi, 141)
    tops = drape_edge(head, angles)
    for a, top in zip(angles, tops):
        front = max(0.0, math.cos(a))
        side = o.get('side', 14) + 0.8 * math.sin(2 * a + 0.6)
        hem = np.array([side * math.sin(a), -18 - o.get('low', 7) * front**1.3, 1 + 11 * math.cos(a)])
        low, n = surface.nearest(hem)
        low = low + n * 0.6
        out = unit(np.array([math.sin(a), 0.15, math.cos(a)]))
        row = []
        for u in np.linspace(0, 1, 56):
            p = top * (1 - u) + low * u
            # under the chin it goes in to the throat before it comes out over the chest
            p = p - np.array([0, 0, 1.0]) * 2.4 * front**2 * math.exp(-(((u - 0.22) / 0.16) ** 2))
            if u > 0.2:  # it hangs: nearer the shoulder than a straight line, never under it
                q, n = surface.nearest(p)
                d = (p - q) @ n
                sag = 1 - 0.3 * math.sin(math.pi * (u - 0.2) / 0.8)
                p = q + n * max(0.7, 0.7 + (d - 0.7) * sag)
            swag = math.sin(u * 17 + 2.2 * math.sin(a + 0.5)) * 0.6 + math.sin(u * 29 - 2.0 * math.sin(a - 0.8)) * 0.2
            pleat = math.sin(9 * a + 2.5 * math.sin(a + 1) + 3 * u) * 0.7 + math.sin(17 * a - 4 * u) * 0.2
            rounded = 0.35 * math.exp(-((u / 0.05) ** 2))  # the turned edge
            here = math.sin(math.pi * min(1, u * 1.04)) ** 0.7
            row.append(p + out * (rounded + here * (swag * front + pleat * (1 - 0.6 * front))))
        rows.append(row)
    rows = np.array(rows)
    for _ in range(2):  # no seam where the round begins, none in front
        inner = (np.roll(rows[:-1], 1, 0) + 2 * rows[:-1] + np.roll(rows[:-1], -1, 0)) / 4
        rows = np.concatenate([inner, inner[:1]])
        rows[:, 1:-1] = (rows[:, :-2] + 2 * rows[:, 1:-1] + rows[:, 2:]) / 4
    return rows


def laid_over(rows):
    """the scarf's other end: from one cheek across under the chin and over the other shoulder, in folds; rows along it"""
    n, k, _ = rows.shape
    middle = rows.mean((0, 1))

    def at(a, u):
        i = np.clip((a + math.pi) / (2 * math.pi) * (n - 1), 0, n - 2)
        j = np.clip(u * (k - 1), 0, k - 2)
        i0, j0 = int(i), int(j)
        f, g = i - i0, j - j0
        return (rows[i0, j0] * (1 - f) + rows[i0 + 1, j0] * f) * (1 - g) + (
            rows[i0, j0 + 1] * (1 - f) + rows[i0 + 1, j0 + 1] * f
        ) * g

    out = []
    for s in np.linspace(0, 1, 70):
        a = -1.35 + 3.3 * s
        first = 0.08 + 0.30 * s**1.2
        wide = 0.13 + 0.25 * math.sin(math.pi * min(1, 0.15 + 0.75 * s))
        row = []
        for w in np.linspace(0, 1, 26):
            p = at(a, first + wide * w)
            way = unit((p - middle) * [1, 0.1, 1])
            fold = 0.45 * abs(math.sin(w * 3.2 * math.pi + 1.2 * math.sin(3 * s))) ** 0.8
            row.append(p + way * (0.55 + fold) * geometry.smooth(0, 0.08, w) ** 0.5 * (1 if w < 0.97 else 0.6))
        out.append(row)
    out = np.array(out)
    for _ in range(2):
        out[1:-1] = (out[:-2] + 2 * out[1:-1] + out[2:]) / 4
    return out
