"""Manhattan from the Queens side, morning: the light comes over our left shoulder and lies on the towers."""
import math
import random

from studio.colours import paint, ramp_paint, set_haze
from studio.ground import fair_morning, paving
from studio.light import camera
from studio.plants import HEDGE, SAGES, bush, leaves_at, tree
from studio.shapes import arch_outline, ball, box, mesh, placed, plate, tube, turned

SHORE = 620.0
STONES = ('#d9cdb8', '#c9bda8', '#cdd3dd', '#b9c3d4', '#e3dccd', '#bfae98', '#aebbd0', '#d3c3ae')


def tower(x, y, wide, deep, tall, colour, steps=0):
    """A block with window rows, and setbacks above if there are steps."""
    base = 0.0
    for i in range(steps + 1):
        share = 1 - .18 * i
        top = tall * ((i + 1) / (steps + 1)) ** .62
        box((x, y, (base + top) / 2), (wide * share, deep * share, top - base), paint(colour, .8, second=shade(colour), grain=.04))
        for k in range(int(wide * share / 9)):
            across = -wide * share / 2 + 4.5 + k * 9
            box((x + across, y - deep * share / 2 - .4, (base + top) / 2), (2.6, .8, (top - base) * .94), paint('#93a2c0', .6))
        base = top


def shade(colour):
    value = int(colour[1:], 16)
    return '#%02x%02x%02x' % tuple(int(c * .92) for c in ((value >> 16) & 255, (value >> 8) & 255, value & 255))


def spire(x, y, z, tall, radius, colour='#cfd6e2'):
    turned(x, y, [(radius, 0), (radius * .55, tall * .3), (radius * .2, tall * .55), (.5, tall), (0, tall)], paint(colour, .5), z, 12)


def crown_of_arches(x, y, z, wide, colour='#d5dae2'):
    """A stack of shrinking arches, front and sides: the most arched of all skyscrapers."""
    level, w = z, wide
    for _ in range(5):
        plate([arch_outline(w, level, level + w * .18, x, 1.25)], w * .8, paint(colour, .45, .4), y, 'y')
        level += w * .34
        w *= .76
    spire(x, y, level - w * .1, wide * 1.5, w * .5, colour)


def bridge():
    """A cantilever bridge far to the right, going away over the river."""
    iron = paint('#a9a79f', .8)
    y = 470
    for x in (150, 300):
        for dy in (-9, 9):
            tube([(x, y + dy, 0), (x, y + dy, 98)], 3.2, iron)
            spire(x, y + dy, 98, 12, 3, '#a9a79f')
        tube([(x, y - 9, 92), (x, y + 9, 92)], 2, iron)
    for dy in (-9, 9):
        top = [(x, y + dy, 42 + 52 * max(0, 1 - abs(x - nearest(x)) / 75) ** 1.25) for x in range(60, 421, 10)]
        tube(top, 1.6, iron)
        tube([(60, y + dy, 40), (420, y + dy, 40)], 2.2, iron)
        tube([(60, y + dy, 32), (420, y + dy, 32)], 2.2, iron)
        for (ax, _, az), (bx, _, bz) in zip(top, top[1:]):
            tube([(ax, y + dy, az), (bx, y + dy, 40)], .7, iron)
            tube([(ax, y + dy, 40), (ax, y + dy, az)], .7, iron)


def nearest(x):
    return 150 if x < 225 else 300


