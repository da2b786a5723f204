"""What stands before people: a table with a plan on it, a counter, the back of a chair. Centimetres, Blender's axes (z up)."""
import math

import numpy as np


def disc(x, y, z, r, n=72):
    t = np.linspace(0, 2 * math.pi, n, endpoint=False)
    v = np.concatenate([[[x, y, z]], np.stack([x + r * np.cos(t), y + r * np.sin(t), np.full(n, z)], 1)])
    return v, [(0, i + 1, (i + 1) % n + 1) for i in range(n)]


def rim(x, y, z, r, thick, n=72):
    t = np.linspace(0, 2 * math.pi, n + 1)
    rows = [
        np.stack([x + (r + g) * np.cos(t), y + (r + g) * np.sin(t), np.full(n + 1, z + h)], 1)
        for g, h in ((0, 0), (0.4, -0.3 * thick), (0.4, -0.7 * thick), (0, -thick))
    ]
    return np.stack(rows, 1)


def leg(x, y, z, tall, r=2.1, n=20):
    """a table's leg that hangs from z and grows thinner downward: rows of its outline from top to foot"""
    t = np.linspace(0, 2 * math.pi, n + 1)
    rows = [
        np.stack([x + r * wide * np.cos(t), y + r * wide * np.sin(t), np.full(n + 1, z - tall * down)], 1)
        for down, wide in ((0, 1.25), (0.06, 1.0), (1, 0.6))
    ]
    return np.stack(rows, 1)


def tilted(v, front, by):
    """raises what lies behind y = `front`, so that a sheet on a table is seen"""
    v = np.array(v, float)
    back = v[..., 1] - front
    v[..., 1], v[..., 2] = front + back * math.cos(by), v[..., 2] + back * math.sin(by)
    return v


def sheet(x, y, z, wide, deep, turn):
    c, s = math.cos(turn), math.sin(turn)
    p = np.array([[-wide / 2, -deep / 2], [wide / 2, -deep / 2], [wide / 2, deep / 2], [-wide / 2, deep / 2]])
    return np.stack([x + p[:, 0] * c - p[:, 1] * s, y + p[:, 0] * s + p[:, 1] * c, np.full(4, z)], 1), [(0, 1, 2, 3)]


def arch_line(x, y, z, wide, deep, turn):
    """a dental arch as it is drawn on a plan: a path"""
    t = np.linspace(-1, 1, 40)
    px, py = wide / 2 * np.sin(t * math.pi / 2), deep * (np.abs(t) ** 2.4) * -1
    c, s = math.cos(turn), math.sin(turn)
    return np.stack([x + px * c - (py + deep / 2) * s, y + px * s + (py + deep / 2) * c, np.full(40, z)], 1)


def block(x, y, z, wide, deep, tall, round_by=1.5, n=8):
    """a slab that stands on z with rounded upright edges: rows of its outline from foot to top, and its top"""
    outline = []
    for cx, cy, a0 in ((1, 1, 0), (-1, 1, 0.5), (-1, -1, 1), (1, -1, 1.5)):
        for k in range(n):
            a = math.pi * (a0 + 0.5 * k / (n - 1))
            outline.append(
                (
                    x + cx * (wide / 2 - round_by) + round_by * math.cos(a),
                    y + cy * (deep / 2 - round_by) + round_by * math.sin(a),
                )
            )
    o = np.array(outline + outline[:1])
    rows = np.stack([np.c_[o, np.full(len(o), z + h)] for h in (0, tall)], 1)
    top = np.c_[o[:-1], np.full(len(o) - 1, z + tall)]
    return rows, top


def vase(x, y, z, tall=16.0, r=4.2):
    t = np.linspace(0, 2 * math.pi, 33)
    prof = ((0.55, 0), (0.9, 0.12), (1.0, 0.35), (0.8, 0.62), (0.42, 0.82), (0.5, 1.0))
    return np.stack(
        [np.stack([x + r * a * np.cos(t), y + r * a * np.sin(t), np.full(33, z + tall * h)], 1) for a, h in prof], 1
    )


def leaves(x, y, z, count, spread, seed=2):
    """sprigs of leaves and blossoms over a vase: faces of four, and the share of blossom of each point"""
    r = np.random.RandomState(seed)
    v, f, bloom = [], [], []
    for _ in range(count):
        d = r.randn(3) * [1, 1, 0.7] + [0, 0, 0.9]
        p = np.array([x, y, z]) + d / np.linalg.norm(d) * spread * r.rand() ** 0.5 * [1, 1, 1.15]
        a = r.randn(3)
        a /= np.linalg.norm(a)
        b = np.cross(a, r.randn(3))
        b /= np.linalg.norm(b)
        is_bloom = r.rand() < 0.4
        size = (1.1, 1.0) if is_bloom else (2.2, 0.7)
        k = len(v)
        v += [p - a * size[0], p + b * size[1], p + a * size[0], p - b * size[1]]
        f.append((k, k + 1, k + 2, k + 3))
        bloom += [is_bloom] * 4
    return np.array(v), f, np.array(bloom)
