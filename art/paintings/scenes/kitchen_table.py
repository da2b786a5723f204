"""A family breakfast, laid and waiting: sun over the table, five places, nobody down yet."""
import math

from studio.building import ceiling, cornice, floor, niche_wall, skirting, wall, window_wall
from studio.colours import NAVY, WHITE, paint
from studio.furniture import books, cup, dining_chair, drawers, long_table, pendant, vase
from studio.light import camera, expose, panel, room_sky, sun
from studio.plants import bouquet, outlook, pot_plant
from studio.shapes import ball, box, placed, tube, turned

LEFT, RIGHT, BACK, HEIGHT = -2.6, 3.0, 4.9, 3.2
WINDOWS = (1.7, 4.1)
TOP = .76


def plate_and_cup(x, y, turn, rim):
    with placed(x, y, turn, TOP):
        turned(0, 0, [(0, .006), (.085, .008), (.13, .02), (.127, .024), (.08, .014), (0, .012)], paint(WHITE, .3), sides=36)
        turned(0, 0, [(.118, .0225), (.13, .0235)], paint(rim, .4), 0, 36)
        box((.19, 0, .006), (.014, .19, .006), paint('#cfd6e0', .3, .7))
        box((-.19, 0, .006), (.014, .19, .006), paint('#cfd6e0', .3, .7))
        box((-.255, .0, .006), (.08, .2, .01), paint('#a9bfa0', .9))
    cup(x + .2 * math.cos(math.radians(turn + 40)), y + .2 * math.sin(math.radians(turn + 40)), TOP, rim)


def bowl_of_fruit(x, y):
    turned(x, y, [(.05, 0), (.06, .015), (.15, .07), (.19, .12), (.18, .12), (.14, .075), (0, .03)], paint('#c3d0e6', .3), TOP, 36)
    for i, colour in enumerate(('#d9793f', '#c9483d', '#d9ae4a', '#d9793f', '#8fa64f', '#c9483d', '#d9ae4a')):
        a = i * 2.4
        r = .085 if i < 5 else .02
        ball((x + r * math.cos(a), y + r * math.sin(a), TOP + (.11 if i < 5 else .17)), .052, paint(colour, .5))


def loaf(x, y):
    box((x, y, TOP + .012), (.46, .24, .024), paint('#b98d5f', .5), .008, 14)
    crust = paint('#c08a4e', .7)
    ball((x - .03, y, TOP + .075), .085, crust, (1.75, .95, .8), 14)
    for i in range(3):
        box((x + .16 + i * .03, y + .03, TOP + .07), (.014, .12, .1), paint('#ecd6ae', .9), .006, 14, 0)


def jug(x, y, colour, tall=.24):
    turned(x, y, [(0, 0), (.055, 0), (.075, .06), (.06, tall * .75), (.065, tall), (.06, tall), (.05, tall * .75)],
           paint(colour, .3), TOP, 28)
    tube([(x + .06, y, TOP + tall * .9), (x + .12, y, TOP + tall * .75), (x + .115, y, TOP + tall * .4), (x + .07, y, TOP + tall * .25)],
         .01, paint(colour, .3))


def glass(x, y, juice):
    turned(x, y, [(0, .003), (.03, .003), (.036, .085), (0, .085)], paint(juice, .25), TOP, 20)
    turned(x, y, [(.031, 0), (.038, .12)], paint('#eef3f8', .1, through=.6), TOP, 20)


