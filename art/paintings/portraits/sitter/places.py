"""Where things are on the middle person: hairlines, lips, cheeks, beard, and what is followed closely."""
import numpy as np

from .geometry import bump, polygon_signed, segment_distance, smooth
from .head_model import L, NEUTRAL, PARTS


def azimuth(p):
    return np.degrees(np.arctan2(p[:, 0], p[:, 2] - 1.0))


def hairline(shape):
    """shape: [(degrees from the front, height)], returns a function of places: cm inside the hair (negative outside)"""
    a = np.array([s[0] for s in shape], float)
    h = np.array([s[1] for s in shape], float)

    def inside(p):
        return p[:, 1] - np.interp(np.abs(azimuth(p)), a, h)

    return inside


HAIRLINES = {
    'full': [
        (0, 10.3),
        (18, 10.3),
        (32, 9.9),
        (46, 8.6),
        (58, 6.6),
        (70, 3.4),
        (78, 2.2),
        (86, 3.6),
        (100, 5.2),
        (112, 3.0),
        (122, -1.5),
        (140, -5.2),
        (180, -6.2),
    ],
    'up': [  # combed up: nothing is bare over the ear
        (0, 10.3),
        (18, 10.3),
        (32, 9.9),
        (46, 8.6),
        (58, 6.8),
        (70, 4.6),
        (78, 3.4),
        (86, 2.8),
        (100, 2.9),
        (112, 1.8),
        (122, -1.5),
        (140, -5.2),
        (180, -6.2),
    ],
    'receding': [
        (0, 11.2),
        (14, 11.4),
        (26, 12.2),
        (36, 12.0),
        (46, 10.0),
        (58, 7.0),
        (68, 3.6),
        (78, 1.2),
        (86, 4.4),
        (100, 6.0),
        (112, 2.8),
        (122, -1.5),
        (140, -5.0),
        (180, -5.8),
    ],
    'child': [
        (0, 10.8),
        (18, 10.7),
        (32, 10.2),
        (46, 8.8),
        (58, 6.8),
        (70, 4.2),
        (78, 3.0),
        (86, 4.6),
        (100, 6.2),
        (112, 3.0),
        (122, -1.0),
        (140, -4.6),
        (180, -5.6),
    ],
}


def brow(p):
    """1 along the middle of both brows, thinning outward, faint at the inner end"""
    out = np.zeros(len(p))
    for ids in (range(17, 22), range(22, 27)):
        line = L[list(ids)] - [0, 0.3, 0]
        line = line[np.argsort(np.abs(line[:, 0]))]
        d, t = segment_distance(p, line)
        out = np.maximum(out, np.exp(-((d / (0.46 - 0.22 * t)) ** 2)) * (0.35 + 0.65 * smooth(0, 0.3, t)) * smooth(1.0, 0.8, t))
    return out


# How closely closed lips are followed, as a share of how closely an open mouth is.
CLOSED_LIPS = 0.38


def seam(p):
    """1 along the line on which closed lips meet, fading toward both corners"""
    upper = L[60:65]
    d, t = segment_distance(p, upper)
    return np.exp(-((d / 0.17) ** 2)) * (0.35 + 0.65 * np.sin(np.pi * np.clip(t, 0, 1)) ** 0.6)


def above_seam(p):
    """1 above the line on which the lips meet, 0 below"""
    upper = L[60:65]
    upper = upper[np.argsort(upper[:, 0])]
    return smooth(-0.12, 0.16, p[:, 1] - np.interp(p[:, 0], upper[:, 0], upper[:, 1]))


def masks():
    p = NEUTRAL
    face = np.zeros(len(p))
    face[: PARTS['head'][1]] = 1
    lips = polygon_signed(p, L[48:60])
    front = smooth(7.5, 9, p[:, 2])
    m = {'lips': smooth(0.10, -0.12, lips) * front * face}
    m['upper_lip'] = m['lips'] * above_seam(p)
    m['lip_edge'] = np.exp(-((lips / 0.35) ** 2)) * front * face
    m['cheek'] = sum(bump(p, (s * 4.9, -0.4, 9.0), 2.0) for s in (-1, 1))
    m['nose'] = bump(p, (0, 0.3, 12.8), 1.25)
    m['ear'] = (
        smooth(7.4, 8.4, np.abs(p[:, 0])) * smooth(-3, -1, p[:, 1]) * smooth(10, 8.5, p[:, 1]) * smooth(4, 2.5, p[:, 2])
    )
    m['socket'] = sum(bump(p * [1, 1.25, 1], (s * 3.1, 3.5 * 1.25, 9.0), 1.5) for s in (-1, 1))
    m['under'] = sum(bump(p * [0.8, 1.6, 1], (s * 3.0 * 0.8, 2.3 * 1.6, 9.4), 0.75) for s in (-1, 1))
    m['chin'] = bump(p, (0, -6.6, 11.2), 1.2)
    m['forehead'] = bump(p * [0.7, 1, 1], (0, 8.0, 10.4), 2.4)
    m['brow'] = brow(p) * front * face
    low = smooth(1.5, -2.2, p[:, 1] - 0.16 * np.abs(p[:, 0]))
    jaw = smooth(-10.5, -8.2, p[:, 1] + 0.12 * p[:, 2] - 1.0)
    m['beard'] = np.clip(low * jaw * smooth(-0.5, 2.0, p[:, 2]), 0, 1) * face
    below = smooth(-5.5, -7.0, p[:, 1] + 0.35 * np.maximum(0, p[:, 2] - 4))
    m['under_jaw'] = below * smooth(-13.5, -9.0, p[:, 1]) * smooth(-4, 1, p[:, 2]) * face
    eyes = sum(1.15 * bump(p * [0.8, 1.25, 1], (s * 3.1 * 0.8, 3.5 * 1.25, 9.3), 1.15) for s in (-1, 1))
    eyes = eyes + 0.55 * bump(p, (0, 0.2, 12.5), 1.0)
    mouth = 1.15 * bump(p * [0.62, 1.1, 1], (0, -3.5 * 1.1, 11.0), 1.2)
    m['detail'] = np.clip(eyes + mouth, 0, 1)
    m['eye_detail'] = np.clip(eyes + CLOSED_LIPS * mouth, 0, 1)
    return m
