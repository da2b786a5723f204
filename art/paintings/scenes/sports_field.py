"""A school field on a bright morning: a game far off, a bench with a bag, the school's arcade behind trees."""
import math
import random

from studio.colours import paint, set_haze
from studio.figures import runner, standing
from studio.ground import HAZE, fair_morning, lawn
from studio.light import camera
from studio.plants import FOLIAGE, HEDGE, OLIVE, SAGES, tree
from studio.shapes import arch_outline, ball, box, mesh, placed, plate, rectangle, tube, turned


def goal(x, y, turn):
    with placed(x, y, turn):
        white = paint('#fcfaf5', .6)
        tube([(-2.5, 0, 0), (-2.5, 0, 2.1), (2.5, 0, 2.1), (2.5, 0, 0)], .065, white)
        for s in (-2.5, 2.5):
            tube([(s, 0, 2.1), (s, 1.1, 1.9), (s, 1.9, 0), (s, 0, 0)], .035, white)
        net = paint('#e3e8f0', .9)
        for i in range(13):
            x0 = -2.5 + i * 5 / 12
            tube([(x0, 0, 2.1), (x0, 1.1, 1.9), (x0, 1.9, 0)], .012, net)
        for t in range(1, 8):
            z = 1.9 * (1 - t / 8)
            tube([(-2.5, 1.1 + .8 * t / 8, z), (2.5, 1.1 + .8 * t / 8, z)], .012, net)


def school(x, y):
    brick, stone, roof = paint('#c98f74', .9, second='#bd8268', grain=.8), paint('#f3ece0', .8), paint('#8790ad', .9)
    holes = [arch_outline(2.3, -.05, 2.2, x - 15 + i * 3) for i in range(11)]
    plate([rectangle(x - 17, x + 17, -.1, 4.4), *holes], .5, stone, y - 3, 'y')
    box((x, y - 1.2, 2.1), (33.6, .3, 4.4), paint('#aab4cc', .9))
    box((x, y + 1.5, 4.4), (34, 6, 8.8), brick)
    for i in range(11):
        plate([arch_outline(1.3, 5.4, 7.0, x - 15 + i * 3)], .2, paint('#7c88ad', .5), y - 1.55, 'y')
        plate([arch_outline(1.7, 5.2, 7.0, x - 15 + i * 3)], .15, stone, y - 1.5, 'y')
    mesh([(x - 17.6, y - 2, 8.8), (x + 17.6, y - 2, 8.8), (x + 17.6, y + 5, 8.8), (x - 17.6, y + 5, 8.8), (x - 15, y + 1.5, 12), (x + 15, y + 1.5, 12)],
         [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (0, 4, 3)], roof, smooth=False)
    box((x, y + 1, 12.5), (2.4, 2.4, 3.4), stone)
    turned(x, y + 1, [(1.7, 14.2), (1.4, 15.2), (.5, 16.2), (.1, 18), (0, 18)], roof, 0, 20)


def line(points, width=.11):
    verts = []
    for i, (x, y) in enumerate(points):
        ax, ay = points[max(0, i - 1)]
        bx, by = points[min(len(points) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay)
        nx, ny = -(by - ay) / length * width / 2, (bx - ax) / length * width / 2
        verts += [(x + nx, y + ny, .012), (x - nx, y - ny, .012)]
    mesh(verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)], paint('#fbfaf4', .9), smooth=False)


