"""The house front: pale stucco, an arched door between arched windows, box hedges, morning sun across the steps."""
import math
import random

from studio.colours import paint, set_haze
from studio.furniture import gilt
from studio.ground import HAZE, fair_morning, lawn, paving
from studio.light import camera
from studio.plants import BLOSSOM, FOLIAGE, HEDGE, OLIVE, SAGES, bush, flower_border, hedge, in_cloud, leaves_at, tree
from studio.shapes import arch_outline, ball, box, mesh, plate, rectangle, tube, turned

FACE_Y, WIDE, TALL = 9.0, 13.4, 6.7
STUCCO = '#efe5d3'


def tall_window(x, bottom, wide, spring, shutters=True):
    white, glass = paint('#fcfaf5', .6), paint('#7f98c0', .12)
    plate([arch_outline(wide + .34, bottom - .05, spring, x), arch_outline(wide, bottom, spring, x)], .12, white, FACE_Y - .06, 'y')
    plate([arch_outline(wide, bottom, spring, x)], .04, glass, FACE_Y + .12, 'y')
    plate([arch_outline(wide, bottom, spring, x), arch_outline(wide - .14, bottom + .07, spring, x)], .08, white, FACE_Y + .06, 'y')
    top = spring + wide / 2
    box((x, FACE_Y + .06, (bottom + top) / 2), (.05, .06, top - bottom), white)
    for share in (.33, .66, 1):
        box((x, FACE_Y + .06, bottom + (spring - bottom) * share), (wide, .05, .045), white)
    box((x, FACE_Y - .1, bottom - .06), (wide + .5, .3, .1), white)
    if shutters:
        for s in (-1, 1):
            middle = x + s * (wide / 2 + .45)
            box((middle, FACE_Y - .05, (bottom + spring + .2) / 2), (.46, .06, spring + .2 - bottom), paint('#8fa8b8', .7))
            for k in range(9):
                box((middle, FACE_Y - .09, bottom + .16 + k * (spring - bottom) / 9), (.36, .03, .05), paint('#7f98aa', .7))


def front():
    holes = [arch_outline(1.35, .95, 2.55, x) for x in (-4.6, -2.55, 2.55, 4.6)]
    holes += [arch_outline(1.15, 4.15, 5.25, x) for x in (-4.6, -2.55, 2.55, 4.6)] + [arch_outline(1.35, 4.0, 5.2, 0)]
    holes.append(arch_outline(1.9, .55, 2.75, 0, steps=40))
    plate([rectangle(-WIDE / 2, WIDE / 2, -.1, TALL), *holes], .4, paint(STUCCO, .92, second='#e9dcc6', grain=.6), FACE_Y + .2, 'y')
    box((0, FACE_Y + 2.4, TALL / 2), (WIDE - .2, 3.8, TALL), paint('#8b9ab8', .9))
    for x in (-4.6, -2.55, 2.55, 4.6):
        tall_window(x, .95, 1.35, 2.55, abs(x) > 4)
        tall_window(x, 4.15, 1.15, 5.25, False)
    tall_window(0, 4.0, 1.35, 5.2, False)
    white = paint('#fcfaf5', .6)
    box((0, FACE_Y - .08, 3.8), (WIDE + .1, .22, .14), white)
    box((0, FACE_Y - .06, .3), (WIDE + .1, .2, .6), paint('#d9cfc0', .9))
    for down, deep, tall in ((.05, .8, .18), (.26, .5, .22)):
        box((0, FACE_Y - deep / 2 + .2, TALL - down), (WIDE + 2 * deep - .4, deep, tall), white)
    for k in range(27):
        box((-WIDE / 2 + .28 + k * .495, FACE_Y - .22, TALL - .28), (.12, .34, .16), white)
    for s in (-1, 1):
        box((s * (WIDE / 2 - .16), FACE_Y - .04, TALL / 2), (.34, .12, TALL - .4), white)
    roof = paint('#626d94', .9, second='#717ba0', grain=1.2)
    a, b = WIDE / 2 + .7, TALL + .05
    mesh([(-a, FACE_Y - .6, b), (a, FACE_Y - .6, b), (a, FACE_Y + 5, b), (-a, FACE_Y + 5, b), (-a + 2.6, FACE_Y + 2.2, b + 2.2),
          (a - 2.6, FACE_Y + 2.2, b + 2.2)], [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (0, 4, 3)], roof, smooth=False)
    for s in (-4.2, 4.2):
        box((s, FACE_Y + 2.0, TALL + 1.5), (.8, .8, 3.2), paint('#d9cfc0', .9))


