"""Torso and arms, lowered; and the lines on which clothes sit."""
import math

import numpy as np

from . import geometry, head_model
from .head_model import NECK_LONGER


def unit(v):
    return v / np.maximum(1e-9, np.linalg.norm(v, axis=-1, keepdims=True))


class Body:
    def __init__(self, who, head):
        sex, child = who.get('sex', 'female'), who.get('child', 0)
        v = head_model.unpack(f'body_{sex}_young') * (1 - child) + head_model.unpack(f'body_{sex}_child') * child
        j = head_model.packed[f'joints_{sex}_young'] * (1 - child) + head_model.packed[f'joints_{sex}_child'] * child
        j = j.astype(float)
        size = who.get('body', 1.0)
        neck = np.array([0, -9.0, 0])
        v = (v - neck) * size + neck
        j = (j - neck) * size + neck
        self.faces = [tuple(int(i) for i in f if i != 65535) for f in head_model.packed['body_faces']]
        # the model's own neck lies under the head's: shift the body so that necks meet
        ring = np.abs(v[:, 1] - (-10.5)) < 1.2
        ring &= np.abs(v[:, 0]) < 8
        h = head.unposed[head_model.PARTS['face'][0] : head_model.PARTS['head'][1]]
        head_ring = np.abs(h[:, 1] - (-10.5)) < 1.2
        head_ring &= np.abs(h[:, 0]) < 8
        if ring.any() and head_ring.any():
            dz = (h[head_ring][:, 2].max() + h[head_ring][:, 2].min()) / 2 - (
                v[ring][:, 2].max() + v[ring][:, 2].min()
            ) / 2
            v[:, 2] += dz
            j[:, 2] += dz
        lift = who.get('shoulder_lift', 0.0) - who.get('neck_longer', NECK_LONGER)
        v[:, 1] += lift
        j[:, 1] += lift
        self.joints = j
        # arms down
        for s in (1, -1):
            sh, el = j[0] * [s, 1, 1], j[1] * [s, 1, 1]
            arm = unit(el - sh)
            t = (v - sh) @ arm
            beyond = np.abs(v[:, 0]) - np.abs(sh[0])
            w = (
                geometry.smooth(-7.5 * size, 5.0 * size, t)
                * (v[:, 0] * s > 0)
                * geometry.smooth(-5 * size, 1.5 * size, beyond + 0.35 * np.minimum(0, v[:, 1] - sh[1] + 4))
            )
            w = np.clip(w, 0, 1)
            now = math.atan2(-arm[1], arm[0] * s)
            target = math.radians(who.get('arms', 80))
            a = (target - now) * w
            p = v - sh
            c, si = np.cos(a * s), np.sin(a * s)
            x = p[:, 0] * c + p[:, 1] * si
            y = -p[:, 0] * si + p[:, 1] * c
            moved = sh + np.stack([x, y, p[:, 2] + 0], 1)
            far = geometry.smooth(0, 30, t) * w
            moved[:, 2] += far * who.get('arms_forward', 3.0)
            v = np.where((v[:, 0] * s > 0)[:, None], moved, v)
        self.v = v
        self.n = geometry.normals_of(v, self.faces)


def relax(v, faces, times, amount=0.5, hold=None):
    e = set()
    for f in faces:
        for a, b in zip(f, f[1:] + f[:1]):
            e.add((min(a, b), max(a, b)))
    e = np.array(list(e))
    n = np.zeros(len(v))
    np.add.at(n, e[:, 0], 1)
    np.add.at(n, e[:, 1], 1)
    for _ in range(times):
        m = np.zeros_like(v)
        np.add.at(m, e[:, 0], v[e[:, 1]])
        np.add.at(m, e[:, 1], v[e[:, 0]])
        m /= np.maximum(1, n)[:, None]
        d = (m - v) * amount
        if hold is not None:
            d *= (1 - hold)[:, None]
        v = v + d
    return v