def build():
    set_haze(16, 190, HAZE, .8)
    lawn(colours=('#7fa45c', '#93b468'), grain=.3)
    for i in range(10):  # mown bands
        y = 3 + i * 4
        mesh([(-60, y, .004), (60, y, .004), (60, y + 2, .004), (-60, y + 2, .004)], [(0, 1, 2, 3)],
             paint('#97b970', .95, second='#a3c078', grain=.4), smooth=False)
    line([(-40, 4.6), (40, 4.6)])
    line([(-40, 33), (40, 33)])
    line([(1.5, 4.6), (1.5, 33)])
    line([(1.5 + 4.4 * math.cos(a), 13.5 + 4.4 * math.sin(a)) for a in [math.pi * 2 * i / 48 for i in range(49)]])
    line([(-12.6, 4.6), (-9.0, 33)])
    goal(-11.6, 15.5, 74)
    navy, cream, gold = '#2f3889', '#f6efe2', '#d9ae4a'
    people = ((-4.2, 15.5, 1.45, navy, cream, '#c68f66', '#2a1d1a', -70, .7, 1), (-1.6, 17.2, 1.5, gold, navy, '#e6b998', '#7a5636', -95, .6, -1),
              (2.6, 14.0, 1.4, navy, cream, '#8d5a3c', '#1c1513', -60, .75, 1), (-8.4, 19.4, 1.5, gold, navy, '#dfb394', '#54361f', 80, .5, 1),
              (6.4, 20.5, 1.5, navy, cream, '#e6b998', '#b08a5c', -80, .6, -1), (5.0, 24.5, 1.45, gold, navy, '#6f442f', '#1c1513', -110, .5, 1),
              (-12.2, 21.5, 1.5, navy, cream, '#cf9a6e', '#33241c', -80, .6, 1), (-15.8, 18.4, 1.55, '#8fa88e', navy, '#e6b998', '#2a1d1a', 90, .15, 1))
    for x, y, h, shirt, shorts, skin, hair, turn, stride, phase in people:
        runner(x * .72, 5.2 + (y - 12) * .72, h, shirt, shorts, skin, hair, turn, stride, phase)
    ball((-3.9, 7.2, .12), .13, paint('#fcfaf5', .6))
    standing(8.5, 15.5, 1.7, '#474b78', '#3a3f66', '#c68f66', '#2a1d1a')
    school(7, 66)
    # The bench in front, a bag, a bottle, a ball.
    with placed(1.42, 2.1, 174):
        wood = paint('#c49b6c', .7)
        for k in range(3):
            box((0, -.14 + k * .14, .44), (2.1, .115, .04), wood)
        for s in (-.85, .85):
            tube([(s, -.16, .42), (s, -.2, 0)], .03, paint('#3a4166', .6))
            tube([(s, .16, .42), (s, .2, 0)], .03, paint('#3a4166', .6))
        box((.38, 0, .6), (.66, .3, .28), paint(navy, .85), .1, 4)
        box((.38, .0, .745), (.5, .02, .012), paint('#e3cc95', .8), 0, 4)
        tube([(.2, -.05, .72), (.26, -.1, .9), (.5, -.1, .91), (.57, -.05, .72)], .022, paint('#e3cc95', .8))
        box((.38, -.172, .63), (.34, .01, .05), paint('#e3cc95', .8))
        turned(-.36, .02, [(.045, .46), (.05, .5), (.05, .66), (.025, .7), (.028, .74), (0, .75)], paint('#a9c3df', .3), 0, 20)
        box((-.72, .0, .485), (.15, .12, .05), paint('#f6efe2', .4), .014, 12)
    ball((-.55, 1.5, .12), .12, paint('#fcfaf5', .6))
    chance = random.Random(5)
    for i in range(26):
        x = -46 + i * 3.8
        if -13 < x < 27 and i % 3:
            continue
        tree(x, chance.uniform(44, 58), chance.uniform(7, 11), chance.uniform(3.4, 4.8), (FOLIAGE, SAGES, HEDGE, OLIVE)[i % 4], 1500, 0, 10, i, (.2, .38), .15)
    tree(-8.6, 10.5, 7.6, 3.1, FOLIAGE + SAGES[:2], 6200, .8, 14, 3, (.07, .14), .4)
    tree(-14, 1.5, 8, 3, FOLIAGE, 2600, 0, 10, 4, (.12, .22), .35)
    fair_morning((.8, .32, -.46), 7.6, .5, .12)
    camera((.3, -3.4, 1.65), (-.5, 15, 1.85), 31)
