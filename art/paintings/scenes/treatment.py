"""The treatment room: one chair before a great arched window onto the garden."""
import math

from studio.building import arch_window, ceiling, cornice, floor, skirting, wall, window_wall
from studio.colours import NAVY, PALE_BLUE, WHITE, paint, planks
from studio.furniture import books, drawers, framed, gilt, vase
from studio.light import camera, expose, panel, room_sky, sun
from studio.plants import FOLIAGE, HEDGE, OLIVE, bouquet, bush, olive_tree, outlook, tree
from studio.shapes import arch_outline, ball, box, mesh, placed, tube, turned

LEFT, RIGHT, BACK, HEIGHT = -2.9, 2.9, 5.6, 3.6
WINDOWS = (1.0, 3.4)
WALLS = '#d3dee2'


def treatment_chair():
    """Facing -y; its back leans toward +y."""
    leather, metal, white = paint(NAVY, .5), paint('#cfd6e0', .35, .6), paint(WHITE, .4)
    turned(0, .1, [(0, .05), (.34, .05), (.36, .02), (.36, 0)], white, sides=48)
    box((0, .1, .27), (.26, .34, .44), white, .07)
    box((0, -.02, .53), (.56, .66, .09), metal, .04)
    box((0, -.02, .6), (.58, .66, .14), leather, .065)
    box((0, -.62, .52), (.5, .66, .13), leather, .06, 0, 15)
    box((0, -1.0, .415), (.42, .26, .1), leather, .045, 0, 15)
    with placed(0, .26, z=.6, tilt_deg=-38):
        box((0, .02, .4), (.56, .14, .82), leather, .065)
        box((0, .1, .4), (.44, .06, .7), metal, .025)
        box((0, .03, .97), (.32, .12, .24), leather, .055)
        box((0, .05, .83), (.08, .04, .14), metal)
    for side in (-1, 1):
        box((side * .36, .16, .8), (.075, .46, .06), leather, .028)
        tube([(side * .3, .3, .58), (side * .36, .3, .79)], .018, metal)


def lamp(x, y):
    """The operating light on its arm from the ceiling."""
    white = paint(WHITE, .4)
    tube([(x, y, HEIGHT), (x, y, 2.72)], .032, gilt())
    turned(x, y, [(0, HEIGHT - .02), (.12, HEIGHT - .02), (.12, HEIGHT)], white)
    tube([(x, y, 2.74), (x + .62, y - .1, 2.6)], .026, gilt())
    tube([(x + .62, y - .1, 2.6), (x + .78, y - .16, 2.1)], .022, gilt())
    ball((x + .62, y - .1, 2.6), .05, gilt())
    with placed(x + .78, y - .16, 0, 2.04, 1, 14):
        box((0, 0, 0), (.5, .24, .1), paint('#5d6aa8', .5), .045)
        box((0, 0, -.047), (.34, .13, .01), paint('#fff3d6', .6, 0, 2.5), .004)


def stool(x, y):
    metal = paint('#cfd6e0', .35, .6)
    turned(x, y, [(0, .6), (.19, .6), (.21, .57), (.2, .53), (0, .52)], paint(PALE_BLUE, .7), sides=36)
    turned(x, y, [(.03, .1), (.035, .54)], paint('#7d88a8', .4), sides=14)
    for i in range(5):
        a = i * 2 * math.pi / 5
        tube([(x, y, .1), (x + .26 * math.cos(a), y + .26 * math.sin(a), .045)], .022, paint('#7d88a8', .4))
        ball((x + .26 * math.cos(a), y + .26 * math.sin(a), .03), .03, paint('#474b78', .6))


def instrument_tray(x, y):
    metal, white = paint('#cfd6e0', .35, .6), paint(WHITE, .4)
    turned(x, y, [(0, .04), (.2, .04), (.2, 0)], white, sides=36)
    tube([(x, y, 0), (x, y, .93)], .022, metal)
    box((x, y, .95), (.46, .32, .025), white, .01, 12)
    for i in range(4):
        box((x - .14 + i * .09, y, .97), (.012, .2, .012), metal if i % 2 else gilt(), 0, 12)


