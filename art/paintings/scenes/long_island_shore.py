"""The South Shore, early: dunes, a sand fence, a boarded walk down to the sea."""
import math
import random

from studio.colours import paint, ramp_paint, set_haze
from studio.ground import HAZE, fair_morning
from studio.light import camera
from studio.plants import leaves_at
from studio.shapes import ball, box, mesh, tube, turned


def dune(x, y):
    """Height of the sand."""
    ridge = 1.25 * math.exp(-((y - 7.5 - .8 * math.sin(x * .35)) / 3.4) ** 2)
    valley = 1 - .82 * math.exp(-((x - walk(y)) / 2.1) ** 2)
    roll = .16 * math.sin(x * .8 + y * .5) + .1 * math.sin(x * 1.7 - y * .9)
    return max(-.4, (ridge * valley + .35 * roll) * (1 if y < 12 else math.exp(-(y - 12) / 4)) - .012 * max(0, y - 12))


def walk(y):
    return .5 + .9 * math.sin(y * .16)


def grass(chance, x, y, count, tall):
    """A tuft of beach grass, bent by the wind from the left."""
    points, faces = [], []
    for _ in range(count):
        bx, by = x + chance.gauss(0, .09), y + chance.gauss(0, .09)
        z, h = dune(bx, by), tall * chance.uniform(.6, 1.1)
        lean, side = chance.uniform(.1, .5) * h, chance.gauss(0, .12) * h
        start = len(points)
        points += [(bx - .009, by, z), (bx + .009, by, z), (bx + lean * .35 + .007, by + side * .4, z + h * .6),
                   (bx + lean * .35 - .007, by + side * .4, z + h * .6), (bx + lean, by + side, z + h)]
        faces += [(start, start + 1, start + 2, start + 3), (start + 3, start + 2, start + 4)]
    return points, faces


def sailboat(x, y, size):
    white = paint('#c9704f', .8)
    mesh([(x, y, .6 * size), (x, y, 5.2 * size), (x + 2.1 * size, y, .7 * size)], [(0, 1, 2)], white, smooth=False)
    mesh([(x - .15 * size, y, .8 * size), (x - .15 * size, y, 4.4 * size), (x - 1.4 * size, y, .8 * size)], [(0, 1, 2)],
         paint('#e6ecf6', .8), smooth=False)
    box((x + .2 * size, y, .3 * size), (3.4 * size, .6 * size, .5 * size), paint('#2f3889', .6), .15 * size)


