"""Beds, and the covers over a sleeper."""
import math

from .colours import paint
from .shapes import box, mesh


def covers(cx, cy, wide, long, colour, crest, top=.62, drop=.34, second=None):
    """A quilt; crest(u, v) is its height over the mattress: u across 0-1, v from foot to head 0-1. Hangs at sides and foot."""
    n = 64
    points, faces = [], []
    for j in range(n + 1):
        for i in range(n + 1):
            u, v = i / n, j / n
            over = max(max(0, abs(u - .5) - .44) / .06, max(0, .06 - v) / .06)
            fold = .011 * math.sin(u * 31 + v * 9) + .009 * math.sin(v * 37 - u * 12)
            points.append((cx + (u - .5) * wide, cy + (v - .5) * long, top + crest(u, v) + fold - drop * min(1, over) ** 1.5))
    for j in range(n):
        for i in range(n):
            a = j * (n + 1) + i
            faces.append((a, a + 1, a + n + 2, a + n + 1))
    mesh(points, faces, paint(colour, .95, second=second, grain=5))


def sleeper(side, height, knees=.6):
    """The height of someone lying on their side under covers; side: where across (0-1), height of the hip in metres."""
    def crest(u, v):
        spine = math.exp(-((u - side - .04 * math.sin(v * 5)) / .15) ** 2)
        body = .95 * math.exp(-((v - .5) / .2) ** 2) + .9 * math.exp(-((v - .9) / .17) ** 2) + .42 * math.exp(-((v - .2) / .2) ** 2)
        bent = knees * math.exp(-((u - side - .17) / .13) ** 2 - ((v - .36) / .13) ** 2)
        return height * (spine * body + bent) + .02
    return crest


def pillow(x, y, z, turn=0, colour='#f4f1ea', lean=12, size=(.66, .42)):
    box((x, y, z), (*size, .17), paint(colour, .95), .08, turn, lean)
