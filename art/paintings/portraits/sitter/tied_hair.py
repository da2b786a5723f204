"""What hangs or winds behind tied hair."""
import math

import numpy as np

from .combing import unit


def tail(at, way, length, S, random, o):
    """guides of a tail from a knot"""
    n = 40
    steps = 20
    g = np.zeros((n, steps, 3))
    for i in range(n):
        off = random.randn(3) * 0.55 * S
        p = at + off
        d = unit(np.array(way, float) + random.randn(3) * 0.15)
        for k in range(steps):
            g[i, k] = p
            s = k / steps
            d = unit(d * 0.75 + np.array([0, -1, 0.05]) * 0.35)
            p = p + d * length * (0.85 + 0.3 * random.rand()) / steps + off * 0.05 * (1 - s)
    return g


def knot_locks(at, r, S, random):
    """a bun: locks wound round the knot"""
    n = 60
    steps = 16
    g = np.zeros((n, steps, 3))
    for i in range(n):
        a = random.rand() * 6.28
        axis = unit(np.array([random.randn() * 0.5, random.randn() * 0.5, -1.0]))
        u = unit(np.cross(axis, [0, 1, 0.2]))
        w = np.cross(axis, u)
        rr = r * (0.55 + 0.5 * random.rand())
        h = (random.rand() - 0.3) * r * 1.0
        for k in range(steps):
            t = a + k / steps * 2.6
            g[i, k] = (
                at
                + axis * h * (1 - 0.3 * k / steps)
                + (u * math.cos(t) + w * math.sin(t)) * rr * math.sqrt(max(0.1, 1 - (h / (1.3 * r)) ** 2))
            )
    return g
