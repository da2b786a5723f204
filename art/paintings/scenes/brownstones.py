"""A brownstone street in Brooklyn: stoops, arched doorways, plane trees, morning light along the row."""
from studio.colours import paint, set_haze
from studio.ground import HAZE, fair_morning, paving
from studio.light import camera
from studio.plants import FOLIAGE, HEDGE, OLIVE, SAGES, bush, tree
from studio.shapes import arch_outline, ball, box, mesh, placed, plate, rectangle, tube, turned

# The row stands along the plane x = FRONT and faces -x; across the street another, farther off.
FRONT, HOUSE_M, TALL = 4.6, 5.6, 10.2
STONES = ('#8a5f50', '#97705c', '#80594e', '#a48672', '#8d6c60')
DOORS = ('#2f3889', '#3f6f4c', '#7a3a34', '#2f3889', '#b8923f')


def window(across, bottom, wide, tall, arched, stone):
    """In a house's own measures: across along the row, the face at 0, toward the street is -y after turning."""
    if arched:
        outline = arch_outline(wide, bottom, bottom + tall - wide / 2, across)
        hood = arch_outline(wide + .36, bottom - .02, bottom + tall - wide / 2, across)
    else:
        outline = rectangle(across - wide / 2, across + wide / 2, bottom, bottom + tall)
        hood = rectangle(across - wide / 2 - .18, across + wide / 2 + .18, bottom - .02, bottom + tall + .22)
    plate([hood], .22, stone, -.06, 'y')
    plate([outline], .1, paint('#8fa3c4', .15), -.2, 'y')
    white = paint('#f6f2ea', .6)
    box((across, -.27, bottom + tall / 2), (.05, .04, tall), white)
    box((across, -.27, bottom + tall * .52), (wide, .04, .06), white)
    box((across, -.2, bottom - .09), (wide + .5, .34, .16), stone)


def house(index):
    stone = paint(STONES[index % 5], .92, second=STONES[(index + 2) % 5], grain=.5)
    pale = paint(('#a98874', '#b59a86', '#9f7d6c', '#bda792', '#a98d7e')[index % 5], .9)
    box((0, 2, TALL / 2), (HOUSE_M, 4, TALL), stone)
    box((0, -.06, .55), (HOUSE_M - .06, .2, 1.1), pale)
    box((-HOUSE_M / 2 + .12, -.06, TALL / 2), (.22, .16, TALL), pale)
    for z in (4.55, 7.35):
        box((0, -.07, z), (HOUSE_M, .16, .16), pale)
    # Cornice with brackets.
    dark = paint(('#5d4a42', '#6a5a4e', '#4f463f', '#7a6a58', '#5d4a42')[index % 5], .8)
    box((0, -.35, TALL + .12), (HOUSE_M + .1, .9, .24), dark)
    box((0, -.14, TALL - .25), (HOUSE_M, .4, .5), dark)
    for k in range(7):
        box((-HOUSE_M / 2 + .5 + k * .77, -.38, TALL - .2), (.16, .5, .45), dark)
    # Parlor floor: the door at the right end of the house, two windows beside it.
    door = 1.55
    plate([arch_outline(1.9, 1.9, 3.75, door)], .3, pale, -.1, 'y')
    plate([arch_outline(1.35, 1.9, 3.65, door)], .1, paint('#3d3434', .8), -.24, 'y')
    plate([arch_outline(1.22, 1.9, 3.6, door)], .1, paint(DOORS[index % 5], .5), -.28, 'y')
    box((door, -.35, 2.75), (.04, .04, 1.6), paint('#1f1d24', .6))
    plate([arch_outline(1.0, 3.5, 3.58, door)], .06, paint('#c9d6ea', .3), -.34, 'y')
    for across in (-1.75, -.25):
        window(across, 2.2, 1.05, 2.1, True, pale)
    for across in (-1.75, 0, 1.75):
        window(across, 5.15, 1.0, 1.85, index % 2 == 0, pale)
        window(across, 7.85, .95, 1.6, False, pale)
    for across in (-1.6, -.2):
        window(across, .25, 1.0, 1.0, False, pale)
    # The stoop: ten steps toward the street, side walls, iron rails.
    for k in range(10):
        box((door, -.35 - .3 * k, (1.9 - .19 * k) / 2), (1.6, .3, 1.9 - .19 * k), pale)
    iron = paint('#33364e', .6)
    for side in (-.92, .92):
        points = [(door + side, -.2, 0), (door + side, -.2, 2.0), (door + side, -3.3, .32), (door + side, -3.3, 0)]
        mesh([(x + dx, y, z) for x, y, z in points for dx in (-.12, .12)],
             [(0, 2, 4, 6), (1, 7, 5, 3), (2, 3, 5, 4), (4, 5, 7, 6), (0, 1, 3, 2)], stone, smooth=False)
        tube([(door + side, -.2, 2.85), (door + side, -3.25, 1.2), (door + side, -3.55, 1.15)], .045, iron)
        for k in range(11):
            y = -.25 - k * .3
            tube([(door + side, y, 1.98 - .54 * (-.25 - y) * 1.0 + .02), (door + side, y, 2.84 - .54 * (-.25 - y))], .02, iron)
        turned(door + side, -3.45, [(.13, 0), (.13, .2), (.08, .3), (.08, 1.15), (.14, 1.2), (.09, 1.4), (0, 1.5)], iron, 0, 16)
    # Area railing and planting.
    for z in (.25, 1.0):
        tube([(-HOUSE_M / 2 + .1, -2.1, z), (door - 1.1, -2.1, z)], .025, iron)
    for k in range(19):
        x = -HOUSE_M / 2 + .15 + k * .175
        tube([(x, -2.1, .05), (x, -2.1, 1.12)], .014, iron)


