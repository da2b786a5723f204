"""Knitted bands, roll necks, and collars that turn over."""
import math

import numpy as np

from . import geometry
from .body import unit


def collar_ring(gv, neck, o, centre_z):
    """a knitted band, a roll neck or a stand collar along the neckline"""
    loop = gv[neck]
    c = loop.mean(0)
    a = np.arctan2(loop[:, 0] - c[0], loop[:, 2] - c[2])
    order = np.argsort(a)
    loop, a = loop[order], a[order]
    m = 72
    t = np.linspace(-math.pi, math.pi, m, endpoint=False)

    def circ(k):
        return np.interp(t, np.r_[a - 2 * math.pi, a, a + 2 * math.pi], np.tile(loop[:, k], 3))

    path = np.stack([circ(0), circ(1), circ(2)], 1)
    for _ in range(o.get('collar_smooth', 6)):
        path = (np.roll(path, 1, 0) + 2 * path + np.roll(path, -1, 0)) / 4
    out = unit((path - c) * [1, 0, 1])
    up = np.array([0, 1.0, 0])
    kind = o.get('collar', 'band')
    if kind == 'band':
        prof = [(-0.1, -1.0), (0.42, -0.85), (0.55, -0.2), (0.35, 0.5), (-0.05, 0.75), (-0.45, 0.55), (-0.6, -0.2)]
    elif kind == 'roll':
        h = o.get('collar_height', 5.0)
        prof = [
            (0.0, -1.0),
            (0.5, -0.7),
            (0.75, 0.2),
            (0.45, h * 0.45),
            (0.75, h * 0.62),
            (0.7, h * 0.9),
            (0.35, h),
            (-0.05, h * 0.92),
            (-0.3, h * 0.4),
            (-0.3, -0.5),
        ]
    elif kind == 'stand':
        h = o.get('collar_height', 3.2)
        prof = [
            (0.0, -1.0),
            (0.35, -0.7),
            (0.2, h * 0.5),
            (0.35, h),
            (0.15, h + 0.18),
            (-0.08, h),
            (-0.2, h * 0.5),
            (-0.25, -0.6),
        ]
    else:
        return None
    k = len(prof)
    V = np.concatenate(
        [
            path[:, None]
            + out[:, None] * np.array([p[0] for p in prof])[None, :, None] * 1.0
            + up * np.array([p[1] for p in prof])[None, :, None]
        ],
        0,
    )
    if kind in ('roll', 'stand'):  # lean in to the neck as it rises
        rise = np.array([max(0, p[1]) for p in prof])
        lean = np.minimum(o.get('lean', 0.22) * rise, 3)
        V = V - out[:, None] * lean[None, :, None]
    V = V.reshape(-1, 3)
    F = []
    gap = o.get('gap', 0)
    for i in range(m):
        if gap and abs(t[i]) < gap:
            continue
        for q in range(k):
            F.append((i * k + q, ((i + 1) % m) * k + q, ((i + 1) % m) * k + (q + 1) % k, i * k + (q + 1) % k))
    return V, F


def shirt_collar(gv, neck, o):
    """a folded collar: two leaves that rise, turn over and end in points"""
    loop = gv[neck]
    c = loop.mean(0)
    a = np.arctan2(loop[:, 0] - c[0], loop[:, 2] - c[2])
    order = np.argsort(a)
    loop, a = loop[order], a[order]
    parts = []
    h = o.get('collar_height', 2.6)
    leaf = o.get('leaf', 4.6)
    spread = o.get('spread', 0.16)
    for s in (1, -1):
        tt = np.linspace(math.pi, spread, 40)
        x = np.interp(tt * s, np.r_[a - 2 * math.pi, a, a + 2 * math.pi], np.tile(loop[:, 0], 3))
        y = np.interp(tt * s, np.r_[a - 2 * math.pi, a, a + 2 * math.pi], np.tile(loop[:, 1], 3))
        z = np.interp(tt * s, np.r_[a - 2 * math.pi, a, a + 2 * math.pi], np.tile(loop[:, 2], 3))
        path = np.stack([x, y, z], 1)
        for _ in range(8):
            path[1:-1] = (path[:-2] + 2 * path[1:-1] + path[2:]) / 4
        out = unit((path - c) * [1, 0, 1])
        f = np.linspace(0, 1, 40)[:, None]
        rise = h * (1 - 0.55 * f**2)
        top = path + np.array([0, 1, 0]) * rise - out * (0.28 * rise)
        fall = leaf * (0.8 + 0.5 * geometry.smooth(0.4, 1, f))
        away = 1.5 + 1.3 * f**1.5
        tip = geometry.smooth(0.6, 1, f) * np.array([s * o.get('point', 2.0), 0, 0.3])
        rows = [
            path - np.array([0, 0.6, 0]) + out * 0.1,
            path * 0.5 + top * 0.5,
            top,
            top + out * 0.45 + np.array([0, 0.12, 0]),
            top + out * (0.45 + away * 0.55) - np.array([0, 1, 0]) * fall * 0.45 + tip * 0.4,
            top + out * (0.45 + away) - np.array([0, 1, 0]) * fall + tip,
        ]
        V = np.stack(rows, 1).reshape(-1, 3)
        k = len(rows)
        F = [(i * k + q, (i + 1) * k + q, (i + 1) * k + q + 1, i * k + q + 1) for i in range(39) for q in range(k - 1)]
        parts.append((V, F))
    return parts
