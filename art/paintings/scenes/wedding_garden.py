"""A garden set for a wedding: two rows of white chairs, an aisle, an arch of flowers."""
import math
import random

from studio.colours import BLOSSOM, paint, set_haze
from studio.ground import HAZE, fair_morning, lawn, path
from studio.light import camera
from studio.plants import FOLIAGE, HEDGE, OLIVE, SAGES, bush, hedge, in_cloud, leaves_at, tree
from studio.shapes import arch_outline, box, placed, tube, turned

ARCH_Y = 10.8


def garden_chair():
    white = paint('#fbf8f1', .7)
    box((0, 0, .45), (.42, .42, .035), white, .015)
    for s in (-1, 1):
        for t in (-1, 1):
            tube([(s * .18, t * .17, 0), (s * .18, t * .18, .45)], .018, white)
    arc = [(.19 * math.cos(math.pi * i / 16), .2, .72 + .2 * math.sin(math.pi * i / 16)) for i in range(17)]
    tube([(.19, .19, .44), *arc, (-.19, .19, .44)], .018, white)
    for x in (-.09, 0, .09):
        tube([(x, .2, .45), (x, .2, .9 - abs(x) * .5)], .011, white)


def flower_arch(x, y, width, spring):
    white = paint('#fbf8f1', .7)
    chance = random.Random(4)
    for dy in (-.3, .3):
        tube([(a, y + dy, b) for a, b in arch_outline(width, 0, spring, x)[1:] + [(x - width / 2, 0)]], .055, white)
    green, bloom = [], []
    for i in range(150):
        t = i / 149
        if t < .25 or t > .75:
            side = -1 if t < .25 else 1
            high = spring * (t / .25 if t < .25 else (1 - t) / .25)
            spot = (x + side * width / 2, y + chance.uniform(-.28, .28), high)
        else:
            a = math.pi * (1 - (t - .25) / .5)
            spot = (x + width / 2 * math.cos(a), y + chance.uniform(-.28, .28), spring + width / 2 * math.sin(a))
        full = .6 + .55 * (abs(math.sin(i * .35)) + (1 if .3 < t < .62 else 0)) / 1.5
        green += in_cloud(chance, spot, (.25 * full, .25 * full, .25 * full), 40, .2)
        bloom += in_cloud(chance, spot, (.27 * full, .27 * full, .27 * full), 46, .85)
    leaves_at(green, (.035, .08), HEDGE + SAGES, chance)
    leaves_at(bloom, (.04, .085), ('#fbf1ea', '#f8e6e2', '#f3cdd3', '#ffffff', '#e8a9b8', '#f0dcb0'), chance, .25, 1.15)


def build():
    set_haze(14, 150, HAZE)
    lawn()
    path([(0, y) for y in (-5, 4, 10, 12.6)], 1.7, .02, ('#f3ebdd', '#e9decb'))
    chance = random.Random(6)
    for row in range(5):
        y = 2.0 + row * 1.55
        for side in (-1, 1):
            for k in range(4):
                with placed(side * (1.45 + k * .62), y + .05 * abs(k) * 1.6, 180 + side * 4 * k):
                    garden_chair()
            # A posy on every aisle chair.
            spot = (side * 1.18, y - .2, .78)
            leaves_at(list(in_cloud(chance, spot, (.13, .13, .15), 60, .3)), (.025, .055),
                      ('#fbf1ea', '#f3cdd3', '#e8a9b8', '#8fa878', '#ffffff'), chance, .25, 1.2)
    petals = [(chance.choice((-1, 1)) * (.62 + abs(chance.gauss(0, .14))), chance.uniform(-2, 10.4), .035) for _ in range(1500)]
    leaves_at(petals, (.02, .04), BLOSSOM, chance, .2, 1.2)
    flower_arch(0, ARCH_Y, 2.9, 1.85)
    for s in (-1, 1):
        turned(s * 2.15, ARCH_Y - .2, [(.16, 0), (.12, .1), (.1, .5), (.24, .78), (.22, .78), (0, .7)], paint('#efe8da', .6), .0, 28)
        bush(s * 2.15, ARCH_Y - .2, .85, .7, SAGES, 700, (.03, .06), 3, .75, ('#ffffff', '#f8e6e2', '#f3cdd3'), .9)
    hedge((-12, 15.5), (12, 15.5), 1.9, 1.0, HEDGE, 620, seed=2)
    for i in range(12):
        x = -9.5 + i * 1.7
        bush(x, 14.5, 1.3, .8, HEDGE, 700, (.04, .08), i, 0, (('#ffffff', '#fbf1ea'), ('#e8a9b8', '#f3cdd3'), ('#9a94d6', '#c9c7ea'))[i % 3], .8)
    tree(-6.4, 9.5, 5.2, 2.5, BLOSSOM + ('#f3cdd3',), 6800, .4, 13, 3, (.05, .11), .34)
    tree(6.6, 11.5, 5.6, 2.6, BLOSSOM + ('#9fb36a',), 6400, -.3, 13, 5, (.055, .12), .34)
    tree(-7.8, 19.5, 7.5, 3.2, SAGES, 4600, 0, 12, 6, (.09, .17), .25)
    tree(-2.6, 23, 7.0, 3.0, FOLIAGE, 3600, 0, 12, 7, (.1, .2), .22)
    tree(3.2, 24, 7.6, 3.2, OLIVE, 3600, 0, 12, 8, (.1, .2), .22)
    tree(8.8, 20, 8.2, 3.4, FOLIAGE + SAGES[:2], 4600, 0, 12, 9, (.09, .18), .25)
    tree(-13, 14, 8.0, 3.2, FOLIAGE, 3600, 0, 11, 10, (.1, .2), .25)
    tree(13.5, 14, 8.0, 3.2, SAGES, 3600, 0, 11, 11, (.1, .2), .25)
    # Outside the picture: shade across the foreground.
    tree(-9.5, -3.5, 7.5, 2.6, FOLIAGE, 2600, 0, 9, 14, (.1, .2), .35)
    # Strings of small lamps from tree to tree.
    gold = paint('#ffe2a0', .8, glow=1.6)
    for (x0, z0), (x1, z1) in (((-6.0, 4.0), (0, 4.6)), ((0, 4.6), (6.2, 4.2))):
        line = [(x0 + (x1 - x0) * t, 10.5, z0 + (z1 - z0) * t - 1.0 * 4 * t * (1 - t) * .6) for t in [i / 18 for i in range(19)]]
        tube(line, .008, paint('#8f8674', .9))
        for point in line[1:-1:2]:
            with placed(point[0], point[1], 0, point[2] - .07):
                turned(0, 0, [(0, -.05), (.045, 0), (0, .06)], gold, sides=10)
    fair_morning((.78, .5, -.44), 8, .45, .12)
    camera((.35, -3.0, 1.8), (0, 9, 1.55), 29)