def build():
    around = (LEFT - .3, RIGHT + .3, -4.3, BACK + .3)
    floor(*around, planks(turn_deg=0))
    ceiling(*around, HEIGHT)
    window_wall('x', LEFT - .17, -5, 9, HEIGHT, WINDOWS, inside=1, colour=WALLS)
    # The great window: two metres and a half wide, to the floor.
    wide, spring, centre = 2.5, 1.72, .12
    wall('y', BACK + .17, LEFT - .34, RIGHT + .4, HEIGHT, [arch_outline(wide, .3, spring, centre, steps=40)],
         colour=WALLS)
    arch_window('y', BACK + .17, centre, -1, wide, .3, spring, (.36, .7))
    for x in (centre - wide / 4, centre + wide / 4):
        box((x, BACK + .17, (spring + .3) / 2 + .42), (.045, .06, spring + .46), paint(WHITE, .6))
    wall('x', RIGHT + .17, -5, 9, HEIGHT, colour=WALLS)
    wall('y', -4.2, -6, 6, HEIGHT)
    cornice('y', BACK, -1, LEFT, RIGHT, HEIGHT)
    cornice('x', LEFT, 1, -4, BACK, HEIGHT)
    cornice('x', RIGHT, -1, -4, BACK, HEIGHT)
    skirting('x', LEFT + .02, -4, BACK)
    skirting('x', RIGHT - .02, -4, BACK)
    skirting('y', BACK - .02, LEFT, RIGHT)

    with placed(.1, 3.55, 38):
        treatment_chair()
    lamp(-.62, 3.75)
    stool(1.28, 3.05)
    instrument_tray(-.78, 4.15)
    with placed(RIGHT - .27, 3.9, -90):
        drawers(2.6, .5, .86, 4, 3)
    vase(RIGHT - .28, 4.75, .9, scale=.7)
    bouquet(RIGHT - .28, 4.75, 1.13, .16, blooms=20)
    books(RIGHT - .3, 3.9, .9, ('#2f3889', '#e3cc95'))
    framed((RIGHT, 3.9, 1.95), 1.15, .95, paint('#7f9fc4', .8, second='#a9bfa0', grain=3), 'x', -1)
    olive_tree(-2.3, 4.95, 2.05)

    outlook(y_range=(-4, 12))
    mesh([(-30, BACK + .4, -.3), (30, BACK + .4, -.3), (30, 60, -.3), (-30, 60, -.3)], [(0, 1, 2, 3)],
         paint('#6d8a45', .95, second='#8fa757', grain=.5), smooth=False)
    for i, (x, y, h) in enumerate(((-4.6, 15, 4.4), (-1.6, 18.5, 4.8), (1.4, 21, 4.2), (4.0, 16, 4.6), (7.2, 19, 5.2), (-8, 20, 5))):
        tree(x, y, h, h * .62, (FOLIAGE, OLIVE, HEDGE)[i % 3], 4200, 0, 14, i + 3, (.1, .2), .12, -.3)
    for i in range(9):
        bush(-3.6 + i * .95, 9.2 + .5 * (i % 3), 1.1, .8, HEDGE, 500, (.05, .1), i, -.3,
             ('#f3cdd3', '#fbf1ea', '#d98aa4') if i % 2 else ('#ffffff', '#c9c7ea'), .6)

    room_sky()
    sun((1, .36, -.47), 17)
    for y in WINDOWS:
        panel((LEFT + .1, y, 1.6), (1, 0, 0), (2.2, 1.3), 24)
    panel((centre, BACK - .1, 1.7), (0, -1, 0), (2.3, 2.4), 22)
    panel((.2, -3.6, 2.2), (0, 1, -.17), (5, 2.5), 36, '#ffeedd')
    panel((.3, 2.6, 3.4), (0, 0, -1), (4, 6), 12, '#fff4e6')
    camera((.85, -.9, 1.5), (.12, 4, 1.13), 29.5)
    expose(.75)
