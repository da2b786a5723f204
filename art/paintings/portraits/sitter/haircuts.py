"""How hair is cut: which way every guide grows, how long, how far off the head, and how it falls into locks."""
import math

import numpy as np

from .combing import unit


def band(line, width=0.9, random=None):
    def density(c):
        d = line(c)
        return np.clip(d / width + 0.15, 0, 1)

    return density


def long(line, o, S):
    """Parted, falling to the shoulders or over them."""
    part = o.get('part', 2.0)

    def side_of(p):  # the part wavers and its sides mix a little, or it reads as a trench
        wavering = part + 0.35 * np.sin(2.3 * p[:, 2]) + 0.3 * np.sin(11.0 * p[:, 2] + 5 * p[:, 1])
        return np.where(p[:, 0] > wavering, 1, -1) * (p[:, 1] > 6) if o.get('parted', True) else np.zeros(len(p))

    long = o.get('length', 22) * S

    def first(q, p, n):
        s = 1 if q[0] > part else -1
        back = -0.35 if q[2] > 2 else -0.15
        return unit(n * 0.75 + np.array([s * 0.55, 0.15, back]))

    def flow(q, p, n, s, d):
        sgn = 1 if q[0] > part else -1
        tang = lambda w: w - n * (w @ n)
        if s < 0.35:
            w = np.array([sgn * 1.0, -0.45, -0.55 if q[2] > 3 else -0.25])
            if abs(q[0]) > 6:
                w = np.array([sgn * 0.15, -1, -0.35])
            if q[2] < -2:
                w = np.array([sgn * 0.25, -1, -0.2])
            return unit(tang(unit(w)) + n * 0.10)
        w = np.array([sgn * 0.04, -1.0, -0.10 if q[2] > 2 else 0])
        if s > 0.75:
            w = w + o.get('curl_in', 0.2) * np.array([-sgn, 0, 0.2 if q[2] < 4 else -0.2])
        return unit(w)

    def keep(q, p, s):  # the face stays free
        p = p.copy()
        sgn = 1 if q[0] > part else -1
        y = (p[1] + 2) / S
        edge = (6.6 + 0.5 * o.get('open', 0)) * S - 0.35 * S * max(0, y - 6) ** 1.2
        if p[2] > 2.5 * S and p[1] < 9.5 * S and abs(p[0]) < edge:
            p[0] = (sgn if abs(p[0]) < 2 else math.copysign(1, p[0])) * edge
        front = o.get('front', 6.0) * S
        if p[1] < 6 * S and p[2] > front:
            p[2] = front
        tuck = o.get('tuck', 0)
        if tuck and (p[0] > 0) == (tuck > 0) and p[1] < 5 * S:
            limit = (-1.5 + 1.0 * max(0, (p[1] / S - 1))) * S
            if p[2] > limit:
                p[2] = limit + 0.35 * (p[2] - limit)
        return p

    return dict(
        length=lambda q, r, rnd: (long + 0.55 * np.maximum(0, r[:, 1]) + rnd.randn(len(r)) * 0.8),
        first=first,
        flow=flow,
        keep=keep,
        lift=lambda q, s: (0.15 + o.get('volume', 1.0) * min(1, s * 5) * (1.0 if q[1] > 7 else 0.6)) * S,
        stiff=0.6,
        steps=22,
        wave=o.get('wave', 0.55),
        wave_length=o.get('wave_length', 7),
        wave_start=1.0,
        lock=0.68,
        lock_width=0.33,
        uneven=0.22,
        stray=0.22,
        density=band(line),
        side=side_of,
    )


def swept(line, o, S):
    """Short, combed from a part or straight back."""
    part = o.get('part', 2.0)
    down = np.array([0, -1.0, 0])

    def side_of(p):
        return np.where(p[:, 0] > part, 1, -1) * (p[:, 1] > 6) if o.get('parted', True) else np.zeros(len(p))

    top, sides_ = o.get('top', 6.5) * S, o.get('sides', 2.4) * S
    sgn = o.get('to', 1)

    def way(q):
        if q[1] > 8.3:
            return np.array([sgn * o.get('across', 0.8), 0.25, -o.get('back', 0.9)])
        if q[2] > 2:
            return np.array([0.0, -0.55, -1.0])
        return np.array([0.0, -1.0, -0.35])

    def first(q, p, n):
        return unit(n * (1.0 if q[1] > 8.3 else 0.45) * o.get('rise', 1) + way(q) * 0.8)

    def flow(q, p, n, s, d):
        w = way(q)
        w = w - n * (w @ n)
        return unit(unit(w) + down * 0.35 * s + n * 0.05)

    return dict(
        length=lambda q, r, rnd: np.where(
            q[:, 1] > 8.3, top, sides_ + (top - sides_) * np.clip((q[:, 1] - 4.5) / 3.8, 0, 1) ** 1.5
        )
        * (0.85 + 0.3 * rnd.rand(len(q))),
        first=first,
        flow=flow,
        lift=lambda q, s: (0.12 + (o.get('volume', 0.9) if q[1] > 8.3 else 0.25) * min(1, 3 * s)) * S,
        stiff=0.55,
        steps=14,
        wave=o.get('wave', 0.16),
        wave_length=5,
        lock=0.62,
        lock_width=0.22,
        uneven=0.25,
        stray=0.22,
        density=band(line, o.get('band', 1.3)),
        side=side_of,
    )


