"""A head of its own: identity, age, lines, expression, gaze and pose."""
import math

import numpy as np

from .body import relax
from .geometry import bump, normals_of, rotation, segment_distance, smooth
from .head_model import EXPRESSIONS, FACES, L, LANDMARKS, NECK_LONGER, NEUTRAL, PARTS, expression, identity, unpack


# Lines of age on the neutral face (right side of the sitter, x < 0; mirrored): where each runs, how deep it is cut (cm at `lines` 1), its
# width (cm), and how dark it is painted, 0-1. They lie on the skin (a
# line above it is neither cut nor painted). None runs down beside the mouth: that one makes the jaw of a puppet of every smile.
CREASES = [
    ([(-1.9, 0.9, 10.8), (-2.7, 0.1, 10.2), (-3.3, -1.1, 10.1), (-3.6, -2.2, 9.9)], 0.075, 0.34, 0.42),  # nose toward the mouth
    ([(-1.9, 2.4, 9.67), (-2.8, 1.75, 9.69), (-3.9, 1.75, 9.42), (-4.7, 2.3, 8.8)], 0.05, 0.3, 0.24),  # bag under the eye
    ([(-5.1, 3.7, 8.5), (-5.9, 4.2, 7.7), (-6.4, 4.8, 7.0)], 0.04, 0.18, 0.34),  # corner of the eye
    ([(-5.1, 3.3, 8.3), (-6.1, 3.2, 7.4), (-6.8, 3.3, 6.4)], 0.05, 0.18, 0.52),
    ([(-5.0, 2.9, 8.4), (-5.9, 2.2, 7.9), (-6.5, 1.6, 7.3)], 0.04, 0.18, 0.5),
    ([(0, 7.5, 10.4), (-2.5, 7.8, 10.0), (-4.6, 7.3, 8.9)], 0.05, 0.26, 0.46),  # forehead
    ([(0, 8.4, 10.2), (-2.5, 8.7, 9.77), (-4.7, 8.2, 8.6)], 0.05, 0.26, 0.5),
    ([(0, 9.2, 9.85), (-2.3, 9.5, 9.47), (-4.2, 9.0, 8.68)], 0.04, 0.26, 0.4),
    ([(-0.55, 4.4, 10.6), (-0.65, 5.5, 10.76), (-0.6, 6.2, 10.74)], 0.03, 0.2, 0.26),  # between the brows
]
# Lines that are painted alone: across the neck.
NECK_LINES = [
    ([(0, -10.6, 5.15), (-3.0, -10.2, 3.83), (-5.6, -9.2, 1.5)], 0, 0.3, 0.42),
    ([(0, -12.4, 4.32), (-3.2, -12.2, 3.4), (-5.8, -11.4, 1.5)], 0, 0.3, 0.36),
]


def slimmer_jaw(v, share):
    """the lower face narrower (below 1) behind the mouth: a smile as scanned widens it to a balloon"""
    p = NEUTRAL
    low = smooth(2.0, -4.0, p[:, 1]) * smooth(-13, -9, p[:, 1] + 0.3 * np.maximum(0, 4 - p[:, 2]))
    w = low * smooth(2.0, 5.0, np.abs(p[:, 0])) * (np.arange(len(p)) < PARTS['head'][1])
    return np.stack([v[:, 0] * (1 + (share - 1) * w), v[:, 1], v[:, 2]], 1)


# The scans' ears are a man's, and large under a brush.
EAR = 0.9
SQUINT_SMOOTHING = 10
# What of its turn the eye makes that turns outward, and the one that turns toward the nose: turned as far, the far iris of a turned head
# sticks in its inner corner, and the sitter squints.
OUTWARD, INWARD = 1.15, 0.4


def smaller_ears(v, size):
    """ears drawn together about the place where they join the head"""
    p = NEUTRAL
    ear = smooth(7.2, 8.3, np.abs(p[:, 0])) * smooth(-3, -1, p[:, 1]) * smooth(10, 8.5, p[:, 1]) * smooth(4, 2.5, p[:, 2])
    ear = ear * (np.arange(len(p)) < PARTS['head'][1])
    for side in (-1, 1):
        w = (ear * (p[:, 0] * side > 0))[:, None]
        at = v[(w[:, 0] > 0.05) & (w[:, 0] < 0.5)].mean(0) + [0, 0.5, 0]
        v = v + w * (size - 1) * (v - at) * [1.6, 1, 1]
    return v


