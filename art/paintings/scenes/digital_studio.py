"""The digital studio: where a plan is drawn before anything begins."""
import math

from studio.building import ceiling, cornice, floor, niche_wall, skirting, wall, window_wall
from studio.colours import GOLD, NAVY, PALE_BLUE, WHITE, paint, ramp_paint
from studio.furniture import books, cup, framed, gilt, long_table, table_lamp, tub_chair, vase
from studio.light import camera, expose, glow, panel, room_sky, sun
from studio.plants import bouquet, outlook, pot_plant
from studio.shapes import box, placed, tube, turned

LEFT, RIGHT, BACK, HEIGHT = -2.9, 3.0, 5.4, 3.5
WINDOWS = (.6, 2.6, 4.5)


def arch_plan(x, y, z, size, ink, picked):
    """The dental arch seen from above, drawn as a plan: a curve, and a ring for every tooth."""
    def on_arch(t):
        """Half round in front, then two straight legs; t from -1 to 1."""
        s = t * 1.4
        if abs(s) < 1:
            return x + size * .44 * math.sin(s * math.pi / 2), z + size * .52 * math.cos(s * math.pi / 2)
        return x + math.copysign(size * (.44 + .1 * (abs(s) - 1)), s), z - size * 1.1 * (abs(s) - 1)

    tube([(a, y, b) for a, b in (on_arch(-1 + i / 24) for i in range(49))], .007, paint(GOLD, .8, specular=0))
    for i in range(14):
        t = -.97 + 1.94 * i / 13
        (cx, cz), (nx, nz) = on_arch(t), on_arch(t + .01)
        slope = math.atan2(nz - cz, nx - cx)
        wide = size * (.056 + .022 * abs(t))
        ring = [(cx + wide * (math.cos(a) * math.cos(slope) * .85 - math.sin(a) * math.sin(slope)), y - .004,
                 cz + wide * (math.cos(a) * math.sin(slope) * .85 + math.sin(a) * math.cos(slope)))
                for a in [2 * math.pi * k / 18 for k in range(18)]]
        tube(ring, .009, paint('#5b86b5' if i in picked else ink, .8, specular=0), closed=True)


def display(x, y, z, width, height):
    """A large display on a stand, seen from the front (-y)."""
    turned(x, y + .04, [(0, .012), (.16, .012), (.16, 0)], paint('#cfd6e0', .35, .6), z)
    box((x, y + .06, z + .16), (.06, .03, .3), paint('#cfd6e0', .35, .6))
    middle = z + .2 + height / 2
    box((x, y, middle), (width + .05, .035, height + .05), paint('#3c4270', .5), .01)
    box((x, y - .022, middle), (width, .01, height), paint('#f1f4fa', .6, 0, .75))
    return middle


def build():
    around = (LEFT - .3, RIGHT + .3, -4.3, BACK + .8)
    floor(*around)
    ceiling(*around, HEIGHT)
    window_wall('x', LEFT - .17, -5, 9, HEIGHT, WINDOWS, inside=1)
    niche_wall(BACK, LEFT - .34, RIGHT + .4, HEIGHT, [(-1.55, 1.2, .75, 1.7), (.35, 1.64, .75, 1.85), (2.25, 1.2, .75, 1.7)],
               .4, inner='#b4c4dc')
    wall('x', RIGHT + .17, -5, 9, HEIGHT)
    wall('y', -4.2, -6, 6, HEIGHT)
    cornice('y', BACK, -1, LEFT, RIGHT, HEIGHT)
    cornice('x', LEFT, 1, -4, BACK, HEIGHT)
    cornice('x', RIGHT, -1, -4, BACK, HEIGHT)
    skirting('x', LEFT + .02, -4, BACK)
    skirting('x', RIGHT - .02, -4, BACK)
    skirting('y', BACK - .02, LEFT, RIGHT)
    # Plaster casts and books in the niches.
    for cx, wide in ((-1.55, 1.2), (.35, 1.64), (2.25, 1.2)):
        for z in (.75, 1.22, 1.7):
            box((cx, BACK + .2, z + .012), (wide - .04, .36, .035), paint(WHITE, .6))
    cast = paint('#f4efe6', .8)
    for cx, z in ((-1.85, 1.24), (-1.3, 1.72), (2.0, 1.72), (2.5, 1.24), (2.45, .77)):
        with placed(cx, BACK + .2, 0, z):
            box((0, 0, .05), (.2, .16, .08), cast, .02)
            arc = [(.075 * t, -.055 + .1 * t * t, .115) for t in [-1 + i / 8 for i in range(17)]]
            tube(arc, .026, cast)
    books(-1.3, BACK + .2, .77, (NAVY, '#e3cc95', '#a9bfa0', '#c9d6ea'))
    books(2.0, BACK + .2, .77, ('#a9bfa0', NAVY))
    for i in range(9):
        box((-1.98 + i * .062, BACK + .2, 1.9 + .02 * (i % 3)), (.05, .2, .3 + .04 * (i % 3)),
            paint((NAVY, '#e6d6bd', '#a9bfa0', '#c9d6ea', '#7f9fc4')[i % 5], .8))

    with placed(.35, 3.65):
        long_table(2.5, .95, .76)
    middle = display(.35, 3.85, .76, 1.24, .72)
    arch_plan(.06, 3.82, middle - .02, .52, NAVY, (3, 9))
    for i, (long, ink) in enumerate(((.26, NAVY), (.2, '#7f9fc4'), (.24, '#7f9fc4'), (.14, GOLD))):
        box((.62 + long / 2, 3.822, middle + .2 - i * .1), (long, .008, .018), paint(ink, .8, specular=0))
    box((.3, 3.42, .768), (.44, .32, .012), paint('#3c4270', .5), .006, 6)
    box((.3, 3.42, .776), (.39, .27, .008), paint('#f1f4fa', .6, 0, .6), 0, 6)
    tube([(.52, 3.3, .775), (.62, 3.44, .785)], .008, gilt())
    cup(1.05, 3.45, .76)
    vase(-.62, 3.72, .76, scale=.7)
    bouquet(-.62, 3.72, .98, .17, blooms=20)
    with placed(1.38, 3.75, 0, .76):
        table_lamp()
    glow((1.38, 3.72, 1.12), 2.5)
    with placed(.1, 2.75, 180 + 14):
        tub_chair(PALE_BLUE)
    with placed(1.15, 2.85, 180 - 20):
        tub_chair('#e6d6bd')
    pot_plant(-2.35, 4.9, 1.1, 22)
    pot_plant(2.55, 3.0, .85, 18)
    framed((RIGHT, 4.1, 1.75), .95, 1.15, ramp_paint(((0, '#37508f'), (.4, '#7aa17c'), (.55, '#e9b48a'), (1, '#f3dcb2'))), 'x', -1)
    outlook()

    room_sky()
    sun((1, .34, -.45), 17)
    for y in WINDOWS:
        panel((LEFT + .1, y, 1.6), (1, 0, 0), (2.2, 1.3), 24)
    panel((.2, -3.6, 2.2), (0, 1, -.17), (5, 2.5), 38, '#ffeedd')
    panel((.3, 3, 3.3), (0, 0, -1), (4, 5), 12, '#fff4e6')
    camera((.95, -.75, 1.55), (.12, 4, 1.16), 29)
    expose(.8)
