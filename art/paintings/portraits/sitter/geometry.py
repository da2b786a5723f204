"""Small tools: smooth steps, turns, distances, normals."""
import math

import numpy as np


def smooth(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def bump(p, at, r):
    return np.exp(-((p - np.array(at)) ** 2).sum(1) / (2 * r * r))


def rotation(yaw=0, pitch=0, roll=0):
    """yaw turns to the sitter's left, pitch nods down, roll tilts to the sitter's left shoulder."""
    cy, sy, cp, sp, cr, sr = (
        math.cos(yaw),
        math.sin(yaw),
        math.cos(pitch),
        math.sin(pitch),
        math.cos(roll),
        math.sin(roll),
    )
    Y = np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
    X = np.array([[1, 0, 0], [0, cp, -sp], [0, sp, cp]])
    Z = np.array([[cr, sr, 0], [-sr, cr, 0], [0, 0, 1]])
    return Y @ X @ Z


def segment_distance(p, line):
    """distance of points to a polyline, and the place 0..1 along it"""
    best = np.full(len(p), 1e9)
    where = np.zeros(len(p))
    n = len(line) - 1
    for i in range(n):
        a, b = np.array(line[i], float), np.array(line[i + 1], float)
        ab = b - a
        t = np.clip(((p - a) @ ab) / (ab @ ab), 0, 1)
        d = np.linalg.norm(p - a - t[:, None] * ab, axis=1)
        closer = d < best
        best = np.where(closer, d, best)
        where = np.where(closer, (i + t) / n, where)
    return best, where


def normals_of(v, faces):
    n = np.zeros_like(v)
    f = np.array([g if len(g) == 4 else g + (g[2],) for g in faces])
    c = np.cross(v[f[:, 2]] - v[f[:, 0]], v[f[:, 3]] - v[f[:, 1]])
    for k in range(4):
        np.add.at(n, f[:, k], c)
    return n / np.maximum(1e-9, np.linalg.norm(n, axis=1))[:, None]


def polygon_signed(p, poly):
    """distance in xy to a closed polygon, negative inside"""
    q = p[:, :2]
    inside = np.zeros(len(q), bool)
    best = np.full(len(q), 1e9)
    for i in range(len(poly)):
        a, b = poly[i][:2], poly[(i + 1) % len(poly)][:2]
        ab = b - a
        t = np.clip(((q - a) @ ab) / (ab @ ab + 1e-12), 0, 1)
        best = np.minimum(best, np.linalg.norm(q - a - t[:, None] * ab, axis=1))
        cross = ((a[1] > q[:, 1]) != (b[1] > q[:, 1])) & (
            q[:, 0] < (b[0] - a[0]) * (q[:, 1] - a[1]) / (b[1] - a[1] + 1e-12) + a[0]
        )
        inside ^= cross
    return np.where(inside, -best, best)
