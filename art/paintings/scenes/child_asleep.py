"""A child asleep, first light: seen from behind, hair on a pillow, a bear at the foot."""
import math
import random

from studio.bedding import covers, pillow, sleeper
from studio.building import arch_window, ceiling, floor, skirting, wall
from studio.colours import paint
from studio.furniture import books, drawers, framed, table_lamp
from studio.light import camera, expose, panel, room_sky, sun
from studio.plants import FOLIAGE, SAGES, outlook, tree
from studio.shapes import arch_outline, ball, box, mesh, placed, plate, tube

LEFT, RIGHT, BACK, HEIGHT = -2.1, 2.4, 3.9, 3.0
WALLS = '#cfdce6'


def bear(x, y, z):
    fur, pale = paint('#b98f62', .95, second='#a67d52', grain=20), paint('#e3cba6', .95)
    ball((x, y, z + .13), .115, fur, (1, .9, 1.1))
    ball((x, y - .02, z + .31), .09, fur)
    for s in (-1, 1):
        ball((x + s * .065, y, z + .385), .032, fur)
        ball((x + s * .11, y - .05, z + .15), .042, fur, (1, 1, 1.7))
        ball((x + s * .075, y - .12, z + .05), .05, fur, (1, 1.6, 1))
    ball((x, y - .09, z + .29), .04, pale)


def tousled_hair(x, y, z):
    """The back of a head: locks that run from the crown every way and end where they like. A ball would stay a ball."""
    chance = random.Random(3)
    browns = [paint(tone, .95) for tone in ('#4a3424', '#59402c', '#3d2b1f')]
    ball((x, y, z), .1, browns[2], (1, 1.1, .95))
    for i in range(46):
        turn, spread, reach = i * 2.4, chance.uniform(.1, .9), chance.uniform(.7, 1.25)
        lock = []
        for k in range(4):
            down = spread + k * .33 * reach
            r = .108 + .012 * math.sin(k * 1.9 + i) + (.016 if k == 3 else 0)
            a = turn + .22 * k * math.sin(i)
            lock.append((x + r * math.sin(down) * math.cos(a), y + r * math.sin(down) * math.sin(a) + .02, z + r * math.cos(down)))
        tube(lock, .015, browns[i % 3])


def build():
    around = (LEFT - .3, RIGHT + .3, -3.3, BACK + .3)
    floor(*around)
    ceiling(*around, HEIGHT)
    wall('y', BACK + .17, LEFT - .34, RIGHT + .4, HEIGHT, [arch_outline(1.3, .95, 1.75, -1.0, steps=40)], colour=WALLS)
    arch_window('y', BACK + .17, -1.0, -1, 1.3, .95, 1.75, (.5,))
    wall('x', LEFT - .17, -4, BACK + .3, HEIGHT, [arch_outline(1.5, .5, 1.9, 1.5, steps=40)], colour=WALLS)
    arch_window('x', LEFT - .17, 1.5, 1, 1.5, .5, 1.9)
    wall('x', RIGHT + .17, -4, BACK + .3, HEIGHT, colour=WALLS)
    wall('y', -3.2, -5, 5, HEIGHT, colour=WALLS)
    skirting('y', BACK - .02, LEFT, RIGHT)

    # The bed along the back wall; its head, an arch, to the right.
    long, broad, cx, cy = 2.0, 1.15, .45, BACK - .68
    with placed(cx, cy, -90):
        plate([arch_outline(broad + .08, 0, .72, 0, .8)], .09, paint('#fcfaf5', .6), long / 2 + .05, 'y')
        box((0, -long / 2 - .04, .34), (broad + .06, .07, .68), paint('#fcfaf5', .6), .03)
        box((0, 0, .24), (broad, long, .24), paint('#fcfaf5', .6), .02)
        box((0, 0, .47), (broad - .04, long - .04, .24), paint('#eef1f6', .95), .08)
        covers(0, -.22, broad + .1, long - .46, '#9fb3d2', sleeper(.52, .2), drop=.26, second='#aebfda')
        box((.0, .56, .69), (broad - .02, .2, .05), paint('#fbf9f4', .95), .022)
        pillow(0, .76, .7, 0, '#fbf9f4', 10, (.78, .46))
        tousled_hair(.02, .69, .845)
        ball((.03, .47, .76), .15, paint('#8fa6d4', .9), (1.1, .9, .8))
    bear(-.28, cy - .18, .68)
    with placed(RIGHT - .36, BACK - .36):
        drawers(.56, .44, .56, 1, 2, '#f6f2ea')
        with placed(0, 0, 0, .6):
            table_lamp(glow=.5)
    books(RIGHT - .2, BACK - .5, .6, ('#2f3889', '#e3cc95'), .16, .12)
    framed((.85, BACK, 1.95), .62, .62, paint('#8fa6d4', .8, second='#f3dcb2', grain=5))
    framed((1.65, BACK, 1.95), .62, .62, paint('#a9bfa0', .8, second='#f6d9d2', grain=5))
    box((-.1, 2.05, .006), (2.2, 1.2, .012), paint('#e6ebf2', .95))
    box((-.1, 2.05, .003), (2.32, 1.32, .008), paint('#3b4391', .95))
    books(-.75, 2.3, .012, ('#d9ae62', '#2f3889', '#a9bfa0'), .3, .22)
    for s in (-1, 1):
        for k in range(5):
            box((-1.0 + s * (.78 + .05 * k), BACK - .11 - .03 * (k % 2), 1.5), (.07, .06, 1.9), paint('#f6efe2', .95), .028)
    outlook(y_range=(-4, 8))
    mesh([(-30, BACK + .5, -.3), (30, BACK + .5, -.3), (30, 60, -.3), (-30, 60, -.3)], [(0, 1, 2, 3)],
         paint('#7f9a5c', .95, second='#93aa68', grain=.5), smooth=False)
    for i, (x, y, h) in enumerate(((-6, 15, 4.6), (-2.6, 18, 4.2), (.6, 16, 4.4), (-9.5, 18, 5))):
        tree(x, y, h, h * .6, (FOLIAGE, SAGES)[i % 2], 3000, 0, 13, i + 3, (.1, .2), .12, -.3)

    room_sky()
    sun((1, .5, -.45), 6, '#ffdcb0')
    panel((LEFT + .1, 1.5, 1.5), (1, 0, 0), (1.9, 1.4), 26)
    panel((-1.0, BACK - .1, 1.7), (0, -1, -.2), (1.2, 1.3), 10)
    panel((.2, -2.6, 2.0), (0, 1, -.17), (4, 2.2), 26, '#ffeedd')
    camera((.1, -.9, 1.62), (.18, 3, .98), 32)
    expose(.7)
