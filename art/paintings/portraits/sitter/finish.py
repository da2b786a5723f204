"""Takes the noise out of a render: light apart from colour, smoothed where the form is the same (edge-avoiding a-trous wavelets)."""
import numpy as np

LEVELS = 4
KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def shifted(a, dy, dx):
    h, w = a.shape[:2]
    ys = np.clip(np.arange(h) + dy, 0, h - 1)
    xs = np.clip(np.arange(w) + dx, 0, w - 1)
    return a[ys][:, xs]


def denoised(colour, albedo, normal, keep=None, levels=LEVELS, light_sigma=0.45):
    """colour, albedo, normal: (height, width, 3) linear; keep: (height, width), 1 where the render stays as it is"""
    base = albedo + 0.02
    light = np.minimum(colour / base, 12).astype(np.float32)
    albedo, normal = albedo.astype(np.float32), normal.astype(np.float32)
    # fireflies: no brighter than the brightest neighbour of the median kind
    lum = light.mean(2)
    around = np.stack([shifted(lum, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)])
    top = np.sort(around, 0)[6]
    damped = np.minimum(1, (top + 0.02) / (lum + 0.02))
    if keep is not None:  # the light in a small eye is as small as a firefly
        damped = np.maximum(damped, keep > 0)
    light *= damped[..., None]
    out = light
    for level in range(levels):
        step = 2**level
        total = np.zeros_like(out)
        weights = np.zeros(out.shape[:2], np.float32)
        lum = np.log(out.mean(2) + 0.03)
        soft = sum(shifted(lum, dy * step, dx * step) for dy in (-1, 0, 1) for dx in (-1, 0, 1)) / 9
        for j, ky in enumerate(KERNEL):
            for i, kx in enumerate(KERNEL):
                dy, dx = (j - 2) * step, (i - 2) * step
                n, a = shifted(normal, dy, dx), shifted(albedo, dy, dx)
                w = (
                    ky
                    * kx
                    * np.exp(
                        -((n - normal) ** 2).sum(2) / 0.06
                        - ((a - albedo) ** 2).sum(2) / 0.01
                        - (shifted(soft, dy, dx) - soft) ** 2 / (light_sigma * 0.7**level) ** 2
                    )
                )
                total += w[..., None] * shifted(out, dy, dx)
                weights += w
        out = total / np.maximum(1e-6, weights)[..., None]
    if keep is not None:
        out = out * (1 - keep[..., None]) + light * keep[..., None]
    return out * base
