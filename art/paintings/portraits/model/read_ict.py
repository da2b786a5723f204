"""Reads ICT-FaceKit's shapes from a clone into WORK/ict.npz: python3 read_ict.py CLONE WORK"""
import subprocess
import sys
from pathlib import Path

import numpy as np

clone, work = sys.argv[1:]
FOLDER = 'FaceXModel/'


def git(*words):
    return subprocess.run(['git', '-C', clone, *words], check=True, capture_output=True).stdout.decode()


def places(text):
    rows = [line[2:] for line in text.split('\n') if line.startswith('v ')]
    return np.array(' '.join(rows).split(), dtype=np.float64).reshape(-1, 3).astype(np.float32)


def faces(text):
    """Corners of each face; -1 where a triangle lacks the fourth."""
    found = []
    for line in text.split('\n'):
        if line.startswith('f '):
            corners = [int(part.split('/')[0]) - 1 for part in line.split()[1:]]
            found.append(corners + [-1] * (4 - len(corners)))
    return np.array(found, np.int32)


neutral_text = git('show', f'HEAD:{FOLDER}generic_neutral_mesh.obj')
neutral = places(neutral_text)
shapes = {'neutral': neutral, 'faces': faces(neutral_text)}
modes = []
for path in git('ls-tree', '--name-only', 'HEAD', FOLDER).split():
    name = path.removeprefix(FOLDER).removesuffix('.obj')
    if not path.endswith('.obj') or name.startswith('generic'):
        continue
    change = places(git('show', f'HEAD:{path}')) - neutral
    if name.startswith('identity'):
        modes.append(change)
    else:
        shapes[f'ex_{name}'] = change
np.savez(Path(work) / 'ict.npz', identity=np.stack(modes), **shapes)
