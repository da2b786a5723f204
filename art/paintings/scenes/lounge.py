"""The lounge, morning: a navy sofa in a niche, armchairs, palms, sun on the floor."""
from studio.building import ceiling, cornice, floor, niche_wall, round_rug, skirting, wall, window_wall
from studio.colours import BEIGE, PALE_BLUE, paint, ramp_paint
from studio.furniture import armchair, books, cup, cushion, floor_lamp, framed, round_table, sofa, vase
from studio.light import camera, expose, glow, panel, room_sky, sun
from studio.plants import bouquet, outlook, pot_plant
from studio.shapes import placed

LEFT, RIGHT, BACK, HEIGHT = -3.0, 3.1, 7.6, 3.6
WINDOWS = (1.0, 3.15, 5.3)
NICHE_X = .75


def build():
    around = (LEFT - .3, RIGHT + .3, -4.3, BACK + .8)
    floor(*around)
    ceiling(*around, HEIGHT)
    window_wall('x', LEFT - .17, -5, 10, HEIGHT, WINDOWS, inside=1)
    niche_wall(BACK, LEFT - .34, RIGHT + .4, HEIGHT, [(NICHE_X, 2.9, 0, 1.62)], inner='#b9c8de')
    wall('x', RIGHT + .17, -5, 10, HEIGHT)
    wall('y', -4.2, -6, 6, HEIGHT)
    cornice('y', BACK, -1, LEFT, RIGHT, HEIGHT)
    cornice('x', LEFT, 1, -4, BACK, HEIGHT)
    cornice('x', RIGHT, -1, -4, BACK, HEIGHT)
    skirting('x', LEFT + .02, -4, BACK)
    skirting('x', RIGHT - .02, -4, BACK)
    skirting('y', BACK - .02, LEFT, NICHE_X - 1.6)
    skirting('y', BACK - .02, NICHE_X + 1.6, RIGHT)

    with placed(NICHE_X, BACK - .3):
        sofa()
        cushion((-.72, -.07, .83), .44, '#d9ae62', 14)
        cushion((-.38, -.09, .8), .38, '#efe6d6', -6)
        cushion((.74, -.07, .82), .44, '#c9d6ea', -14)
    sea = ramp_paint(((0, '#37508f'), (.28, '#5b86b5'), (.42, '#7aa17c'), (.5, '#e9b48a'), (.62, '#f0d4bb'), (1, '#f3dcb2')))
    framed((NICHE_X, BACK + .58, 1.86), 1.15, .9, sea, mount=.06)
    round_rug(.45, 4.6, 1.6)
    with placed(.6, 4.75):
        round_table()
    vase(.62, 4.8, .44, scale=.95)
    bouquet(.62, 4.8, .75, .23, blooms=30)
    books(.33, 4.56, .44, ('#2f3889', '#e6d6bd'))
    cup(.82, 4.52, .44)
    with placed(-1.5, 5.3, 62):
        armchair(BEIGE)
    with placed(2.05, 5.6, -50):
        armchair(PALE_BLUE)
    with placed(2.66, 6.7):
        floor_lamp()
    glow((2.66, 6.7, 1.5), 7)
    framed((RIGHT, 5.6, 1.9), .85, 1.1, ramp_paint(((0, '#7aa17c'), (.4, '#a9bfa0'), (.5, '#c9d6ea'), (1, '#f0d4bb'))), 'x', -1)
    framed((RIGHT, 4.2, 1.9), .85, 1.1, paint('#7f9fc4', .8, second='#e6dccb', grain=3), 'x', -1)
    pot_plant(-2.4, 6.95, 1.25, 24)
    pot_plant(2.55, 3.7, .95, 20)
    outlook()

    room_sky()
    sun((1, .36, -.47), 17)
    for y in WINDOWS:
        panel((LEFT + .1, y, 1.6), (1, 0, 0), (2.2, 1.3), 24)
    panel((.2, -3.6, 2.2), (0, 1, -.17), (5, 2.5), 38, '#ffeedd')
    panel((.3, 3, 3.4), (0, 0, -1), (4, 6), 14, '#fff4e6')
    camera((1.7, -.6, 1.42), (.05, 5, 1.04), 28.5)
    expose(.85)
