"""The consultation room: two chairs, a round table, a drawing of arches on the screen."""
from studio.building import ceiling, cornice, floor, niche_wall, round_rug, skirting, wall, window_wall
from studio.colours import BEIGE, NAVY, PALE_BLUE, paint, ramp_paint
from studio.furniture import (armchair, arches_drawing, books, cup, drawers, floor_lamp, framed, gilt, round_table, screen,
                              vase)
from studio.light import camera, expose, glow, panel, room_sky, sun
from studio.plants import bouquet, outlook, pot_plant
from studio.shapes import box, placed

LEFT, RIGHT, BACK, HEIGHT = -2.9, 3.0, 6.2, 3.5
WINDOWS = (.9, 2.95, 5.0)


def room():
    floor(LEFT - .3, RIGHT + .3, -4.3, BACK + .8)
    ceiling(LEFT - .3, RIGHT + .3, -4.3, BACK + .8, HEIGHT)
    window_wall('x', LEFT - .17, -5, 9, HEIGHT, WINDOWS, inside=1)
    niche_wall(BACK, LEFT - .34, RIGHT + .4, HEIGHT, [(.35, 2.5, 0, 1.72)], inner='#b4c4dc')
    wall('x', RIGHT + .17, -5, 9, HEIGHT)
    wall('y', -4.2, -6, 6, HEIGHT)
    cornice('y', BACK, -1, LEFT, RIGHT, HEIGHT)
    cornice('x', LEFT, 1, -4, BACK, HEIGHT)
    cornice('x', RIGHT, -1, -4, BACK, HEIGHT)
    skirting('x', LEFT + .02, -4, BACK)
    skirting('x', RIGHT - .02, -4, BACK)
    skirting('y', BACK - .02, LEFT, -1.06)
    skirting('y', BACK - .02, 1.76, RIGHT)


def build():
    room()
    with placed(.35, BACK + .28):
        drawers(2.56, .45, .62, 4, 2)
        box((0, .02, .04), (2.56, .4, .08), paint('#e9e2d6', .6))
    screen(.35, BACK + .52, 1.62, 1.55, .98)
    arches_drawing(.1, BACK + .445, 1.26, .56)
    for i, (long, ink) in enumerate(((.36, NAVY), (.28, '#7f9fc4'), (.32, '#7f9fc4'), (.2, '#b8923f'))):
        box((.6 + long / 2, BACK + .445, 1.84 - i * .13), (long, .01, .022), paint(ink, .8))
    books(1.1, BACK + .24, .66, ('#2f3889', '#e3cc95', '#a9bfa0'))

    round_rug(.3, 3.95, 1.75)
    with placed(.3, 4.0):
        round_table(.62, .7)
    vase(.42, 4.16, .7, scale=.72)
    bouquet(.42, 4.16, .93, .17, blooms=22)
    box((.12, 3.72, .712), (.32, .23, .014), paint('#fbfbf9', .8), 0, 14)
    box((.13, 3.73, .722), (.2, .006, .006), gilt(), 0, 38)
    cup(.62, 3.78, .7)
    with placed(-.92, 4.25, 66):
        armchair(BEIGE)
    with placed(1.55, 4.2, -62):
        armchair(PALE_BLUE)
    with placed(2.45, 5.55):
        floor_lamp()
    glow((2.45, 5.55, 1.5), 7)
    pot_plant(-2.35, 5.75, 1.1, 22)
    framed((RIGHT, 3.4, 1.75), .9, 1.1, ramp_paint(((0, '#37508f'), (.4, '#7aa17c'), (.55, '#e9b48a'), (1, '#f3dcb2'))), 'x', -1)
    framed((RIGHT, 4.75, 1.75), .9, 1.1, ramp_paint(((0, '#7aa17c'), (.35, '#a9bfa0'), (.5, '#c9d6ea'), (1, '#f0d4bb'))), 'x', -1)
    outlook()

    room_sky()
    sun((1, .36, -.47), 17)
    for y in WINDOWS:
        panel((LEFT + .1, y, 1.6), (1, 0, 0), (2.2, 1.3), 24)
    panel((.2, -3.6, 2.2), (0, 1, -.17), (5, 2.5), 34, '#ffeedd')
    panel((.3, 3, 3.3), (0, 0, -1), (4, 6), 12, '#fff4e6')
    camera((1.0, -.95, 1.46), (.0, 5, 1.06), 29)
    expose(.8)
