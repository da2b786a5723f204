"""Everything that grows. Crowns and flowers are clouds of small leaves, never balls: a ball stays a ball when painted."""
import math
import random

from mathutils import Vector

from .colours import BLOSSOM, FLOWERS, LEAVES, WHITE, paint
from .shapes import mesh, tube, turned

FOLIAGE = ('#6f9a4e', '#8fb35c', '#55824c', '#a9bf62', '#4a7a58')
OLIVE = ('#b9b65a', '#9fae58', '#7fa05c', '#c9bd72')
HEDGE = ('#4c7650', '#5f8a54', '#3d6a55', '#7a9c5a')
SAGES = ('#8fa878', '#a9bfa0', '#7b9a74', '#b9c79a', '#6f8f6a')


def leaves_at(points, size, colours, chance, through=.3, long=1.7):
    """One small folded leaf at each (x, y, z), in random directions. size: (least, most) in metres."""
    per_colour = {colour: ([], []) for colour in colours}
    names = list(colours)
    for x, y, z in points:
        verts, faces = per_colour[names[int(chance.random() * len(names))]]
        length = chance.uniform(*size)
        yaw, pitch = chance.uniform(0, 6.283), chance.uniform(-.9, .9)
        along = Vector((math.cos(yaw) * math.cos(pitch), math.sin(yaw) * math.cos(pitch), math.sin(pitch))) * length
        roll = chance.uniform(-1.2, 1.2)
        side = Vector((-math.sin(yaw) * math.cos(roll), math.cos(yaw) * math.cos(roll), math.sin(roll))) * (length / long)
        start = len(verts)
        middle = Vector((x, y, z))
        verts += [middle - along, middle + side, middle + along, middle - side]
        faces.append((start, start + 1, start + 2, start + 3))
    for colour, (verts, faces) in per_colour.items():
        if faces:
            mesh([tuple(v) for v in verts], faces, paint(colour, .9, through=through), smooth=False)


def in_cloud(chance, centre, radii, count, hollow=.45):
    """Points in an ellipsoid, more of them toward its skin."""
    for _ in range(count):
        way = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
        far = (hollow + (1 - hollow) * chance.random() ** .6) * chance.uniform(.9, 1.1)
        yield tuple(c + w * r * far for c, w, r in zip(centre, way, radii))


def trunk(x, y, height, radius, lean=0.0, colour='#6f5a52', second='#8a7268', z=0.0):
    points = []
    for i in range(9):
        t = i / 8
        points.append((radius * (1.25 - .65 * t + 4 * max(0, .12 - t) * .5), height * t))
    body = turned(x, y, points, paint(colour, .95, second=second, grain=2.5), z, 12)
    for vertex in body.data.vertices:
        t = vertex.co.z / height
        vertex.co.x += lean * t * t