def tousled(line, o, S):
    """From a crown, forward and to the sides, in tufts."""
    down = np.array([0, -1.0, 0])
    top, sides_ = o.get('top', 7.5) * S, o.get('sides', 3.2) * S
    rnd_tilt = np.random.RandomState(o.get('tufts', 3))
    field = rnd_tilt.randn(40, 3) * np.array([0.55, 0.3, 0.45])
    places = rnd_tilt.randn(40, 3) * np.array([5, 3, 6]) + np.array([0, 10, 1])

    def tilt(q):
        w = np.exp(-((places - q) ** 2).sum(1) / 8)
        return (field * w[:, None]).sum(0)

    def way(q):
        r = q - np.array([o.get('crown', 1.2), 13.0, -4.0])
        w = unit(r * np.array([1, 0.3, 1])) + tilt(q) + np.array([o.get('across', 0.5), 0, 0.15])
        if q[1] < 6 or q[2] < -4:
            w = w * 0.4 + np.array([0, -1, -0.15])
        elif q[2] > 2 and q[1] < 9.4 and abs(q[0]) > 4.5:
            w = w * 0.25 + np.array([0, -0.8, -0.7])  # temples: down and back
        return w

    def first(q, p, n):
        return unit(n * (1.1 if q[1] > 7.5 else 0.4) + way(q) * 0.7)

    def flow(q, p, n, s, d):
        w = way(q)
        w = w - n * (w @ n)
        return unit(unit(w) + down * 0.55 * s + n * 0.05)

    def keep(q, p, s):
        brow = o.get('fringe', 6.6) * S
        if p[2] > 6 * S and p[1] < brow:
            p = p + np.array([0, (brow - p[1]) * 0.5, 0.05])
        return p

    def lengths(q, r, rnd):
        l = np.where(q[:, 1] > 7.5, top, sides_ + (top - sides_) * np.clip((q[:, 1] - 4) / 3.5, 0, 1))
        front = (q[:, 2] > 4.5) & (q[:, 1] > 7.5)
        l = np.where((q[:, 1] < 1) & (q[:, 2] < 0), np.minimum(l, 1.7 * S), l)  # short at the nape
        l = np.where(front, np.minimum(l, np.maximum(2.0, r[:, 1] - o.get('fringe', 6.6) * S + 2.4 * S)), l)
        return l * (0.8 + 0.4 * rnd.rand(len(q)))

    return dict(
        length=lengths,
        first=first,
        flow=flow,
        keep=keep,
        lift=lambda q, s: (0.12 + (o.get('volume', 1.3) if q[1] > 7.5 else 0.35) * min(1, 3 * s)) * S,
        stiff=0.6,
        steps=15,
        wave=o.get('wave', 0.3),
        wave_length=o.get('wave_length', 6),
        lock=0.74,
        lock_width=0.2,
        uneven=0.25,
        stray=0.25,
        density=band(line, 0.8),
    )


