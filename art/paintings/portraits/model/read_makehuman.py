"""Reads MakeHuman's base mesh and targets of age from a clone into WORK/makehuman.npz: python3 read_makehuman.py CLONE WORK"""
import subprocess
import sys
from pathlib import Path

import numpy as np

clone, work = sys.argv[1:]
MESH = 'makehuman/data/3dobjs/base.obj'
TARGETS = 'makehuman/data/targets/macrodetails/'
PEOPLES = ('caucasian', 'african', 'asian')
JOINTS = ('neck', 'l-shoulder', 'l-elbow', 'l-clavicle', 'l-hand', 'l-eye', 'r-eye')


def show(path):
    return subprocess.run(['git', '-C', clone, 'show', f'HEAD:{path}'], check=True, capture_output=True).stdout.decode()


def read_mesh():
    places, groups, group = [], {}, None
    for line in show(MESH).split('\n'):
        if line.startswith('v '):
            places.append([float(x) for x in line.split()[1:4]])
        elif line.startswith('g '):
            group = groups.setdefault(line.split()[1], [])
        elif line.startswith('f '):
            group.append([int(part.split('/')[0]) - 1 for part in line.split()[1:]])
    return np.array(places), groups


def target(path, count):
    change = np.zeros((count, 3))
    for line in show(path).split('\n'):
        words = line.split()
        if len(words) == 4 and not line.startswith('#'):
            change[int(words[0])] = [float(x) for x in words[1:]]
    return change


base, groups = read_mesh()
out = {'base': base.astype(np.float32)}
out['body_faces'] = np.array([f + [-1] * (4 - len(f)) for f in groups['body']], np.int32)
for joint in JOINTS:
    out[f'joint-{joint}'] = np.array(sorted({i for f in groups[f'joint-{joint}'] for i in f}))
for sex in ('female', 'male'):
    for age in ('child', 'young', 'old'):
        change = sum(target(f'{TARGETS}{people}-{sex}-{age}.target', len(base)) for people in PEOPLES) / len(PEOPLES)
        change += target(f'{TARGETS}universal-{sex}-{age}-averagemuscle-averageweight.target', len(base))
        out[f'{sex}_{age}'] = change.astype(np.float32)
np.savez(Path(work) / 'makehuman.npz', **out)
