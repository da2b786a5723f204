"""Eyebrows, hair by hair."""
import numpy as np
from mathutils import Vector

from . import combing, geometry, head_model
from .surfaces import PAINTS, lin, mesh, mix


def brows(who, head, scalp_tree, random):
    o = who.get('brows', {})
    col = lin(o.get('colour', '#3a2a20'))
    strands = []
    cols = []
    thick = o.get('thick', 1.0)
    n = int(430 * thick)
    U = head.unposed[head_model.LANDMARKS]
    for idx in (range(17, 22), range(22, 27)):
        line = U[list(idx)]
        s = 1 if line[:, 0].mean() > 0 else -1
        order = np.argsort(np.abs(line[:, 0]))
        line = line[order]  # inner to outer
        k = np.linspace(0, 1, 5)
        t = random.beta(1.5, 1.25, n)  # sparse at both ends, or they are bars
        root = np.stack([np.interp(t, k, line[:, i]) for i in range(3)], 1)
        width = (0.78 - 0.46 * t) * 1.0 * thick**0.5 * head.scale
        off = (random.rand(n) - 0.62) * width
        tapered = 0.4 + 0.6 * geometry.smooth(0, 0.35, t)
        width, off = width * tapered, off * tapered
        root[:, 1] += off + o.get('raise', -0.3) * head.scale
        root[:, 0] += s * 0.25 * head.scale * (1 - t) * random.rand(n)
        inner, outer = np.array([s * 0.75, 0.75, 0.1]), np.array([s * 1.0, -0.28, -0.35])
        d = combing.unit(
            inner * (1 - geometry.smooth(0.0, 0.38, t))[:, None]
            + (
                outer
                + np.array([0, 0.35, 0]) * (1 - t)[:, None]
                - np.array([0, 0.5, 0]) * ((off / width) > 0.1)[:, None]
            )
            * geometry.smooth(0.0, 0.38, t)[:, None]
            + random.randn(n, 3) * 0.14
        )
        length = (0.75 - 0.25 * t) * o.get('long', 1.0) * (0.7 + 0.5 * random.rand(n)) * head.scale
        curve = []
        for i in range(n):
            p = root[i]
            hit = scalp_tree.find_nearest(Vector(p), 4)
            if hit[0] is None:
                continue
            nrm = np.array(hit[1])
            p = np.array(hit[0])
            pts = []
            for j in range(6):
                pts.append(p + nrm * (0.02 + 0.05 * j / 5))
                q = p + combing.unit(d[i] - nrm * (d[i] @ nrm)) * length[i] / 5
                h2 = scalp_tree.find_nearest(Vector(q), 4)
                p, nrm = (np.array(h2[0]), np.array(h2[1])) if h2[0] is not None else (q, nrm)
            curve.append(pts)
        strands += curve
        cols += [
            mix(
                col * (0.85 + 0.35 * random.rand()),
                lin(who['skin']['base']),
                0.28 + 0.3 * random.rand() + 0.3 * geometry.smooth(0.3, 0, t[i]),
            )
            for i in range(len(curve))
        ]
    st = head.posed(np.array(strands).reshape(-1, 3)).reshape(len(strands), 6, 3)
    v, q, t, _ = combing.tubes(st, np.full(len(st), 0.0165 * o.get('hair', 1.0) * head.scale), 3, 0.3)
    m = PAINTS.surface('brow', rough=0.55, specular=0.15)
    mesh('brows', v, q, np.repeat(np.array(cols), 6 * 3, 0), m, t, 0.66)