def build():
    set_haze(10, 95, HAZE, .85)
    paving(-40, 40, -12, 120, 0, '#8d93a6', '#858b9f', '#7d8398', 40, 40)
    paving(.9, FRONT + .2, -12, 120, .14, '#b9b1a6', '#ada59a', '#8f887e', 1.5, 1.5)
    box((.82, 54, .07), (.2, 132, .14), paint('#c3beb6', .9))
    paving(-14, -7.6, -12, 120, .14, '#b9b1a6', '#ada59a', '#8f887e', 1.5, 1.5)
    for i in range(11):
        with placed(FRONT + 3.0, .6 + i * HOUSE_M, -90, .14):
            house(i)
        for k in range(4):
            bush(FRONT + 1.7 + .2 * (k % 2), -1.6 + i * HOUSE_M + 1.2 + k * .75 + 1.6, .9, .75, HEDGE, 420, (.04, .09), i * 7 + k, .14,
                 ('#f3cdd3', '#fbf1ea', '#e8a9b8') if (i + k) % 2 else None, .5)
        with placed(-17.2, .6 + i * HOUSE_M, 90, .14):
            box((0, 2, TALL / 2), (HOUSE_M, 4, TALL), paint(STONES[(i + 1) % 5], .92))
            for across in (-1.75, 0, 1.75):
                for z, tall in ((2.2, 2.1), (5.15, 1.85), (7.85, 1.6)):
                    plate([arch_outline(1.0, z, z + tall - .5, across)], .2, paint('#8fa3c4', .4), -.06, 'y')
            box((0, -.3, TALL), (HOUSE_M, .8, .5), paint('#5d4a42', .8))
    for i in range(8):
        y = 8.6 + i * 8.2
        tree(1.7, y, 8.6, 3.0, (FOLIAGE + SAGES[:2], SAGES, FOLIAGE + OLIVE[:1])[i % 3], 6000 if i < 2 else 2800, -.5, 13, i + 2,
             (.07, .15) if i < 2 else (.13, .24), .46, .14, .17)
        tree(-9.0, y + 2, 8.6, 3.1, (SAGES, FOLIAGE)[i % 2], 2800, .5, 12, i + 20, (.13, .24), .42, .14, .17)
        box((1.7, y, .15), (1.2, 1.2, .03), paint('#8a7462', .95))
    iron = paint('#33364e', .6)
    for y in (7.6, 24):
        turned(1.25, y, [(.16, .14), (.1, .5), (.06, .6), (.05, 3.6), (.1, 3.7)], iron, 0, 14)
        ball((1.25, y, 3.95), .22, paint('#f6ead0', .6))
        turned(1.25, y, [(.24, 4.12), (.1, 4.26), (0, 4.36)], iron, 0, 14)
    fair_morning((.75, .55, -.5), 8, .45, .08)
    camera((-2.6, -6.6, 1.75), (3.2, 10, 3.75), 26)
