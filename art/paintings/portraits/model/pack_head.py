"""Packs what portraits need of both models into one file of whole numbers: python3 pack_head.py WORK head.npz"""
import sys
from pathlib import Path

import numpy as np

work, out_file = sys.argv[1:]
ict = np.load(Path(work) / 'ict.npz')
human = np.load(Path(work) / 'makehuman.npz')

MODES = 60
# The first and the last place of what is kept: skin and sockets, gums and teeth, both whites, lashes.
KEPT = ((0, 14062), (14062, 21451), (21451, 22221), (23021, 23791), (25351, 26719))
PARTS = {
    'face': (0, 9409),
    'head': (9409, 11248),
    'mouth': (11248, 13294),
    'sockets': (13294, 14062),
    'gums': (14062, 17039),
    'teeth': (17039, 21451),
    'eye_l': (21451, 22221),
    'eye_r': (23021, 23791),
    'lash_l': (25351, 26035),
    'lash_r': (26035, 26719),
}
NONE = 65535
# MakeHuman's measure to ICT's, and what is left of its body, in centimetres.
SCALE = 10.7
BODY_TOP, BODY_FOOT, BODY_SIDE = -7.4, -62, 44
HEAD_FOOT = -26
FAINTEST = .004

packed = {}


def pack(name, change):
    """Sixteen bits a number, and the unit that makes centimetres of them."""
    steps = 32767 / (float(np.abs(change).max()) or 1.0)
    packed[name] = np.round(change * steps).astype(np.int16)
    packed[f'{name}_unit'] = np.float32(1 / steps)


keep = np.zeros(len(ict['neutral']), bool)
for a, b in KEPT:
    keep[a:b] = True
renumbered = np.cumsum(keep) - 1
parts = {name: (renumbered[a], renumbered[b - 1] + 1) for name, (a, b) in PARTS.items()}
packed['parts'] = np.array(list(parts.values()))
packed['part_names'] = np.array(list(parts))
neutral = ict['neutral'][keep]
pack('neutral', neutral)
whole = [f for f in ict['faces'] if all(keep[i] for i in f if i >= 0)]
packed['faces'] = np.array([[renumbered[i] if i >= 0 else NONE for i in f] for f in whole]).astype(np.uint16)

modes = ict['identity'][:MODES][:, keep]
most = np.abs(modes).max((1, 2))
packed['modes'] = np.round(modes / most[:, None, None] * 127).astype(np.int8)
packed['modes_unit'] = (most / 127).astype(np.float32)
for name in ict.files:
    if name.startswith('ex_') and 'Pupil' not in name:
        change = ict[name][keep]
        touched = np.where(np.abs(change).max(1) > FAINTEST)[0]
        packed[f'{name}_i'] = touched.astype(np.uint16)
        pack(name, change[touched])


def eyes_of(places):
    return (places[human['joint-l-eye']].mean(0) + places[human['joint-r-eye']].mean(0)) / 2


eyes = (neutral[slice(*parts['eye_l'])].mean(0) + neutral[slice(*parts['eye_r'])].mean(0)) / 2


def placed(places):
    """MakeHuman's places where ICT's head has its eyes."""
    return (places - eyes_of(places)) * SCALE + eyes


def carried(source, goal, places, width=1.3, neighbours=40):
    """What moves source to goal, told to other places by those nearest."""
    near = source[:, 1] > HEAD_FOOT
    source, change = source[near], (goal - source)[near]
    told = np.zeros_like(places)
    for a in range(0, len(places), 2000):
        square = ((places[a : a + 2000, None] - source[None]) ** 2).sum(2)
        nearest = np.argpartition(square, neighbours, 1)[:, :neighbours]
        distance = np.take_along_axis(square, nearest, 1)
        weight = np.exp(-(distance - distance.min(1, keepdims=True)) / (2 * width**2))
        weight /= weight.sum(1, keepdims=True)
        told[a : a + 2000] = (change[nearest] * weight[:, :, None]).sum(1)
    return told


def made_rigid(change, part):
    """A shift and an even scale in place of a change: eyes stay round and teeth stay teeth."""
    places = neutral[part]
    goal = places + change[part]
    middle, to = places.mean(0), goal.mean(0)
    size = ((goal - to) * (places - middle)).sum() / ((places - middle) ** 2).sum()
    change[part] = (places - middle) * size + to - places


skin = np.unique(human['body_faces'][human['body_faces'] >= 0])
for sex in ('female', 'male'):
    young = placed(human['base'] + human[f'{sex}_young'])[skin]
    for age in ('child', 'old'):
        change = carried(young, placed(human['base'] + human[f'{sex}_{age}'])[skin], neutral).astype(np.float64)
        for part in (parts['eye_l'], parts['eye_r'], (parts['gums'][0], parts['teeth'][1])):
            made_rigid(change, slice(*part))
        pack(f'{sex}_{age}', change)

body = None
for sex in ('female', 'male'):
    for age in ('young', 'child'):
        places = placed(human['base'] + human[f'{sex}_{age}'])
        if body is None:
            all_faces = human['body_faces']
            middle = places[np.where(all_faces < 0, all_faces[:, :1], all_faces)].mean(1)
            inside = (middle[:, 1] < BODY_TOP) & (middle[:, 1] > BODY_FOOT) & (np.abs(middle[:, 0]) < BODY_SIDE)
            body = np.unique(all_faces[inside][all_faces[inside] >= 0])
            new = np.full(len(places), NONE)
            new[body] = np.arange(len(body))
            packed['body_faces'] = np.where(all_faces[inside] < 0, NONE, new[all_faces[inside]]).astype(np.uint16)
        pack(f'body_{sex}_{age}', places[body])
        joints = ('l-shoulder', 'l-elbow', 'l-clavicle', 'neck', 'l-hand')
        packed[f'joints_{sex}_{age}'] = np.array([places[human[f'joint-{j}']].mean(0) for j in joints], np.float32)
np.savez_compressed(out_file, **packed)