def doorway():
    white, navy = paint('#fcfaf5', .6), paint('#2f3889', .45)
    plate([arch_outline(2.5, .55, 2.75, 0), arch_outline(1.9, .5, 2.75, 0)], .2, white, FACE_Y - .08, 'y')
    for s in (-1, 1):
        turned(s * 1.45, FACE_Y - .28, [(.2, .55), (.2, .68), (.14, .74), (.125, 2.7), (.16, 2.78), (.2, 2.9), (.2, 3.0)], white, 0, 24)
    box((0, FACE_Y - .28, 3.94), (3.5, .6, .16), white)
    plate([arch_outline(3.3, 2.95, 2.98, 0, .72), arch_outline(2.55, 2.9, 2.9, 0, .72)], .5, white, FACE_Y - .28, 'y')
    plate([rectangle(-.9, .9, .55, 2.72)], .08, navy, FACE_Y + .18, 'y')
    for s in (-.43, .43):
        for z0, z1 in ((.75, 1.4), (1.55, 2.55)):
            plate([rectangle(s - .3, s + .3, z0, z1), rectangle(s - .24, s + .24, z0 + .06, z1 - .06)], .04, paint('#3d47a0', .45), FACE_Y + .13, 'y')
    box((0, FACE_Y + .12, 1.63), (.03, .05, 2.1), paint('#20266f', .6))
    for s in (-.09, .09):
        ball((s, FACE_Y + .08, 1.47), .045, gilt())
    plate([arch_outline(1.74, 2.74, 2.76, 0)], .04, paint('#c9d6ea', .2), FACE_Y + .18, 'y')
    for k in range(1, 6):
        a = math.pi * k / 6
        tube([(0, FACE_Y + .14, 2.76), (.86 * math.cos(a), FACE_Y + .14, 2.76 + .86 * math.sin(a))], .018, white)
    box((0, FACE_Y + .14, 2.74), (1.9, .08, .07), white)
    box((1.98, FACE_Y - .04, 1.75), (.42, .04, .3), gilt())
    for s in (-1, 1):
        box((s * 1.98, FACE_Y - .16, 2.5), (.16, .16, .3), paint('#fff3d6', .6, glow=.8))
        box((s * 1.98, FACE_Y - .16, 2.68), (.22, .22, .06), paint('#33364e', .6))
        box((s * 1.98, FACE_Y - .16, 2.33), (.2, .2, .04), paint('#33364e', .6))
    stone = paint('#e3dacb', .9, second='#d9cfbe', grain=1.5)
    for k, (wide, deep) in enumerate(((4.6, 2.3), (4.2, 1.95), (3.8, 1.6), (3.4, 1.25))):
        box((0, FACE_Y - deep / 2, .07 + k * .14), (wide, deep, .14), stone, .012)


def build():
    set_haze(14, 120, HAZE)
    lawn(colours=('#86a862', '#9bb86f'))
    paving(-1.15, 1.15, -6, FACE_Y - 2.2, .015, '#ddd4c5', '#d1c7b6', '#b3a998', .9, .6)
    front()
    doorway()
    for s in (-1, 1):
        hedge((s * 2.35, 7.7), (s * 6.6, 7.7), .72, .6, HEDGE, 720, (.03, .065), 4 + s)
        flower_border([(s * 1.65, -3), (s * 1.65, 6.4)], .8, ('#f4c9d4', '#ffffff', '#9a94d6', '#f0d58c', '#d98aa4'), 260, .42, 6 + s, (.022, .05))
        turned(s * 2.0, FACE_Y - 1.5, [(.24, 0), (.3, .08), (.3, .5), (.36, .62), (.3, .62), (0, .55)], paint('#f3ece1', .6), 0, 32)
        chance = random.Random(9 + s)
        for z, r in ((.98, .42), (1.5, .3)):
            leaves_at(list(in_cloud(chance, (s * 2.0, FACE_Y - 1.5, z), (r, r, r), 1500, .85)), (.025, .05), HEDGE, chance)
        for k in range(4):
            bush(s * (2.9 + k * 1.1), 6.95, 1.0, .62, SAGES, 700, (.03, .06), k + 3, 0, ('#ffffff', '#c9c7ea', '#f3cdd3'), .7)
    # Wisteria climbing over the left windows.
    chance = random.Random(17)
    climb = []
    for k in range(70):
        t = k / 69
        climb.append((-6.4 + 4.6 * t, FACE_Y - .12, (.1 + 3.6 * min(1, t * 4)) + .18 * math.sin(t * 17)))
    for spot in climb:
        leaves_at(list(in_cloud(chance, spot, (.26, .12, .22), 46, .3)), (.04, .085), SAGES + HEDGE[:1], chance)
        leaves_at(list(in_cloud(chance, (spot[0], spot[1] - .1, spot[2] - .22), (.14, .08, .24), 26, .4)), (.03, .055),
                  ('#a9a2dc', '#c9c3ea', '#8f88cc'), chance, .25, 1.2)
    tree(-7.6, 5.6, 6.6, 2.4, BLOSSOM + ('#9fb36a',), 6200, .5, 13, 3, (.05, .11), .36)
    tree(8.0, 6.8, 7.4, 2.6, FOLIAGE + SAGES[:2], 6200, -.3, 13, 5, (.06, .13), .36)
    for i, (x, y, h) in enumerate(((-12, 20, 11), (-6, 24, 12), (0, 26, 11.5), (6, 24, 12.5), (12, 20, 11), (17, 17, 10), (-17, 17, 10))):
        tree(x, y, h, 4.2, (FOLIAGE, SAGES, OLIVE)[i % 3], 2600, 0, 12, i + 9, (.16, .3), .2)
    tree(-9, -4.5, 7.5, 2.6, FOLIAGE, 2600, 0, 9, 14, (.1, .2), .35)
    fair_morning((.72, .62, -.52), 8, .45, .0)
    camera((.55, -6.0, 1.75), (.05, 9, 2.75), 28)
