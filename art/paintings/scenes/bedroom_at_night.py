"""A bedroom at night: moonlight through an arch, one warm lamp, someone asleep on their side, breathing easily."""
from studio.bedding import covers, pillow, sleeper
from studio.building import arch_window, ceiling, cornice, floor, skirting, wall
from studio.colours import paint
from studio.furniture import books, drawers, framed, table_lamp, vase
from studio.light import camera, expose, glow, panel, sky, sun
from studio.plants import bouquet, pot_plant, tree
from studio.shapes import arch_outline, ball, box, mesh, placed, plate

LEFT, RIGHT, BACK, HEIGHT = -2.7, 2.9, 5.0, 3.3
WALLS = '#b9c4dc'
NIGHT_LEAVES = ('#4a5f84', '#5b7196', '#3d5078', '#6a80a8')


def build():
    around = (LEFT - .3, RIGHT + .3, -4.3, BACK + .3)
    floor(*around)
    ceiling(*around, HEIGHT)
    wide, spring, sill, at = 1.9, 1.75, .62, -1.15
    wall('y', BACK + .17, LEFT - .34, RIGHT + .4, HEIGHT, [arch_outline(wide, sill, spring, at, steps=40)], colour=WALLS)
    arch_window('y', BACK + .17, at, -1, wide, sill, spring, (.36, .7))
    wall('x', LEFT - .17, -5, BACK + .3, HEIGHT, [arch_outline(1.4, .5, 2.0, 2.3)], colour=WALLS)
    arch_window('x', LEFT - .17, 2.3, 1, 1.4, .5, 2.0)
    wall('x', RIGHT + .17, -5, 9, HEIGHT, colour=WALLS)
    wall('y', -4.2, -6, 6, HEIGHT, colour=WALLS)
    cornice('y', BACK, -1, LEFT, RIGHT, HEIGHT)
    cornice('x', LEFT, 1, -4, BACK, HEIGHT)
    cornice('x', RIGHT, -1, -4, BACK, HEIGHT)
    skirting('x', LEFT + .02, -4, BACK)
    skirting('y', BACK - .02, LEFT, RIGHT)
    # The bed stands against the back wall, its head an arch.
    bx, long, broad = 1.05, 2.05, 1.75
    by = BACK - .2 - long / 2
    plate([arch_outline(broad + .1, .0, .78, bx, .62)], .12, paint('#2f3889', .8), BACK - .12, 'y')
    box((bx, by, .2), (broad, long, .28), paint('#b98d5f', .5), .02)
    box((bx, by, .46), (broad - .02, long, .26), paint('#eef1f6', .95), .08)
    covers(bx, by - .27, broad + .16, long - .34, '#a3b2dc', sleeper(.3, .19))
    box((bx, by + .56, .70), (broad + .02, .26, .05), paint('#f4f1ea', .95), .022)
    pillow(bx - .42, BACK - .5, .72, 4)
    pillow(bx + .45, BACK - .46, .72, -6)
    # The sleeper from behind: hair on a pillow, a shoulder under the covers.
    ball((bx - .42, BACK - .6, .9), .125, paint('#3a2a24', .8, second='#5a4136', grain=14), (1.0, 1.15, .95), 10)
    ball((bx - .4, BACK - .7, .87), .105, paint('#3a2a24', .8), (1.1, 1.2, .8))
    ball((bx - .38, BACK - .95, .74), .21, paint('#dfe4ef', .9), (1.0, .9, .72))
    for x, lit in ((bx - broad / 2 - .36, True), (bx + broad / 2 + .34, False)):
        with placed(x, BACK - .32):
            drawers(.5, .42, .52, 1, 2, '#f0ece4')
        if lit:
            with placed(x, BACK - .3, 0, .56):
                table_lamp(glow=3.2)
    glow((bx - broad / 2 - .36, BACK - .32, .95), 13, '#ffc47a', .09)
    books(bx - broad / 2 - .24, BACK - .46, .56, ('#e3cc95', '#a9bfa0'), .16, .12)
    vase(bx + broad / 2 + .3, BACK - .3, .56, scale=.55)
    bouquet(bx + broad / 2 + .3, BACK - .3, .73, .12, blooms=14)
    framed((bx, BACK, 2.12), .9, .62, paint('#8fa6d4', .8, second='#d9dfee', grain=4))
    box((.2, 2.2, .006), (2.6, 1.7, .012), paint('#c9d1e6', .95))
    box((.2, 2.2, .003), (2.74, 1.84, .008), paint('#3b4391', .95))
    pot_plant(-2.2, 4.3, .95, 20)
    # Curtains drawn back.
    for s in (-1, 1):
        for k in range(6):
            box((at + s * (wide / 2 + .13 + .055 * k), BACK - .12 - .03 * (k % 2), 1.32), (.075, .07, 2.5), paint('#dfe4ef', .95), .03)
    mesh([(-40, BACK + 1, -.4), (40, BACK + 1, -.4), (40, 60, -.4), (-40, 60, -.4)], [(0, 1, 2, 3)], paint('#55688a', .95), smooth=False)
    for i, (x, y, h) in enumerate(((-5.5, 15, 3.4), (-1.8, 19, 3.0), (1.5, 17, 3.2), (-9, 18, 4))):
        tree(x, y, h, h * .6, NIGHT_LEAVES, 2400, 0, 12, i + 3, (.1, .2), .1, -.4)
    ball((-9.0, 42, 13.4), 1.2, paint('#fff6df', .9, 0, 3.0))

    sky(((0, '#7d92c8'), (.25, '#4a5fa6'), (.7, '#2c3a80')), seen=.55, light=.34, clouds=.25, cloud='#8fa0d0', light_colour='#8fa4e0')
    sun((1, -.1, -.5), 1.7, '#c3d3ff', .02)
    panel((at, BACK - .1, 1.6), (0, -1, -.1), (1.7, 2.0), 9, '#b9ccff')
    panel((LEFT + .1, 2.3, 1.6), (1, 0, 0), (1.9, 1.3), 9, '#b9ccff')
    panel((.2, -3.6, 2.2), (0, 1, -.17), (5, 2.5), 12, '#c9d3f5')
    camera((-.35, -.35, 1.85), (.12, 4, 1.0), 28.5)
    expose(1.25)
