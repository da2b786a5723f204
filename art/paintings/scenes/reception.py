"""Reception: an arcade of three, the middle arch the greatest, and a round-ended desk."""
import math

from studio.building import DOORWAY_M, UNDERGROUND_M, architrave, ceiling, cornice, floor, skirting, wall, window_wall
from studio.colours import NAVY, NICHE, PLASTER, paint, ramp_paint
from studio.furniture import books, framed, gilt, pendant, table_lamp, tub_chair, vase
from studio.light import camera, expose, panel, room_sky, sun
from studio.plants import bouquet, olive_tree, outlook, pot_plant
from studio.shapes import arch_outline, box, mesh, placed, plate, rectangle

LEFT, RIGHT, BACK, HEIGHT = -3.4, 3.4, 6.4, 3.9
WINDOWS = (.6, 2.7, 4.8)
ARCHES = ((-2.15, 1.45, 1.85), (0, 1.97, 2.0), (2.15, 1.45, 1.85))


def desk():
    """A counter with rounded ends, fluted, its front toward -y."""
    half, deep, tall = 1.35, .42, 1.06

    def outline(grow):
        points = []
        for i in range(49):
            a = math.pi + math.pi * i / 48
            flute = .012 * abs(math.sin(i * math.pi * .5)) if grow == 0 else 0
            points.append(((half + grow) * math.copysign(abs(math.cos(a)) ** .45, math.cos(a)),
                           (deep + grow) * math.copysign(abs(math.sin(a)) ** .8, math.sin(a)) - flute))
        return points

    front = outline(0)
    points = [(x, y, z) for x, y in front for z in (.08, tall)]
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(front) - 1)]
    mesh(points, faces, paint(NAVY, .55))
    plate([outline(.07)], .05, paint('#f3ece1', .35), tall + .02, 'z')
    plate([outline(.03)], .02, gilt(), tall - .03, 'z')
    plate([outline(-.04)], .08, paint('#20266f', .8), .04, 'z')


def build():
    around = (LEFT - .3, RIGHT + .3, -4.3, BACK + 3.4)
    floor(*around, None)
    ceiling(*around, HEIGHT)
    window_wall('x', LEFT - .17, -5, BACK + .3, HEIGHT, WINDOWS, inside=1)
    holes = [arch_outline(w, DOORWAY_M, spring, x, steps=40) for x, w, spring in ARCHES]
    plate([rectangle(LEFT - .34, RIGHT + .4, UNDERGROUND_M, HEIGHT), *holes], .45, paint(PLASTER, .92), BACK + .22, 'y')
    for x, w, spring in ARCHES:
        architrave('y', BACK - .02, w, 0, spring, x)
    # The passage behind the arcade, cool and bright.
    wall('y', BACK + 2.9, LEFT - .34, RIGHT + .4, HEIGHT, colour=NICHE)
    wall('x', LEFT - .17, BACK + .4, BACK + 3, HEIGHT, colour=NICHE)
    wall('x', RIGHT + .17, -5, BACK + 3, HEIGHT)
    wall('y', -4.2, -6, 6, HEIGHT)
    cornice('y', BACK, -1, LEFT, RIGHT, HEIGHT)
    cornice('x', LEFT, 1, -4, BACK, HEIGHT)
    cornice('x', RIGHT, -1, -4, BACK, HEIGHT)
    skirting('x', LEFT + .02, -4, BACK)
    skirting('x', RIGHT - .02, -4, BACK)

    framed((0, BACK + 2.72, 1.75), 1.2, 1.5,
           ramp_paint(((0, '#7aa17c'), (.3, '#a9bfa0'), (.42, '#5b86b5'), (.5, '#c9d6ea'), (1, '#f3dcb2'))), mount=.1)
    olive_tree(-2.15, BACK + 1.6, 2.2)
    pot_plant(2.2, BACK + 1.5, 1.2, 22)

    with placed(.15, 4.75):
        desk()
        vase(-.78, -.02, 1.09, scale=.9)
        bouquet(-.78, -.02, 1.38, .24, blooms=30)
        books(.25, -.05, 1.09, ('#e3cc95', '#a9bfa0'))
        with placed(.95, 0, 0, 1.09):
            table_lamp()
    for x in (-.75, .15, 1.05):
        with placed(x, 4.7, 0, HEIGHT):
            pendant(.95, .2, '#b8923f')
    with placed(-2.35, 3.7, 70):
        tub_chair('#c3d0e6')
    with placed(-2.3, 5.0, 80):
        tub_chair('#e6d6bd')
    with placed(2.55, 3.4, -62):
        tub_chair('#a9bfa0')
    pot_plant(2.9, 4.9, 1.0, 20)
    framed((RIGHT, 3.7, 1.85), 1.0, 1.2, paint('#7f9fc4', .8, second='#e6dccb', grain=3), 'x', -1)
    box((.15, 3.2, .006), (3.0, 1.7, .012), paint('#dfe4ec', .95))
    box((.15, 3.2, .003), (3.16, 1.86, .008), paint('#3b4391', .95))
    outlook()

    room_sky()
    sun((1, .34, -.47), 17)
    for y in WINDOWS:
        panel((LEFT + .1, y, 1.6), (1, 0, 0), (2.2, 1.3), 24)
    panel((0, BACK + 1.6, HEIGHT - .1), (0, 0, -1), (6, 1.6), 60, '#dfeaff')
    panel((.2, -3.6, 2.2), (0, 1, -.17), (5, 2.5), 40, '#ffeedd')
    panel((.3, 3, HEIGHT - .2), (0, 0, -1), (4, 5), 14, '#fff4e6')
    camera((.55, -1.3, 1.5), (.02, 5, 1.28), 27.5)
    expose(.8)
