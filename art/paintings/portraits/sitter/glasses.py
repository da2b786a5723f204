"""Glasses."""
import numpy as np

from . import combing, head_model
from .surfaces import PAINTS, lin, mesh


# A head turned so far (radians) hides the arm beyond it; drawn, its bend would stand off the temple.
FAR_SIDE = 0.12


def glasses(who, head):
    o = who.get('glasses')
    if not o:
        return
    U = head.unposed
    m = PAINTS.surface('frame', rough=0.25, specular=0.5)
    S = head.scale
    eyes = [U[slice(*head_model.PARTS[k])].mean(0) for k in ('eye_r', 'eye_l')]
    V = []
    F = []
    bridge = U[head_model.LANDMARKS[28]]
    z = max(bridge[2] + 0.1, eyes[0][2] + 2.6 * S)

    def tube(path, r, closed):
        k = len(path)
        t = np.gradient(path, axis=0)
        t = combing.unit(t)
        a = combing.unit(np.cross(t, [0, 0.1, 1.0]) + 1e-6)
        b = np.cross(t, a)
        base = sum(len(x) for x in V)
        V.append(
            (
                path[:, None]
                + r
                * (
                    a[:, None] * np.cos(np.linspace(0, 6.283, 8, endpoint=False))[None, :, None]
                    + b[:, None] * np.sin(np.linspace(0, 6.283, 8, endpoint=False))[None, :, None]
                )
            ).reshape(-1, 3)
        )
        for i in range(k if closed else k - 1):
            for j in range(8):
                F.append(
                    (
                        base + i * 8 + j,
                        base + i * 8 + (j + 1) % 8,
                        base + ((i + 1) % k) * 8 + (j + 1) % 8,
                        base + ((i + 1) % k) * 8 + j,
                    )
                )

    w, h = o.get('wide', 2.55) * S, o.get('high', 2.1) * S
    for e in eyes:
        t = np.linspace(0, 6.283, 48, endpoint=False)
        sgn = np.sign(e[0])
        x = e[0] + sgn * 0.15 + w * np.sign(np.cos(t)) * np.abs(np.cos(t)) ** 0.8
        y = e[1] - 0.35 * S + h * np.sign(np.sin(t)) * np.abs(np.sin(t)) ** 0.8
        zz = z - 0.045 * (np.abs(x) - 1) ** 2 * 0.6
        tube(np.stack([x, y, zz], 1), o.get('thick', 0.12), True)
    xi = abs(eyes[0][0]) - w
    t = np.linspace(-1, 1, 12)
    tube(
        np.stack([t * xi, eyes[0][1] + 0.25 + 0.25 * (1 - t**2), np.full(12, z + 0.05)], 1),
        o.get('thick', 0.12),
        False,
    )
    turned = who.get('turn', 0) + who.get('pose', {}).get('yaw', 0)
    for s in (-1, 1):
        if s * turned > FAR_SIDE:
            continue
        x0 = s * (abs(eyes[0][0]) + w + 0.1)
        t = np.linspace(0, o.get('reach', 1.0), 16)  # shorter where hair lies over them
        path = np.stack(
            [
                x0 + s * (7.9 * S - abs(x0)) * np.minimum(1, t * 2.2),
                eyes[0][1] + 0.5 + 0.4 * t,
                z - 0.6 - t * (z - 0.8),
            ],
            1,
        )
        tube(path, o.get('thick', 0.12) * 0.8, False)
    mesh('glasses', head.posed(np.concatenate(V)), F, lin(o.get('colour', '#4a3425')), m, None, 0.9)