def curls(line, o, S):
    """Close or free curls, standing off the head."""
    down = np.array([0, -1.0, 0])
    long = o.get('length', 6) * S

    def first(q, p, n):
        return n

    def flow(q, p, n, s, d):
        r = unit(p - np.array([0, 5.0, -0.5]) * S)
        return unit(r + down * o.get('fall', 0.35) * s + 0.15 * n)

    def grown(q):
        h = np.clip((q[:, 1] - o.get('fade', -2)) / 7, 0.25, 1)
        edge = np.clip(line(q) / 2.2, 0.25, 1)
        return long * h * edge

    def keep(q, p, s):
        if p[2] > 6 * S and p[1] < 8 * S and abs(p[0]) < 6.5 * S:
            p = p.copy()
            p[1] = max(p[1], 8 * S)
            p[2] = max(p[2], 8 * S)
        return p

    return dict(
        length=lambda q, r, rnd: grown(q) * (0.75 + 0.4 * rnd.rand(len(q))),
        first=first,
        flow=flow,
        keep=keep,
        lift=lambda q, s: 0.1 + s * long * 0.3,
        stiff=0.6,
        steps=22,
        wave=o.get('wave', 0.42) * S,
        wave_length=o.get('wave_length', 2.0) * S,
        wave_start=0.35,
        coil=1.0,
        loose=0.15,
        lock=0.85,
        lock_start=0.25,
        lock_width=0.16,
        uneven=0.3,
        stray=0.2,
        density=band(line, 0.5),
    )


def bob(line, o, S):
    """With a fringe, or chin-length without a part."""
    down = np.array([0, -1.0, 0])
    cut = o.get('cut', -4.5) * S
    fringe = o.get('fringe', 6.2) * S

    def is_fringe(q):
        return q[2] > 4.0 and abs(q[0]) < 5.2 and q[1] > 9.0

    def first(q, p, n):
        r = unit((q - np.array([o.get('crown', 0.8), 13.5, -2.5])) * np.array([1, 0, 1]))
        return unit(n * 0.6 + r)

    def flow(q, p, n, s, d):
        r = unit((q - np.array([o.get('crown', 0.8), 13.5, -2.5])) * np.array([1, 0, 1]))
        w = r + down * (0.5 + 1.5 * s) + np.array([o.get('across', 0.15), 0, 0])
        w = w - n * (w @ n)
        if s > 0.45:
            return unit(down + n * 0.04 + o.get('curl_in', 0.1) * s * np.array([-np.sign(p[0]), 0, 0]))
        return unit(unit(w) + 0.08 * n)

    def lengths(q, r, rnd):
        l = np.array(
            [
                (r[i, 1] - fringe) * 1.25 + 1.2 * S
                if is_fringe(q[i])
                else (r[i, 1] - cut) * 1.12 + (2.0 * S if q[i][1] > 11 else 0.4 * S)
                for i in range(len(q))
            ]
        )
        return np.maximum(1.5, l) * (0.84 + 0.22 * rnd.rand(len(q)))

    def keep(q, p, s):
        if not is_fringe(q) and p[2] > 3 * S and p[1] < 8 * S:
            p = p.copy()
            edge = 6.35 * S
            if abs(p[0]) < edge:
                p[0] = math.copysign(edge, p[0])
            if p[2] > 4.8 * S:
                p[2] = 4.8 * S
        return p

    return dict(
        length=lengths,
        first=first,
        flow=flow,
        keep=keep,
        lift=lambda q, s: (0.12 + o.get('volume', 0.9) * min(1, 4 * s)) * S,
        stiff=0.55,
        steps=20,
        wave=o.get('wave', 0.18),
        wave_length=7,
        lock=0.72,
        lock_width=0.24,
        uneven=0.16,
        stray=0.2,
        density=band(line, 0.8),
        side=lambda p: np.where(
            (p[:, 2] > 4.0) & (np.abs(p[:, 0]) < 5.2) & (p[:, 1] > 9.0), 2, np.sign(p[:, 0]) * (p[:, 1] < 9)
        ),
    )


def tied(line, o, S):
    """Combed to a knot or a tail at the back; the tail is made apart."""
    at = np.array(o.get('knot', (0, 6.5, -9.0)), float) * S

    def first(q, p, n):
        return unit(n * 0.55 + unit(at - p) * 0.8)

    def flow(q, p, n, s, d):
        w = at - p
        w = w - n * (w @ n) * 0.7
        return unit(unit(w) + n * 0.02)

    return dict(
        length=lambda q, r, rnd: np.linalg.norm(r - at, axis=1) * 1.18,
        first=first,
        flow=flow,
        lift=lambda q, s: (0.12 + o.get('volume', 0.55) * min(1, 4 * s)) * S,
        stiff=0.45,
        steps=16,
        wave=o.get('wave', 0.14),
        wave_length=6,
        lock=0.55,
        lock_width=0.2,
        uneven=0.06,
        stray=0.18,
        density=band(line, o.get('band', 2.2)),
    )


CUTS = {'long': long, 'swept': swept, 'tousled': tousled, 'curls': curls, 'bob': bob, 'tied': tied}
