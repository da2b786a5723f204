"""Garden City: a pale path between borders, a rose arch, blossom, a pale house at the end."""
import math
import random

from studio.colours import BLOSSOM, paint, set_haze
from studio.ground import HAZE, fair_morning, lawn, path
from studio.light import camera
from studio.plants import FOLIAGE, HEDGE, OLIVE, SAGES, flower_border, hedge, in_cloud, leaves_at, tree
from studio.shapes import arch_outline, box, mesh, placed, plate, tube


def way(y):
    return 1.0 * math.sin(y * .085 + .2) - .035 * y + .2


def rose_arch(x, y, width=2.9, spring=1.75):
    white = paint('#f7f3ec', .7)
    chance = random.Random(8)
    points = []
    for dy in (-.38, .38):
        tube([(a, y + dy, b) for a, b in arch_outline(width, 0, spring, x)[1:] + [(x - width / 2, 0)]], .05, white)
        tube([(a, y + dy, b) for a, b in arch_outline(width + .36, 0, spring, x)[1:] + [(x - width / 2 - .18, 0)]], .035, white)
    for i in range(17):
        a = math.pi * i / 16
        tube([(x + (width / 2 + .09) * math.cos(a), y - .38, spring + (width / 2 + .09) * math.sin(a)),
              (x + (width / 2 + .09) * math.cos(a), y + .38, spring + (width / 2 + .09) * math.sin(a))], .022, white)
    for i in range(130):
        if i % 5 < 2:
            spot = (x + (1 if i % 2 else -1) * (width / 2 + .1), y + chance.uniform(-.4, .4), chance.uniform(.1, spring))
        else:
            a = chance.uniform(0, math.pi)
            spot = (x + (width / 2 + .12) * math.cos(a), y + chance.uniform(-.4, .4), spring + (width / 2 + .12) * math.sin(a))
        points.append(spot)
    green, bloom = [], []
    for spot in points:
        green += in_cloud(chance, spot, (.26, .22, .24), 46, .2)
        bloom += in_cloud(chance, spot, (.3, .26, .28), 46, .85)
    leaves_at(green, (.035, .08), HEDGE, chance)
    leaves_at(bloom, (.045, .09), BLOSSOM, chance, .25, 1.15)


def house(x, y):
    wall, roof, dark = paint('#f0e9dd', .9), paint('#8f97b3', .9), paint('#7c88ad', .6)
    box((x, y, 2.7), (11.5, 5, 5.4), wall)
    mesh([(x - 6.2, y - 3, 5.4), (x + 6.2, y - 3, 5.4), (x + 6.2, y + 3, 5.4), (x - 6.2, y + 3, 5.4), (x - 4.6, y, 8.2),
          (x + 4.6, y, 8.2)], [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (0, 4, 3)], roof, smooth=False)
    for dx in (-4.2, -2.2, 2.2, 4.2):
        plate([arch_outline(1.0, .8, 2.0, x + dx)], .1, dark, y - 2.53, 'y')
        box((x + dx, y - 2.53, 4.2), (.95, .1, 1.3), dark)
    plate([arch_outline(1.7, 0, 2.1, x)], .14, paint('#fcfaf5', .6), y - 2.54, 'y')
    plate([arch_outline(1.3, 0, 2.1, x)], .14, paint('#2f3889', .6), y - 2.6, 'y')
    box((x, y - 2.53, 4.3), (.95, .1, 1.2), dark)
    for dx in (-3.6, 3.6):
        box((x + dx, y, 8.2), (.7, .7, 1.6), wall)


def build():
    set_haze(9, 95, HAZE)
    lawn()
    path([(way(y), y) for y in (-4 + .6 * i for i in range(75))], 2.3)
    left = [(way(y) - 1.75, y) for y in (-1 + 2 * i for i in range(16))]
    right = [(way(y) + 1.75, y) for y in (-1 + 2 * i for i in range(16))]
    colours = ('#f4c9d4', '#ffffff', '#d98aa4', '#9a94d6', '#f0d58c', '#6f74c4')
    flower_border(left, 1.15, colours, 190, .55, 5, (.025, .06))
    flower_border(right, 1.15, colours, 190, .55, 6, (.025, .06))
    hedge((-9, 15), (way(13) - 2.6, 15), 1.1, .8, HEDGE, 380, seed=2)
    hedge((way(13) + 2.6, 15), (11, 15), 1.1, .8, HEDGE, 380, seed=4)
    rose_arch(way(12.4), 12.4)
    house(way(40) + .2, 42)
    # Light trees that frame, none of them heavy; blossom on the right.
    tree(-5.4, 8.2, 6.4, 2.3, FOLIAGE + SAGES[:2], 5200, .5, 12, 3, (.06, .13), .4)
    # Outside the picture: their shade falls across the path.
    tree(-8.5, -4, 7.5, 2.6, FOLIAGE, 2600, 0, 9, 14, (.1, .2), .35)
    tree(-10.5, 3, 7.5, 2.6, FOLIAGE, 2600, 0, 9, 15, (.1, .2), .35)
    tree(-6.6, 19, 7.4, 2.8, SAGES, 4200, .3, 11, 5, (.09, .17), .35)
    tree(-4.6, 28, 7.0, 2.6, OLIVE, 3000, 0, 10, 6, (.1, .2), .3)
    tree(4.7, 8.8, 4.6, 2.2, BLOSSOM + ('#9fb36a',), 6000, -.4, 13, 7, (.05, .1), .34)
    tree(5.2, 19, 5.6, 2.5, BLOSSOM + ('#f3cdd3',), 4200, -.2, 11, 8, (.08, .14), .32)
    tree(8.6, 13.5, 6.8, 2.7, FOLIAGE, 3600, 0, 11, 9, (.08, .16), .35)
    tree(-11.5, 13, 7.8, 3.2, OLIVE, 3600, 0, 11, 10, (.1, .2), .3)
    chance = random.Random(2)
    for i in range(24):
        x = chance.uniform(-40, 40)
        if abs(x - way(40)) < 8:
            continue
        tree(x, chance.uniform(44, 62), chance.uniform(7, 12), chance.uniform(3, 4.6),
             (FOLIAGE, SAGES, HEDGE)[i % 3], 1100, 0, 9, i + 20, (.22, .42), .12)
    # A pale bench by the border.
    with placed(way(7) + 2.9, 7.6, 24):
        white = paint('#f2eee6', .7)
        for k in range(4):
            box((0, -.18 + k * .12, .45), (1.5, .09, .03), white)
            box((0, .26, .55 + k * .11), (1.5, .025, .08), white)
        for s in (-.68, .68):
            for t in (-.18, .24):
                box((s, t, .22), (.06, .06, .44), white)
    fair_morning((.78, .5, -.42), 8, .5, .3)
    camera((way(-2.5) + .1, -3.4, 1.75), (way(9) - .1, 9, 1.62), 29)
