"""Gums, teeth and braces."""
from functools import partial

import numpy as np

from . import coat, combing, head_model
from .surfaces import PAINTS, components, glow, lin, mesh, part_faces, piping, submesh


# Gum between teeth would be painted as red triangles: it takes the teeth's own color, in shadow.
GUM = np.array([0.62, 0.5, 0.42])


# What is left of a tooth's light beside its neighbor and under the upper lip; how far down (cm) the lip's shadow reaches.
BESIDE_NEIGHBOUR, UNDER_LIP, LIP_REACH = 0.6, 0.62, 0.3
# Shade on a tooth is warm: what it takes of red, green and blue.
WARM = np.array([1.0, 1.22, 1.4])
# How far (cm) a tooth's corners are rounded off, and how much shorter those beside the two in the middle are.
CORNER, SHORTER = 0.09, 0.05


def across_tooth(p):
    """0 in the middle of a tooth, 1 at both of its sides, for the places p of one tooth of the neutral head"""
    out = combing.unit(np.array([p[:, 0].mean() * 0.9, 0, p[:, 2].mean() - 6.2]))
    along = p @ np.array([out[2], 0, -out[0]])
    half = (along.max() - along.min()) / 2
    return np.abs(along - along.min() - half) / max(1e-6, half)


def tooth_tone(p, under_lip):
    """how light a tooth is at the places p of the neutral head; under_lip: how far (cm) below the upper lip each lies

    Front teeth are lightest, every tooth is darker toward its neighbors, and all under the lip: else the row is painted as one white band.
    """
    middle = (p[:, 0].max() + p[:, 0].min()) / 2
    row = 1 - 0.46 * np.clip((abs(middle) - 0.5) / 2.4, 0, 1)
    side = 1 - (1 - BESIDE_NEIGHBOUR) * np.clip((across_tooth(p) - 0.55) / 0.45, 0, 1) ** 1.6
    lip = 1 - (1 - UNDER_LIP) * np.exp(-((np.maximum(0, under_lip) / LIP_REACH) ** 2))
    return (row * side * lip)[:, None] ** WARM


def incisal_edge(p):
    """how far (cm) each place of an upper tooth is drawn up from its edge: corners are round, and the edge of a row is no straight line"""
    foot = p[:, 1].min()
    near = np.clip(1 - (p[:, 1] - foot) / 0.4, 0, 1)
    middle = abs(p[:, 0].max() + p[:, 0].min()) / 2
    shorter = SHORTER if 0.8 < middle < 1.5 else 0
    return near * (CORNER * np.clip((across_tooth(p) - 0.35) / 0.65, 0, 1) ** 2 + shorter)


def below_upper_lip(head, v):
    """how far (cm) places lie below the edge of the upper lip"""
    back = (v - head.pivot) @ head.R + head.pivot
    lip = head.unposed[head_model.LANDMARKS[60:65]]
    lip = lip[np.argsort(lip[:, 0])]
    return np.interp(back[:, 0], lip[:, 0], lip[:, 1]) - back[:, 1]


def build_mouth(who, head, tan):
    if not who.get('expression', {}).get('jawOpen'):
        return  # closed lips: a glint of teeth between them would look like a crumb
    gum = PAINTS.surface('gum', rough=0.7, specular=0.1, extra=partial(glow, strength=0.1))
    enamel = PAINTS.surface(
        'teeth',
        rough=0.4,
        specular=0.2,
        extra=partial(glow, strength=who.get('teeth_glow', 0.08)),
    )
    ivory = lin(who.get('teeth', '#e4dac6'))
    for name, m, col in (('gums', gum, ivory * GUM), ('teeth', enamel, ivory)):
        i2, f2 = submesh(head.v, part_faces(name))
        v2 = head.v[i2].copy()
        if name == 'gums':  # the lower gum steps back too, or it comes through some chins
            v2[head_model.NEUTRAL[i2, 1] < -4.1] += head.R @ np.array([0, 0, -1.3]) * head.scale
        if name == 'teeth':  # the lower row steps back: half seen it reads as one odd tooth
            low = np.isin(i2, np.arange(head_model.PARTS['teeth'][0] + 2208, head_model.PARTS['teeth'][1]))
            v2[low] += head.R @ np.array([0, -0.10, -0.50]) * head.scale * who.get('lower_teeth', 1.0)
            # and all are a little broader than scanned, or the painter makes gaps of the lines between them
            col = np.tile(ivory, (len(v2), 1))
            under_lip = below_upper_lip(head, v2)
            for ids in components(len(v2), f2):
                at_rest = head_model.NEUTRAL[i2[ids]]
                if not low[ids].all():
                    v2[ids] += head.R @ np.array([0, 1, 0]) * (incisal_edge(at_rest) * head.scale)[:, None]
                col[ids] *= tooth_tone(at_rest, under_lip[ids])
                v2[ids] = v2[ids].mean(0) + (v2[ids] - v2[ids].mean(0)) * (who.get('teeth_wide', 1.13), 1.0, 1.05)
        if name == 'teeth':
            braces(dict(who, upper=~low), head, v2, f2)
        mesh(name, v2, f2, col, m, tan[i2], 0.92, subdivide=1 if name == 'teeth' else 0)


def braces(who, head, v, faces):
    """a small plate on every upper tooth that shows, and the wire from plate to plate; darker than steel, or they are painted as gray teeth"""
    if not who.get('braces'):
        return
    m = PAINTS.surface('braces', rough=0.3, specular=0.6)
    S = head.scale
    back = (v - head.pivot) @ head.R + head.pivot  # in the unposed head
    ids = [c for c in components(len(v), faces) if len(c) > 60]
    upper = [c for c in ids if who['upper'][c].all()]
    places = []
    for c in upper:
        q = back[c]
        mid = q.mean(0)
        if abs(mid[0]) > 2.6 * S:
            continue
        out = combing.unit(np.array([mid[0] * 0.9, 0, mid[2] - 6.2 * S]))
        reach = (q - mid) @ out
        front = mid + out * np.percentile(reach, 96)
        front[1] = q[:, 1].min() + 0.44 * S
        near = np.abs(q[:, 1] - front[1]) < 0.3 * S
        front = front + out * (reach[near].max() - (front - mid) @ out)
        places.append((front, out))
    places.sort(key=lambda p: p[0][0])
    V, F = [], []
    for front, out in places:
        side = combing.unit(np.cross([0, 1, 0], out))
        up = np.cross(out, side)
        for dz, dy, dx in ((0, 0, 0),):
            box = [
                front + side * a * 0.12 * S + up * b * 0.14 * S + out * c
                for a in (-1, 1)
                for b in (-1, 1)
                for c in (-0.05, 0.10)
            ]
        k = len(V)
        V += box
        F += [
            (k, k + 1, k + 3, k + 2),
            (k + 4, k + 6, k + 7, k + 5),
            (k, k + 4, k + 5, k + 1),
            (k + 2, k + 3, k + 7, k + 6),
            (k + 1, k + 5, k + 7, k + 3),
            (k, k + 2, k + 6, k + 4),
        ]
    if len(places) < 2:
        return
    mesh('braces', head.posed(np.array(V)), F, lin('#6f757e'), m, None, 0.95, smooth=False)
    wire = np.array([f + o * 0.11 for f, o in places])
    t = np.linspace(0, len(wire) - 1, 60)
    path = np.stack([np.interp(t, np.arange(len(wire)), wire[:, k]) for k in range(3)], 1)
    v2, f2 = coat.strip(piping(path, 0.05 * S))
    mesh('wire', head.posed(v2), f2, lin('#858b94'), m, None, 0.95)
