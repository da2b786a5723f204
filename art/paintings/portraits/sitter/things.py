"""What stands before the people, as sitters.yaml names it."""
import math

import numpy as np

from . import coat, props
from .surfaces import PAINTS, lin, mesh, piping


# How long a table's legs are (cm), and how far from its middle they stand, as a share of its radius.
LEG_LONG, LEG_INSIDE = 70, 0.86


def build_props(who):
    """the things of who['things'], on wood, cloth and paper"""
    m = PAINTS.surface('thing', rough=0.6, specular=0.25)
    plain = lambda p: p

    def put(v, f, colour, kind=0.0, way=None, smooth=True, solid=0):
        if not len(v):
            return
        ob = mesh(
            'thing',
            v,
            f,
            colour if isinstance(colour, np.ndarray) else lin(colour),
            m,
            way,
            kind,
            place=plain,
            smooth=smooth,
        )
        if solid:
            th = ob.modifiers.new('t', 'SOLIDIFY')
            th.thickness = solid

    for t in who.get('things', []):
        kind, at = t['is'], t['at']
        if kind == 'table':
            v, f = props.disc(*at, t['r'])
            put(v, f, t.get('colour', '#b98d5f'), way=np.tile([1.0, 0.2, 0], (len(v), 1)))
            v, f = coat.strip(props.rim(*at, t['r'], 3.5))
            put(v, f, t.get('edge', '#9a7148'))
            for around in t.get('legs', ()):  # where they stand: radians round the table, 0 at the right
                foot = at[0] + LEG_INSIDE * t['r'] * math.cos(around), at[1] + LEG_INSIDE * t['r'] * math.sin(around)
                v, f = coat.strip(props.leg(*foot, at[2] - 3, LEG_LONG))
                put(v, f, t.get('edge', '#9a7148'), way=np.tile([0, 0.1, 1.0], (len(v), 1)))
        elif kind == 'plan':
            v, f = props.sheet(*at, t.get('wide', 30), t.get('deep', 22), t.get('turn', 0))
            v = props.tilted(v, front := v[:, 1].min(), t.get('tilt', 0))
            put(v, f, '#f6f3ea', way=np.tile([1.0, 0.3, 0], (4, 1)), smooth=False)
            wide, deep, turn = t.get('wide', 30), t.get('deep', 22), t.get('turn', 0)
            # two arches, one in the other: single teeth, seen so flat, are painted as the links of a chain
            for size, colour, thick in ((0.66, '#1f236b', 0.32), (0.44, '#b08d3e', 0.26)):
                path = props.arch_line(at[0], at[1], at[2] + 0.2, wide * size, deep * size, turn)
                v, f = coat.strip(piping(path, thick))
                put(props.tilted(v, front, t.get('tilt', 0)), f, colour)
        elif kind == 'block':
            rows, top = props.block(*at, *t['size'], t.get('round', 1.5))
            v, f = coat.strip(rows)
            put(v, f, t['colour'], smooth=False)
            put(
                top,
                [tuple(range(len(top)))],
                t.get('top', t['colour']),
                smooth=False,
                way=np.tile([1.0, 0.1, 0], (len(top), 1)),
            )
        elif kind == 'vase':
            v, f = coat.strip(props.vase(*at))
            put(v, f, t.get('colour', '#dfe6ef'))
            v, f, bloom = props.leaves(at[0], at[1], at[2] + 19, t.get('count', 260), 8)
            put(v, f, np.where(bloom[:, None], lin(t.get('bloom', '#e9d6a8')), lin('#6f8f68')), kind=0.3, smooth=False)
