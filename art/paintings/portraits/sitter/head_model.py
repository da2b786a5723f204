"""The head model as it is packed (art/README.md): places, faces, expressions, identities. Centimetres; x to the sitter's left, y up, z forward."""
import os

import numpy as np


stored = np.load(os.environ['HEAD_MODEL'])


class Kept(dict):
    files = stored.files

    def __missing__(self, name):
        self[name] = stored[name]
        return self[name]


packed = Kept()

# Multi-PIE landmarks of the ICT topology (its README): brows, nose, eyes, lips.
LANDMARKS = [
    1225,
    1888,
    1052,
    367,
    1719,
    1722,
    2199,
    1447,
    966,
    3661,
    4390,
    3927,
    3924,
    2608,
    3272,
    4088,
    3443,
    268,
    493,
    1914,
    2044,
    1401,
    3615,
    4240,
    4114,
    2734,
    2509,
    978,
    4527,
    4942,
    4857,
    1140,
    2075,
    1147,
    4269,
    3360,
    1507,
    1542,
    1537,
    1528,
    1518,
    1511,
    3742,
    3751,
    3756,
    3721,
    3725,
    3732,
    5708,
    5695,
    2081,
    0,
    4275,
    6200,
    6213,
    6346,
    6461,
    5518,
    5957,
    5841,
    5702,
    5711,
    5533,
    6216,
    6207,
    6470,
    5517,
    5966,
]
PARTS = {str(n): tuple(int(i) for i in ab) for n, ab in zip(packed['part_names'], packed['parts'])}


def unpack(name):
    return packed[name].astype(np.float64) * float(packed[name + '_unit'])


# A neck as scanned is lost between jaw and collar: what lies under it goes down by so many cm.
NECK_LONGER = 0.9

NEUTRAL = unpack('neutral')
FACES = [tuple(int(i) for i in f if i != 65535) for f in packed['faces']]
EXPRESSIONS = sorted(k[3:-2] for k in packed.files if k.startswith('ex_') and k.endswith('_i'))
L = NEUTRAL[LANDMARKS]


def expression(name):
    d = np.zeros_like(NEUTRAL)
    d[packed[f'ex_{name}_i']] = unpack('ex_' + name)
    return d


def identity(who):
    """who: seed and spread of a random draw, and modes that are set by name (m0 ...)"""
    weights = sampled(who['seed'], who['spread'])
    weights.update({int(k[1:]): w for k, w in who.items() if k[0] == 'm'})
    d = np.zeros_like(NEUTRAL)
    for k, w in weights.items():
        if w:
            d += w * packed['modes'][k].astype(np.float64) * float(packed['modes_unit'][k])
    return d


def sampled(seed, spread=0.8, first=0, last=60):
    r = np.random.RandomState(seed)
    w = r.randn(60) * spread
    return {k: w[k] for k in range(first, last)}