def build():
    set_haze(30, 800, HAZE, .5)
    chance = random.Random(12)
    n, m = 120, 110
    points = [(-18 + 36 * i / n, -5 + 33 * j / m) for j in range(m + 1) for i in range(n + 1)]
    faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i)
             for j in range(m) for i in range(n)]
    mesh([(x, y, dune(x, y)) for x, y in points], faces, paint('#eedfc3', .95, second='#e2cda9', grain=.7))
    # Wet sand, the sea in bands, and lines of foam that run slantwise.
    mesh([(-60, 20, -.36), (60, 20, -.36), (60, 29, -.39), (-60, 29, -.39)], [(0, 1, 2, 3)], paint('#c9b79c', .3), smooth=False)
    sea = ramp_paint(((0, '#a9cbd0'), (.03, '#86b4cb'), (.12, '#5f94c0'), (.4, '#4c7fb4'), (1, '#8fb0d4')), 'Y', .35)
    mesh([(-900, 25.5, -.37), (900, 25.5, -.37), (900, 900, -.37), (-900, 900, -.37)], [(0, 1, 2, 3)], sea, smooth=False)
    foam = paint('#fdfcf8', .9)
    for base, wide, phase in ((25.6, .5, 0), (28.2, .45, 1.4), (32.5, .6, 2.7), (40, .7, 4.1), (52, .8, .8)):
        strip, quads = [], []
        for i in range(161):
            x = -60 + i * .75
            y = base + .8 * math.sin(x * .12 + phase) + .3 * math.sin(x * .47 + phase * 2)
            w = wide * max(0, .35 + math.sin(x * .21 + phase * 3) + .4 * math.sin(x * .6 + phase))
            strip += [(x, y, -.35), (x, y + w, -.35)]
        quads = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(160)]
        mesh(strip, quads, foam, smooth=False)
    # The boarded walk.
    board = paint('#cdbb9f', .9, second='#b3a084', grain=2)
    y = -4.5
    while y < 15:
        x, slope = walk(y), math.atan2(walk(y + .2) - walk(y), .2)
        box((x, y, dune(x, y) + .07), (1.5, .17, .04), board, 0, -math.degrees(slope))
        y += .21
    # A sand fence, leaning.
    slat = paint('#a98e6c', .9)
    for side, start, end in ((-1, -1.5, 9.5), (1, 1.0, 11)):
        y = start
        while y < end:
            x = walk(y) + side * (1.45 + .12 * math.sin(y * 1.3))
            z, h = dune(x, y), .82 + .08 * math.sin(y * 5)
            box((x + .02 * math.sin(y * 9), y, z + h / 2 - .1), (.02, .05, h), slat, 0, 4 * math.sin(y * 7), 3 * math.sin(y * 3))
            y += .13
        for up in (.28, .58):
            line = [(walk(v) + side * (1.45 + .12 * math.sin(v * 1.3)), v,
                     dune(walk(v) + side * 1.45, v) + up) for v in [start + .3 * k for k in range(int((end - start) / .3))]]
            tube(line, .01, slat)
    greens = [paint(c, .9, through=.25) for c in ('#a9b37c', '#8fa06c', '#c9c08a', '#7d9468')]
    tufts = [([], []) for _ in greens]
    for _ in range(1150):
        x, y = chance.uniform(-13, 14), chance.uniform(-2.5, 12.5)
        if abs(x - walk(y)) < 1.75 or dune(x, y) < .06:
            continue
        all_points, all_faces = tufts[int(chance.random() * len(greens))]
        points, faces = grass(chance, x, y, 26, chance.uniform(.45, .85))
        start = len(all_points)
        all_points += points
        all_faces += [tuple(start + k for k in face) for face in faces]
    for (points, faces), material in zip(tufts, greens):
        mesh(points, faces, material, smooth=False)
    roses = []
    for _ in range(60):
        x, y = chance.uniform(-9, -3), chance.uniform(1, 7)
        roses += [(x + chance.gauss(0, .2), y + chance.gauss(0, .2), dune(x, y) + chance.uniform(.1, .5)) for _ in range(16)]
    leaves_at(roses, (.03, .06), ('#7a9a6a', '#6b8c62', '#8fa878', '#e6a9b8', '#f3cdd3'), chance)
    sailboat(-16, 110, 1.7)
    sailboat(30, 190, 1.8)
    # The lighthouse on its point, far to the right.
    turned(58, 190, [(2.2, -.4), (1.5, 17), (1.9, 17.2), (1.9, 17.8), (1.1, 18), (1.1, 20), (0, 21.2)], paint('#f4f0e8', .8), sides=20)
    turned(58, 190, [(2.1, 3), (1.85, 7.5)], paint('#3b4377', .8), 0, 20)
    turned(58, 190, [(1.75, 11.5), (1.6, 15)], paint('#3b4377', .8), 0, 20)
    mesh([(30, 188, -.3), (120, 180, -.3), (120, 200, 1.2), (52, 198, .9)], [(0, 1, 2, 3)], paint('#b9b48c', .95), smooth=False)
    ball((75, 195, .5), 4, paint('#8fa078', .95), (2.4, .5, .35))
    fair_morning((.8, .3, -.42), 6.6, .42, -.2)
    camera((-.2, -4.6, 2.05), (.9, 20, 1.55), 27)
