"""Work clothes laid on a dropped garment: a coat with lapels, or a jacket with a stand-up collar, edged with a line of navy."""
import math

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from . import geometry
from .body import unit


class Surface:
    def __init__(self, v, faces):
        self.tree = BVHTree.FromPolygons([Vector(p) for p in v], faces)

    def front(self, x, y):
        """the cloth's place and normal seen from the front at x, y"""
        hit = self.tree.ray_cast(Vector((x, y, 80)), Vector((0, 0, -1)))
        if hit[0] is None:
            hit = self.tree.find_nearest(Vector((x, y, 8)))
        n = np.array(hit[1])
        return np.array(hit[0]), n if n[2] > -0.2 else -n

    def nearest(self, p):
        hit = self.tree.find_nearest(Vector(p))
        n = np.array(hit[1])
        return np.array(hit[0]), n if n @ (p - np.array([0, p[1] - 6, 0])) > 0 else -n


def ring(v, neck, m=181):
    """the neckline as a smooth function of the angle: 0 in front, to the sitter's left"""
    loop = v[neck]
    c = loop.mean(0)
    a = np.arctan2(loop[:, 0] - c[0], loop[:, 2] - c[2])
    order = np.argsort(a)
    loop, a = loop[order], a[order]
    t = np.linspace(-math.pi, math.pi, m)
    path = np.stack(
        [np.interp(t, np.r_[a - 2 * math.pi, a, a + 2 * math.pi], np.tile(loop[:, k], 3)) for k in range(3)], 1
    )
    for _ in range(30):
        path[1:-1] = (path[:-2] + 2 * path[1:-1] + path[2:]) / 4
    return (lambda at: np.array([np.interp(at, t, path[:, k]) for k in range(3)])), c


def strip(rows):
    """rows: (stations, across, 3) to vertices and faces"""
    n, k, _ = rows.shape
    return rows.reshape(-1, 3), [
        (i * k + q, (i + 1) * k + q, (i + 1) * k + q + 1, i * k + q + 1) for i in range(n - 1) for q in range(k - 1)
    ]


def smoothed(path, times):
    path = path.copy()
    for _ in range(times):
        path[1:-1] = (path[:-2] + 2 * path[1:-1] + path[2:]) / 4
    return path


def lapels(v, faces, neck, o):
    """two lapels with their collar: lists of (rows, kind); and the V within which the cloth beneath is seen, as x at a height"""
    surface, (at, c) = Surface(v, faces), ring(v, neck)
    side_at, low = o.get('from', 0.95), o.get('low', 16.0)
    wide, collar_wide, stand = o.get('wide', 5.2), o.get('collar_wide', 4.2), o.get('stand', 1.6)
    gap = o.get('gap_coat', 0.9)
    leaves = []
    front = at(0.0)
    bottom = front[1] - low
    for s in (1, -1):
        # round the neck
        round_t = np.linspace(math.pi, side_at, 26)
        neck_path = np.array([at(s * t) for t in round_t])
        out = unit((neck_path - c) * [1, 0, 1])
        neck_path = neck_path + out * gap
        start = neck_path[-1]
        # down the chest to where the coat closes
        f = np.linspace(0, 1, 30)[1:]
        end_x = o.get('overlap', 0.8) * (-s)
        xs = start[0] + (end_x - start[0]) * (f**0.92)
        ys = start[1] + (bottom - start[1]) * f
        chest = np.array([surface.front(x, y)[0] for x, y in zip(xs, ys)])
        chest_n = np.array([surface.front(x, y)[1] for x, y in zip(xs, ys)])
        # the first steps of the chest lead over from the ring
        w = geometry.smooth(0, 0.3, f)[:, None]
        line = start + (np.stack([xs, ys, np.full(len(f), start[2])], 1) - start)
        chest = chest * w + (line * [1, 1, 0] + np.stack([0 * f, 0 * f, np.maximum(chest[:, 2], start[2])], 1)) * (
            1 - w
        )
        fold = smoothed(np.concatenate([neck_path, chest]), 6)
        n_round = len(neck_path)
        n = len(fold)
        place = np.r_[np.linspace(0, 1, n_round) * 0.5, 0.5 + 0.5 * f]
        # heights of the fold over the cloth: it stands at the neck and lies down toward the button
        rise = np.interp(place, [0, 0.5, 0.62, 0.8, 1], [stand + 0.5, stand, 0.9, 0.5, 0.15])
        normal = np.concatenate([unit(out + [0, 0.9, 0]), chest_n])
        normal = unit(smoothed(normal, 10))
        top = (
            fold
            + normal * rise[:, None] * 0.55
            + np.array([0, 1, 0]) * (rise * 0.6 * np.interp(place, [0, 0.5, 0.65], [1, 0.7, 0]))[:, None]
        )
        # how far it falls outward
        notch = o.get('notch', 0.70)
        w_collar = np.interp(
            place, [0, 0.35, 0.5, notch], [collar_wide, collar_wide, collar_wide + 0.5, collar_wide + 1.2]
        )
        w_lapel = np.interp(place, [notch - 0.10, notch + 0.02, 0.86, 1], [wide * 0.95, wide, wide * 0.62, 0.35])
        across = np.concatenate([unit(out * [1, 0, 1] + [0, -0.35, 0]), np.tile([s * 0.93, 0, 0], (n - n_round, 1))])
        across = unit(smoothed(across, 8))

        def leaf(i0, i1, w, lift, tip=0.0):
            rows = []
            for i in range(i0, i1):
                d = across[i]
                row = [fold[i] - normal[i] * 0.3, (fold[i] + top[i]) / 2, top[i]]
                for g in (0.12, 0.35, 0.62, 0.85, 1.0):
                    p = top[i] + d * w[i] * g
                    if place[i] <= 0.45:
                        p = fold[i] + out[min(i, n_round - 1)] * w[i] * g * 0.8
                        q, nn = surface.nearest(p - np.array([0, 0.4 * w[i] * g, 0]))
                    else:
                        q, nn = surface.front(p[0], p[1] + tip * g * np.interp(i, [i0, i1 - 1], [0, 1]))
                        if abs(p[0]) > 17:
                            q, nn = surface.nearest(p)
                    h = lift * (1 - g) ** 1.2 * rise[i] * 0.8 + lift * 0.42
                    row.append(q + nn * h)
                rows.append(row)
            rows = np.array(rows)
            for _ in range(3):
                rows[1:-1, 3:] = (rows[:-2, 3:] + 2 * rows[1:-1, 3:] + rows[2:, 3:]) / 4
            return rows

        i_notch = int(np.searchsorted(place, notch - 0.09))
        lapel = leaf(int(np.searchsorted(place, notch - 0.12)), n, w_lapel, 0.62)
        collar = leaf(0, i_notch, w_collar, 1.0)
        leaves.append((collar, lapel))

    def opening(y):
        """half the width of the V at a height"""
        start = at(side_at)
        return np.interp(y, [bottom, start[1]], [0, abs(start[0]) + gap])

    return leaves, opening, bottom