def build():
    set_haze(220, 1900, '#d5dff0', .7)
    chance = random.Random(31)
    water = ramp_paint(((0, '#7f9cc0'), (.25, '#8fb0d3'), (.75, '#a9c3df'), (1, '#c3d3e6')), 'Y', .22)
    mesh([(-1500, 5, -3), (1500, 5, -3), (1500, 700, -3), (-1500, 700, -3)], [(0, 1, 2, 3)], water, smooth=False)
    for _ in range(240):
        y = 9 + 560 * chance.random() ** 2.2
        x, w = chance.uniform(-1, 1) * (14 + y * .75), (1.2 + y * .05) * chance.uniform(.5, 1.4)
        mesh([(x - w, y, -2.98), (x, y - .12 - y * .004, -2.98), (x + w, y, -2.98), (x, y + .12 + y * .004, -2.98)], [(0, 1, 2, 3)],
             paint(('#c9d9ec', '#e9eef5', '#6f90b8', '#f3e6cc')[int(chance.random() * 4)], .4), smooth=False)
    # The far shore: a low green edge, then towers in three depths.
    mesh([(-1500, SHORE - 12, -3), (1500, SHORE - 12, -3), (1500, SHORE - 12, 4), (-1500, SHORE - 12, 4)], [(0, 1, 2, 3)],
         paint('#b9b3a6', .9), smooth=False)
    greens = [(chance.uniform(-700, 700), SHORE - 14 + chance.uniform(-3, 3), chance.uniform(3, 13)) for _ in range(2600)]
    leaves_at(greens, (2.2, 5), HEDGE + SAGES, chance, .2, 1.2)
    for row, (y, least, most, gap) in enumerate(((SHORE, 34, 95, 27), (SHORE + 110, 70, 165, 31), (SHORE + 260, 100, 225, 40))):
        x = -760
        while x < 760:
            wide = gap * chance.uniform(.7, 1.15)
            lull = .62 + .38 * math.exp(-((x + 40) / 330) ** 2)
            tower(x, y + chance.uniform(-20, 20), wide, 26, lull * chance.uniform(least, most), STONES[int(chance.random() * 8)],
                  int(chance.random() * 2.6) if row else int(chance.random() * 1.6))
            x += wide + gap * chance.uniform(.05, .3)
    # Two that everyone knows, drawn freely.
    tower(-70, SHORE + 150, 62, 46, 262, '#d8ccb8', 4)
    spire(-70, SHORE + 150, 262, 70, 7)
    tower(122, SHORE + 70, 40, 34, 176, '#d3d6da', 1)
    crown_of_arches(122, SHORE + 70, 176, 30)
    tower(-205, SHORE - 4, 26, 62, 128, '#bccbdd', 0)
    box((330, SHORE + 190, 140), (30, 30, 280), paint('#d9dee6', .7))
    mesh([(315, SHORE + 175, 280), (345, SHORE + 175, 280), (345, SHORE + 205, 306), (315, SHORE + 205, 306)], [(0, 1, 2, 3)],
         paint('#d9dee6', .6), smooth=False)
    bridge()

    # Our side: paving, a railing, planting, a bench and a lamp.
    paving(-30, 30, -8, 5.2, 0, '#d8d1c5', '#cbc3b6', '#aaa397', 1.2, .8)
    box((0, 5.25, -1.4), (60, .3, 2.9), paint('#b9b2a5', .9))
    rail = paint('#3a4166', .6)
    for z in (.35, .62, .89):
        tube([(-30, 5.0, z), (30, 5.0, z)], .016, rail)
    tube([(-30, 5.0, 1.12), (30, 5.0, 1.12)], .038, rail)
    for i in range(31):
        tube([(-30 + i * 2, 5.0, 0), (-30 + i * 2, 5.0, 1.12)], .03, rail)
    for x in (-4.4, 7.6):
        with placed(x, 4.3):
            turned(0, 0, [(.13, 0), (.09, .3), (.055, .4), (.045, 3.3), (.08, 3.4), (.04, 3.5)], rail, sides=16)
            ball((0, 0, 3.68), .2, paint('#f6ead0', .6))
            turned(0, 0, [(.22, 3.84), (.1, 3.98), (0, 4.06)], rail, sides=16)
    with placed(2.5, 3.5, 180):
        wood = paint('#b98d5f', .7)
        for k in range(4):
            box((0, -.2 + k * .13, .45), (1.9, .1, .035), wood)
            box((0, .3, .56 + k * .12), (1.9, .03, .09), wood)
        for s in (-.85, 0, .85):
            box((s, .04, .22), (.06, .5, .44), rail)
    for i in range(7):
        bush(-9.2 + i * .8, 3.2 + .3 * math.sin(i * 2.2), 1.0, .75, SAGES, 900, (.03, .075), i, 0,
             ('#9a94d6', '#c9c7ea', '#ffffff') if i % 2 else ('#f0d58c', '#f6ead0'), .5)
    tree(-7.6, 2.6, 6.6, 2.5, SAGES + ('#8fb35c', '#6f9a4e'), 5200, .5, 12, 3, (.055, .12), .42)
    fair_morning((.62, .62, -.46), 7.4, .42, .12)
    camera((.2, -3.9, 2.15), (.0, 5, 2.75), 31)