def boundary_loops(faces):
    from collections import defaultdict

    count = defaultdict(int)
    nxt = {}
    for f in faces:
        for a, b in zip(f, f[1:] + f[:1]):
            count[(a, b)] += 1
    edges = [(a, b) for (a, b) in count if (b, a) not in count]
    nxt = defaultdict(list)
    for a, b in edges:
        nxt[a].append(b)
    loops = []
    used = set()
    for a, b in edges:
        if (a, b) in used:
            continue
        loop = [a]
        cur = (a, b)
        while cur not in used:
            used.add(cur)
            loop.append(cur[1])
            following = [x for x in nxt[cur[1]] if (cur[1], x) not in used]
            if not following:
                break
            cur = (cur[1], following[0])
        loops.append(loop[:-1] if loop[0] == loop[-1] else loop)
    return sorted(loops, key=len, reverse=True)


def neckline(body, o):
    """function of places: above 0 is bare"""
    base = body.joints[3]
    deep = o.get('deep', 0.0)
    wide = o.get('wide', 7.2)
    kind = o.get('neck', 'crew')
    yb = body.joints[2][1] + o.get('high', 3.4)

    def bare(p):
        x, y, z = p[:, 0], p[:, 1], p[:, 2] - base[2]
        front = geometry.smooth(-1, 6, z)
        r = np.hypot(x, (z - 1.0 * front) * np.where(z > 0, 0.80, 1.0))
        if kind == 'v':
            low = yb - 2.0 - deep * np.clip(1 - np.abs(x) / (wide * 0.80), 0, 1)
            cut = np.where(z > 2, np.minimum(y - low, wide - np.abs(x)), wide - r)
            return np.maximum(cut, y - body.joints[3][1] - 1.5)
        if kind == 'boat':
            return np.maximum(np.minimum(11 - np.abs(x), y - yb + 1.5 + deep * front), y - body.joints[3][1] - 1.5)
        k = body.joints[0][0] / 16.5
        return np.maximum(np.minimum(wide * k + deep * front - r, y - (yb - 6.0 * k)), y - body.joints[3][1] - 1.5)

    return bare


def neck_curve(head, o):
    """the line on which a collar sits, as functions of the angle round the neck (0 in front): radius and height; and its axis"""
    h = head.v[head_model.PARTS['face'][0] : head_model.PARTS['head'][1]]

    def half(y):
        s = h[np.abs(h[:, 1] - y) < 0.7]
        return np.percentile(np.abs(s[:, 0]), 92) if len(s) > 8 else 99

    ys = np.arange(-6, -17, -0.25)
    w = np.array([half(y) for y in ys])
    low = w[:24].min()
    y0 = ys[np.argmax((w > low * 1.22) & (np.arange(len(ys)) > np.argmin(w[:24])))]
    y0 += o.get('high', 0.0)
    ring = h[np.abs(h[:, 1] - y0) < 1.0]
    ring = ring[np.abs(ring[:, 0]) < low * 1.6]
    zc = (ring[:, 2].max() + ring[:, 2].min()) / 2
    t = np.linspace(-math.pi, math.pi, 72, endpoint=False)
    drop, back = o.get('drop', 2.6), o.get('back', 1.0)
    y = (
        y0
        - drop * np.clip(np.cos(t), 0, 1) ** 1.4
        + back * np.clip(-np.cos(t), 0, 1)
        - o.get('v', 0) * np.clip(1 - np.abs(t) / 0.55, 0, 1)
    )
    ang = np.arctan2(h[:, 0], h[:, 2] - zc)
    rad = np.hypot(h[:, 0], h[:, 2] - zc)
    r = np.zeros(72)
    for i in range(72):
        near = (np.abs(np.angle(np.exp(1j * (ang - t[i])))) < 0.22) & (np.abs(h[:, 1] - y[i]) < 0.9)
        r[i] = np.percentile(rad[near], 60) if near.sum() > 2 else np.nan
    ok = ~np.isnan(r)
    r = np.interp(t, t[ok], r[ok], period=2 * math.pi)
    F = np.fft.rfft(r)
    F[5:] = 0
    r = np.fft.irfft(F, 72) + o.get('gap_neck', 0.75)
    return t, r, y, zc, y0