class Head:
    """v: posed places; rest: places before expression and pose; neutral: places of the model's middle person."""

    def __init__(self, who):
        who = dict({'eyes': {}}, **who)
        sex, child, old = who.get('sex', 'female'), who.get('child', 0), who.get('old', 0)
        v = NEUTRAL + identity(who['identity'])
        if who.get('shape'):
            for at, r, d in who['shape']:  # free changes: around a place, over a radius, a shift
                for s in (-1, 1):
                    if s == 1 and at[0] == 0:
                        continue
                    w = bump(NEUTRAL, (s * at[0] if at[0] else 0, *at[1:]), r)
                    v = v + w[:, None] * np.array([s * d[0] if at[0] else d[0], d[1], d[2]])
        if child:
            v = v + child * unpack(sex + '_child')
        if old:
            v = v + old * unpack(sex + '_old')
        if who.get('neck'):  # slimmer (below 1) or stronger: the model's necks are men's
            w = (
                smooth(-5.5, -8.5, NEUTRAL[:, 1] - 0.35 * np.maximum(0, NEUTRAL[:, 2] - 4))
                * smooth(-16, -11, NEUTRAL[:, 1])
            )[:, None]
            axis = np.array([0, 0, 0.3])
            f = 1 + (who['neck'] - 1) * w
            v = np.stack([v[:, 0] * f[:, 0], v[:, 1], (v[:, 2] - axis[2]) * f[:, 0] + axis[2]], 1)
        low_neck = smooth(-7.8, -13, NEUTRAL[:, 1] - 0.3 * np.maximum(0, NEUTRAL[:, 2] - 4))
        v = v - [0, 1, 0] * (who.get('neck_longer', NECK_LONGER) * low_neck)[:, None]
        if who['eyes'].get('size', 1.0) != 1:  # larger eyes with all that lies round them
            for side in (-1, 1):
                at = np.array([side * 3.12, 3.55, 8.6])
                w = np.exp(-(((NEUTRAL - at) * [1, 1, 0.8]) ** 2).sum(1) / (2 * 1.9**2))
                ball = v[slice(*PARTS['eye_l' if side == 1 else 'eye_r'])].mean(0)
                v = v + ((who['eyes']['size'] - 1) * w)[:, None] * (v - ball) * [1, 1, 0.6]
        self.scale = float(np.linalg.norm(v[LANDMARKS[36]] - v[LANDMARKS[45]]) / np.linalg.norm(L[36] - L[45]))
        self.rest = v.copy()
        n = None
        lines = who.get('lines', 0)
        if lines:
            n = normals_of(v, FACES)
            for line, depth, width, _ in CREASES:
                for s in (-1, 1):
                    mirrored = [(-s * x if s == 1 else x, y, z_) for x, y, z_ in line]
                    d, t = segment_distance(NEUTRAL, mirrored)
                    fade = np.sin(np.pi * np.clip(t * 0.8 + 0.1, 0, 1)) ** 0.5
                    cut = np.exp(-((d / width) ** 2)) - 0.45 * np.exp(-(((d - 2.1 * width) / (1.2 * width)) ** 2))
                    cut[PARTS['mouth'][0] :] = 0
                    v = v - (lines * depth * cut * fade)[:, None] * n
        if who.get('ear', EAR) != 1:
            v = smaller_ears(v, who.get('ear', EAR))
        for name, w in who.get('expression', {}).items():
            if name in EXPRESSIONS:
                v = v + w * expression(name) * self.scale
            else:
                for side, f in (('L', who.get('lean', 1.0)), ('R', 2 - who.get('lean', 1.0))):
                    moved = expression(f'{name}_{side}')
                    if name == 'cheekSquint':  # as scanned it creases beside the nose, and a crease is painted as a bruise
                        moved = relax(moved, FACES, SQUINT_SMOOTHING)
                    v = v + w * f * moved * self.scale
        if who.get('jaw', 1) != 1:
            v = slimmer_jaw(v, who['jaw'])
        self.pivot = np.array([0, -8.0, 0.5])
        pose = who.get('pose', {})
        R = rotation(pose.get('yaw', 0), pose.get('pitch', 0), pose.get('roll', 0))
        self.R = R
        v = self.look(v, who)
        self.unposed = v.copy()
        w = smooth(-15.5, -6.5, NEUTRAL[:, 1] - 0.18 * (NEUTRAL[:, 2] - 1))[:, None]
        turned = (v - self.pivot) @ R.T + self.pivot
        half = rotation(pose.get('yaw', 0) * 0.5, pose.get('pitch', 0) * 0.5, pose.get('roll', 0) * 0.5)
        halfway = (v - self.pivot) @ half.T + self.pivot
        self.v = v * (1 - w) ** 2 + halfway * 2 * w * (1 - w) + turned * w**2
        self.v = np.where(w > 0.999, turned, self.v)

    def look(self, v, who):
        """turns the eyes toward `gaze`: (to the sitter's left, up) in radians from the way to the viewer; None: straight ahead"""
        gaze = who.get('gaze', (0, 0))
        if gaze is None:
            return v
        to = np.array([math.sin(gaze[0]), 0.035 + math.sin(gaze[1]), math.cos(gaze[0])])
        to = self.R.T @ rotation(who.get('turn', 0)).T @ to
        across, up = math.atan2(to[0], to[2]), math.atan2(to[1], math.hypot(to[0], to[2]))
        across, up = (float(np.clip(a, -m, m)) * 0.94 for a, m in ((across, 0.52), (up, 0.35)))
        lids = np.zeros_like(v)
        for side, s in (('L', 1), ('R', -1)):
            aside = across * (OUTWARD if s * across > 0 else INWARD)
            a, b = PARTS['eye_l' if side == 'L' else 'eye_r']
            e = v[a:b]
            x = np.linalg.lstsq(np.c_[2 * e, np.ones(len(e))], (e**2).sum(1), rcond=None)[0]
            v = v.copy()
            v[a:b] = (e - x[:3]) @ rotation(aside + s * 0.035, -up).T + x[:3]
            lids += abs(aside) / 0.55 * 0.8 * expression(f"eyeLook{'Out' if s * aside > 0 else 'In'}_{side}")
            lids += abs(up) / 0.45 * 0.8 * expression(f"eyeLook{'Up' if up > 0 else 'Down'}_{side}")
        return v + lids * self.scale

    def posed(self, p):
        """a place of the unposed head, in the posed one"""
        return (p - self.pivot) @ self.R.T + self.pivot