def build():
    around = (LEFT - .3, RIGHT + .3, -4.3, BACK + .8)
    floor(*around)
    ceiling(*around, HEIGHT)
    window_wall('x', LEFT - .17, -5, 9, HEIGHT, WINDOWS, inside=1, width=1.16, sill=.78, spring=1.95)
    niche_wall(BACK, LEFT - .34, RIGHT + .4, HEIGHT, [(-1.15, 1.5, .92, 1.75), (1.3, 1.9, .92, 1.65)], .4, inner='#b9c9b0')
    wall('x', RIGHT + .17, -5, 9, HEIGHT)
    wall('y', -4.2, -6, 6, HEIGHT)
    cornice('y', BACK, -1, LEFT, RIGHT, HEIGHT)
    cornice('x', LEFT, 1, -4, BACK, HEIGHT)
    cornice('x', RIGHT, -1, -4, BACK, HEIGHT)
    skirting('x', LEFT + .02, -4, BACK)
    skirting('x', RIGHT - .02, -4, BACK)
    # The dresser along the back, shelves in the niches.
    with placed(.2, BACK - .29):
        drawers(5.2, .56, .9, 6, 2, colour='#dfe6ee')
    for cx, wide, levels in ((-1.15, 1.5, (1.32, 1.75)), (1.3, 1.9, (1.32, 1.72))):
        for z in levels:
            box((cx, BACK + .2, z), (wide - .06, .34, .035), paint('#b98d5f', .5))
    for i in range(6):
        turned(-1.65 + i * .2, BACK + .16, [(0, 0), (.05, .0), (.075, .07), (.07, .07)], paint((WHITE, '#7f9fc4', '#e3cc95')[i % 3], .4), 1.34, 20)
    for i in range(5):
        turned(.62 + i * .34, BACK + .2, [(0, 0), (.07, 0), (.12, .1), (.115, .1), (0, .03)], paint((WHITE, '#c3d0e6', '#e3cc95')[i % 3], .4), 1.34, 24)
    for i in range(4):
        with placed(.7 + i * .36, BACK + .27, 0, 1.885, 1, -78):
            turned(0, 0, [(0, 0), (.1, .005), (.14, .02)], paint((WHITE, '#8fa6d4', '#f3ece1')[i % 3], .4), .0, 28)
    books(-1.5, BACK + .2, 1.77, (NAVY, '#e3cc95', '#a9bfa0'))
    vase(-.85, BACK + .18, 1.77, '#e3cc95', .7)
    jug2 = paint('#fcfaf5', .3)
    turned(-1.5, BACK - .25, [(0, 0), (.1, 0), (.13, .12), (.07, .2), (.02, .23), (0, .25)], jug2, .94, 28)
    pot_plant(2.3, BACK - .25, .36, 18, z=.94)

    with placed(.25, 2.75):
        long_table(2.5, 1.15, TOP)
        box((0, 0, TOP + .003), (.5, 1.19, .006), paint('#eef1f6', .9))
        for side in (-.23, .23):
            box((side, 0, TOP + .006), (.02, 1.19, .004), paint('#3b4391', .9))
    for x, y, turn in ((-.62, 1.88, 180), (1.22, 1.92, 180)):
        with placed(x, y, turn + (8 if x < 0 else -7)):
            dining_chair('#3b4391')
    for x, y in ((-.5, 3.62), (.35, 3.66), (1.15, 3.6)):
        with placed(x, y):
            dining_chair('#a9bfa0')
    for x, y, turn, rim in ((-.55, 2.36, 0, '#7f9fc4'), (.33, 2.34, 0, '#d9ae62'), (1.12, 2.36, 0, '#7f9fc4'),
                            (-.5, 3.14, 180, '#d9ae62'), (1.12, 3.14, 180, '#a9bfa0')):
        plate_and_cup(x, y, turn, rim)
    bowl_of_fruit(-.02, 2.72)
    loaf(.72, 2.74)
    jug(-.42, 2.74, '#fcfaf5')
    jug(1.3, 2.8, '#8fa6d4', .2)
    vase(.32, 2.95, TOP, scale=.62)
    bouquet(.32, 2.95, TOP + .19, .16, blooms=22)
    for x, y, juice in ((-.78, 2.5, '#eba23f'), (.12, 2.42, '#f7f3ea'), (.92, 2.5, '#eba23f'), (1.38, 3.0, '#f7f3ea')):
        glass(x, y, juice)
    for x in (-.45, .95):
        with placed(x, 2.75, 0, HEIGHT):
            pendant(1.05, .24, '#2f3889')
    outlook(y_range=(-4, 14))

    room_sky()
    sun((1, .3, -.5), 17)
    for y in WINDOWS:
        panel((LEFT + .1, y, 1.6), (1, 0, 0), (1.8, 1.4), 24)
    panel((.2, -3.6, 2.2), (0, 1, -.17), (5, 2.5), 40, '#ffeedd')
    panel((.3, 2.4, 3.1), (0, 0, -1), (4, 5), 10, '#fff4e6')
    camera((.85, -1.0, 1.95), (.06, 3, 1.14), 28.5)
    expose(1.05)