def closing(v, faces, x0, top, bottom, wide, lift=0.35, lean=0.0):
    """the front edge below the lapels or the collar: a strip that lies on the cloth, from top down; its outer edge is the line"""
    surface = Surface(v, faces)
    ys = np.linspace(top, bottom, 40)
    rows = []
    for y in ys:
        x = x0 + lean * (top - y)
        raised = 0.5 * geometry.smooth(8, 0, top - y)  # where the cloth bulges under a collar it would swallow the edge
        rows.append(
            [
                (lambda q, n, h=h: q + n * h)(*surface.front(x + w, y))
                for w, h in (
                    (wide, 0.02),
                    (wide * 0.9, lift * 0.8 + raised),
                    (wide * 0.4, lift + raised),
                    (0.08 * wide, lift + raised),
                    (0, lift + raised),
                    (-0.04 * wide, 0.05),
                )
            ]
        )
    rows = np.array(rows)
    for _ in range(4):
        rows[1:-1] = (rows[:-2] + 2 * rows[1:-1] + rows[2:]) / 4
    return rows


def pocket(v, faces, x, y, wide, tall, lift=0.3):
    surface = Surface(v, faces)
    rows = []
    for a in np.linspace(0, 1, 10):
        rows.append(
            [
                (lambda q, n: q + n * lift)(*surface.front(x + (b - 0.5) * wide * (1 - 0.06 * a), y - a * tall))
                for b in np.linspace(0, 1, 10)
            ]
        )
    return np.array(rows)


def stand_collar(v, neck, o):
    """a collar that stands round the neck and closes in front, one end over the other: rows from its foot to its upper edge; the first is the end that lies above"""
    at, c = ring(v, neck)
    tall, lean, over = o.get('collar_height', 3.2), o.get('lean', 0.3), o.get('over', 1)
    t = np.linspace(-COLLAR_OVERLAP, 2 * math.pi - COLLAR_GAP, 110)
    rows = []
    for k, a in enumerate(t):
        b = math.remainder(a, 2 * math.pi) * over
        p = at(b)
        out = unit((p - c) * [1, 0, 1])
        near = min(1.0, min(a - t[0], t[-1] - a) / 0.5)
        front = max(0.0, math.cos(b)) ** 3
        h = tall * (1 - 0.34 * front) * (0.8 + 0.2 * near**0.5)
        above = 0.3 * geometry.smooth(0.5, 0.0, a - t[0])  # the end that lies above
        rows.append(
            [
                p + out * (0.12 + o.get('away', 0.05) + x + above) + np.array([0, y, 0]) * h - out * lean * y * h
                for x, y in (
                    (0, -0.35),
                    (0.25, 0.0),
                    (0.3, 0.35),
                    (0.28, 0.7),
                    (0.22, 1.0),
                    (-0.12, 1.0),
                    (-0.15, 0.6),
                    (-0.15, 0),
                )
            ]
        )
    return np.array(rows)


# How far the ends of a stand-up collar pass and miss the middle, in radians round the neck.
COLLAR_OVERLAP, COLLAR_GAP = 0.16, 0.04


def front_line(stand, edge):
    """the navy line of a jacket: along the collar's upper edge, down its end that lies above, and on down the front"""
    down = edge[:, 4]
    corner = stand[0, 1:5][::-1]
    return smoothed(np.concatenate([stand[::-1, 4], corner[1:-1], down[1:]]), 1)