def tree(x, y, height, spread, colours=FOLIAGE, leaves=5000, lean=0.0, clumps=11, seed=1, leaf=(.07, .15), base=.42, z=0.0,
         girth=None):
    """A broadleaved tree: trunk, some boughs, clumps of leaves. base: where the crown begins, share of the height."""
    chance = random.Random(seed * 7919 + int(x * 100) * 31 + int(y * 100))
    trunk(x, y, height * .72, girth or .07 + spread * .05, lean, z=z)
    bark = paint('#6f5a52', .95, second='#8a7268', grain=2.5)
    top = Vector((x + lean * .6, y, z + height * (base + .12)))
    points = []
    for i in range(clumps):
        angle = i * 2.399 + chance.uniform(-.4, .4)
        level = (i + .5) / clumps
        wide = spread * (1 - .75 * max(0, level - .35)) * chance.uniform(.35, .72)
        middle = Vector((x + lean + wide * math.cos(angle), y + wide * math.sin(angle),
                         z + height * (base + (1 - base) * (.1 + .78 * level))))
        tube([tuple(top), tuple((top + middle) / 2 + Vector((0, 0, .1 * height * .3))), tuple(middle)], .03 + spread * .008,
             bark)
        radius = spread * chance.uniform(.3, .46)
        points += in_cloud(chance, middle, (radius, radius, radius * .66), leaves // clumps)
    leaves_at(points, leaf, colours, chance)


def bush(x, y, width, height, colours=HEDGE, leaves=900, leaf=(.035, .08), seed=1, z=0.0, flowers=None, share=.25):
    """A rounded shrub; flowers: colours of blossoms scattered over `share` as many points as there are leaves."""
    chance = random.Random(seed * 104729 + int(x * 100) * 17 + int(y * 100))
    points = []
    for i in range(5):
        cx, cy = x + chance.uniform(-.3, .3) * width, y + chance.uniform(-.3, .3) * width
        points += in_cloud(chance, (cx, cy, z + height * chance.uniform(.35, .6)),
                           (width * .38, width * .38, height * .46), leaves // 5, .3)
    leaves_at([p for p in points if p[2] > z], leaf, colours, chance)
    if flowers:
        tops = []
        for i in range(5):
            tops += in_cloud(chance, (x + chance.uniform(-.3, .3) * width, y + chance.uniform(-.3, .3) * width,
                             z + height * .55), (width * .4, width * .4, height * .5), int(leaves * share) // 5, .95)
        leaves_at([p for p in tops if p[2] > z + height * .2], (leaf[0] * .7, leaf[1] * .8), flowers, chance, .2, 1.1)


def hedge(start, end, height, depth, colours=HEDGE, per_metre=500, leaf=(.04, .09), seed=3, z=0.0):
    """A clipped hedge from (x, y) to (x, y)."""
    chance = random.Random(seed)
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / length, (x1 - x0) / length
    body = paint(colours[2], .95)
    corners = [(x0, y0), (x1, y1)]
    points = []
    for x, y in corners:
        for side in (-.42, .42):
            points += [(x + nx * depth * side, y + ny * depth * side, z),
                       (x + nx * depth * side, y + ny * depth * side, z + height * .95)]
    mesh(points, [(0, 1, 5, 4), (2, 3, 7, 6), (1, 3, 7, 5), (0, 1, 3, 2), (4, 5, 7, 6)], body, smooth=False)
    spots = []
    for _ in range(int(per_metre * length)):
        t, side, up = chance.random(), chance.uniform(-.5, .5), chance.random()
        if chance.random() < .5:
            up = 1
        else:
            side = math.copysign(.5, side)
        spots.append((x0 + (x1 - x0) * t + nx * depth * side, y0 + (y1 - y0) * t + ny * depth * side,
                      z + up * height + chance.gauss(0, .02)))
    leaves_at(spots, leaf, colours, chance)


def flower_border(path, width, colours=FLOWERS, per_metre=120, height=.4, seed=5, leaf=(.03, .07), greens=HEDGE, z=0.0,
                  drift_m=1.1):
    """Flowers along a line of (x, y): greens below, drifts of one colour together, tall ones behind."""
    chance = random.Random(seed)
    green, blooms = [], {c: [] for c in colours}
    names = list(colours)
    for (x0, y0), (x1, y1) in zip(path, path[1:]):
        length = math.hypot(x1 - x0, y1 - y0)
        nx, ny = -(y1 - y0) / length, (x1 - x0) / length
        for _ in range(int(per_metre * length)):
            t, s = chance.random(), max(-.5, min(.5, chance.gauss(0, .24)))
            x, y = x0 + (x1 - x0) * t + nx * width * s, y0 + (y1 - y0) * t + ny * width * s
            mound = height * (.55 + .35 * math.sin(x * 2.1 + 1.3 * math.sin(y * 1.7))) * (1 - 2.2 * s * s)
            green.append((x, y, z + mound * chance.random()))
            green.append((x + chance.gauss(0, .05), y + chance.gauss(0, .05), z + mound * chance.random() * .8))
            if chance.random() < .55:
                drift = int(abs(math.sin(math.floor(x / drift_m) * 12.9 + math.floor(y / drift_m) * 78.2) * 437.5)) + (
                    1 if chance.random() < .2 else 0)
                spike = z + mound * chance.uniform(.8, 1.15)
                for _ in range(3):
                    blooms[names[drift % len(names)]].append(
                        (x + chance.gauss(0, .025), y + chance.gauss(0, .025), spike + chance.gauss(0, .025)))
    leaves_at(green, (leaf[0], leaf[1] * 1.3), greens, chance)
    for colour, points in blooms.items():
        leaves_at(points, leaf, (colour,), chance, .2, 1.15)


def bouquet(x, y, z, spread, colours=FLOWERS, blooms=26, seed=2):
    """Cut flowers above a vase's mouth: each a tuft of petals."""
    chance = random.Random(seed)
    for i in range(blooms):
        angle, far = chance.uniform(0, 6.283), spread * math.sqrt(chance.random())
        high = chance.uniform(.1, 1) * spread * 1.2 * (1 - (far / spread) ** 2 * .6)
        size = spread * chance.uniform(.16, .3)
        tuft = list(in_cloud(chance, (x + far * math.cos(angle), y + far * math.sin(angle), z + high),
                             (size, size, size * .8), 26, .2))
        leaves_at(tuft, (size * .3, size * .6), (colours[i % len(colours)],), chance, .25, 1.2)
    green = list(in_cloud(chance, (x, y, z + spread * .15), (spread * 1.1, spread * 1.1, spread * .5), 90, .5))
    leaves_at(green, (spread * .16, spread * .34), LEAVES, chance, .25, 2.2)


def long_leaf(x, y, z, length, width, yaw, lean, material):
    points, faces, steps = [], [], 10
    for i in range(steps):
        t = i / (steps - 1)
        wide = width * math.sin(math.pi * min(1, t * .93 + .05)) ** .8
        out = length * t * math.sin(lean * (.5 + t))
        up = length * t * math.cos(lean * (.35 + t * .9))
        for s in (-1, 0, 1):
            across = s * wide
            points.append((x + out * math.cos(yaw) - across * math.sin(yaw), y + out * math.sin(yaw) + across * math.cos(yaw),
                           z + up + abs(s) * .03))
    for i in range(steps - 1):
        for k in (0, 1):
            a = i * 3 + k
            faces.append((a, a + 1, a + 4, a + 3))
    mesh(points, faces, material)


def pot_plant(x, y, size, leaves=22, seed=4, pot=WHITE, spread=(.15, 1.05), broad=(.07, .12), z=0.0, colours=LEAVES):
    """Long leaves in a round pot. size 1 is about 1.4 m tall."""
    chance = random.Random(seed + int(x * 10))
    turned(x, y, [(0, .02), (.17 * size, .02), (.22 * size, .4 * size), (.2 * size, .4 * size), (.18 * size, .36 * size),
                  (0, .36 * size)], paint(pot, .5), z, 36)
    for i in range(leaves):
        long_leaf(x, y, z + .36 * size, chance.uniform(.8, 1.35) * size, chance.uniform(*broad) * size,
                  i * 2.399 + chance.uniform(-.3, .3), chance.uniform(*spread),
                  paint(colours[i % len(colours)], .5))


def olive_tree(x, y, height, seed=6, pot=WHITE, colours=SAGES):
    """A small tree in a pot, for indoors."""
    chance = random.Random(seed)
    turned(x, y, [(0, .02), (.17, .02), (.23, .38), (.2, .38), (.18, .34), (0, .34)], paint(pot, .5), 0, 36)
    trunk(x, y, height * .62, .028, .06, '#7a6656', '#94806c', .33)
    points = []
    for i in range(8):
        angle = i * 2.399
        middle = (x + .06 + .24 * math.cos(angle) * chance.uniform(.3, 1), y + .24 * math.sin(angle) * chance.uniform(.3, 1),
                  height * (.62 + .05 * i))
        tube([(x + .03, y, height * .55), middle], .009, paint('#7a6656', .9))
        points += in_cloud(chance, middle, (.23, .23, .18), 120, .2)
    leaves_at(points, (.03, .06), colours, chance, .25, 3.0)


def outlook(x0=-14.0, seed=9, y_range=(-4, 24), near=-6.0):
    """What the rooms' left windows look out on: a lawn, a border in flower, trees. Extends to -x from `near`."""
    chance = random.Random(seed)
    y0, y1 = y_range
    mesh([(x0 * 3, y0 - 20, -.4), (near + 2.4, y0 - 20, -.4), (near + 2.4, y1 + 20, -.4), (x0 * 3, y1 + 20, -.4)],
         [(0, 1, 2, 3)], paint('#57763a', .95, second='#7f9a4c', grain=.6), smooth=False)
    y = y0
    while y < y1:
        tree(chance.uniform(x0 - 3, x0 + 3), y, chance.uniform(2.6, 4.0), chance.uniform(1.3, 2.0),
             (FOLIAGE, HEDGE, OLIVE)[int(chance.random() * 3)], 1500, 0, 8, int(y * 10), (.11, .24), .25, -.4)
        y += chance.uniform(1.9, 2.7)
    y = y0
    while y < y1:
        bush(near - chance.uniform(.2, 1.4), y, chance.uniform(.9, 1.4), chance.uniform(.7, 1.2), HEDGE, 420, (.06, .12),
             int(y * 10), -.4, BLOSSOM if chance.random() < .6 else None, .5)
        y += chance.uniform(.7, 1.0)
