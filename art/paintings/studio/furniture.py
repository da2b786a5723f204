"""What stands in the rooms. Each piece is made about the origin, facing -y, and put in place with shapes.placed."""
import math

from .colours import BEIGE, GOLD, NAVY, NAVY_DEEP, OAK, WHITE, paint
from .shapes import ball, box, mesh, tube, turned

GILT = (GOLD, .32, .9)


def gilt():
    return paint(*GILT)


def legs(half_width, half_depth, height, radius=.022, material=None):
    for s in (-1, 1):
        for t in (-1, 1):
            turned(s * half_width, t * half_depth, [(radius * .75, 0), (radius, height)], material or gilt(), sides=12)


def sofa(width=2.35, colour=NAVY, shade=NAVY_DEEP):
    cloth, base = paint(colour, .62), paint(shade, .7)
    box((0, 0, .34), (width, .95, .26), base, .05)
    for side in (-1, 1):
        box((side * (width - .42) / 4, -.06, .53), ((width - .46) / 2, .86, .2), cloth, .07)
        box((side * (width / 2 - .12), 0, .5), (.26, .98, .52), cloth, .12)
    box((0, .38, .72), (width - .1, .26, .62), cloth, .12)
    legs(width / 2 - .16, .36, .22, .035)


def cushion(at, size, colour, turn_deg=0, lean_deg=-17):
    box(at, (size, .16, size), paint(colour, .9), .07, turn_deg, lean_deg)


def armchair(colour=BEIGE):
    cloth = paint(colour, .88)
    box((0, 0, .33), (.8, .8, .22), cloth, .06)
    box((0, -.03, .47), (.6, .7, .16), cloth, .07)
    box((0, .33, .7), (.8, .2, .66), cloth, .1, 0, -6)
    for side in (-1, 1):
        box((side * .36, -.02, .5), (.17, .78, .42), cloth, .08)
    legs(.32, .3, .24)


def tub_chair(colour=BEIGE, leg=None):
    """A small chair with a curved back, like half an arch laid round the sitter."""
    cloth = paint(colour, .88)
    turned(0, 0, [(0, .44), (.3, .44), (.34, .41), (.34, .33), (.3, .3), (0, .3)], cloth)
    points, faces = [], []
    steps = 28
    for i in range(steps + 1):
        angle = math.radians(-28 + 236 * i / steps)
        share = math.sin(math.pi * i / steps)
        top = .56 + .3 * share ** .8
        for radius, z in ((.33, .34), (.42, .34), (.45, top - .03), (.41, top), (.36, top - .03)):
            points.append((radius * math.cos(angle), radius * math.sin(angle), z))
    for i in range(steps):
        for k in range(5):
            a, b = i * 5 + k, i * 5 + (k + 1) % 5
            faces.append((a, b, b + 5, a + 5))
    faces += [tuple(range(5)), tuple(range(steps * 5 + 4, steps * 5 - 1, -1))]
    mesh(points, faces, cloth)
    legs(.22, .22, .31, .02, leg)


def dining_chair(seat=NAVY, wood=OAK):
    """A wooden chair with an arched back."""
    timber = paint(wood, .5)
    box((0, 0, .46), (.44, .43, .05), paint(seat, .85), .022)
    legs(.18, .18, .44, .022, timber)
    arc = [(.2 * math.cos(math.pi * i / 20), .21 + .04 * math.sin(math.pi * i / 20), .74 + .2 * math.sin(math.pi * i / 20))
           for i in range(21)]
    tube([(.2, .19, .44), *arc, (-.2, .19, .44)], .019, timber)
    for x in (-.1, 0, .1):
        tube([(x, .2, .46), (x, .24, .93 if x == 0 else .91)], .011, timber)


def round_table(radius=.56, height=.44, top=WHITE, edge=True):
    stone = paint(top, .4)
    foot = radius * .54
    turned(0, 0, [(0, height), (radius, height), (radius, height - .04), (.05, height - .05), (.045, .06), (foot, .03),
                  (foot, 0)], stone, sides=56)
    if edge:
        turned(0, 0, [(radius, height + .004), (radius + .015, height), (radius + .015, height - .04),
                      (radius, height - .045)], gilt(), sides=56)


def long_table(length, depth, height=.75, wood=OAK):
    timber = paint(wood, .45)
    box((0, 0, height - .025), (length, depth, .05), timber, .012)
    for s in (-1, 1):
        for t in (-1, 1):
            box((s * (length / 2 - .09), t * (depth / 2 - .09), (height - .05) / 2), (.07, .07, height - .05), timber)


def floor_lamp():
    turned(0, 0, [(0, .03), (.17, .03), (.17, 0)], gilt(), sides=32)
    turned(0, 0, [(.014, 0), (.014, 1.55)], gilt(), sides=12)
    turned(0, 0, [(.26, 1.42), (.17, 1.78)], paint('#fbeccb', .9, 0, .7), sides=32)


def table_lamp(shade='#fbeccb', foot='#b9c9e2', glow=.7):
    turned(0, 0, [(.07, 0), (.09, .06), (.05, .2), (.02, .26)], paint(foot, .3), sides=28)
    turned(0, 0, [(.17, .24), (.1, .46)], paint(shade, .9, 0, glow), sides=32)


def pendant(drop, radius=.24, colour=WHITE, inside='#f4dfae'):
    """A dome on a cord; the origin is the ceiling."""
    tube([(0, 0, 0), (0, 0, -drop)], .008, gilt())
    dome = [(radius * math.sin(a), -drop - radius * (1 - math.cos(a)) * .9) for a in
            [math.pi / 2 * i / 12 for i in range(1, 13)]]
    turned(0, 0, [(0, -drop), *dome], paint(colour, .5), sides=36)
    ball((0, 0, -drop - radius * .6), radius * .3, paint(inside, .9, 0, 2.0))


def framed(at, width, height, picture, facing='y', inside=-1, mount=.09):
    """A gilt frame with a mount on a wall. at: centre on the wall's face; inside: which way it hangs out."""
    x, y, z = at

    def layer(deep, w, h, out, material):
        if facing == 'y':
            box((x, y + inside * out, z), (w, deep, h), material)
        else:
            box((x + inside * out, y, z), (deep, w, h), material)

    layer(.05, width, height, .02, gilt())
    layer(.03, width - .08, height - .08, .04, paint('#f3ece1', .9))
    layer(.02, width - .08 - 2 * mount, height - .08 - 2 * mount, .055, picture)


def books(x, y, z, colours, width=.24, depth=.17, turn_deg=12):
    """A few lying one on another."""
    for i, colour in enumerate(colours):
        box((x, y, z + .016 + i * .032), (width - .02 * i, depth - .012 * i, .03), paint(colour, .7), .004,
            turn_deg + 17 * ((i * 7) % 3 - 1))


def cup(x, y, z, colour=WHITE):
    turned(x, y, [(0, .004), (.07, .012), (.075, .018)], paint(colour, .3), z, 24)
    turned(x, y, [(0, .012), (.026, .014), (.042, .075), (.038, .075), (.024, .022)], paint(colour, .3), z, 24)


def vase(x, y, z, colour='#b9c9e2', scale=1.0):
    profile = [(0, 0), (.09, 0), (.13, .1), (.1, .23), (.06, .29), (.08, .33)]
    turned(x, y, [(r * scale, h * scale) for r, h in profile], paint(colour, .25), z, 32)


def arches_drawing(x, y, z, size, line=.014):
    """Arch within arch, as hairlines. In the plane y, seen from -y; x and z are the middle of the foot."""
    for part, ink in ((1, NAVY), (.72, '#7f9fc4'), (.44, GOLD)):
        radius, spring = .5 * size * part, size * (.42 + .1 * part)
        bow = [(radius * math.cos(a), spring + radius * math.sin(a)) for a in (math.pi * i / 32 for i in range(33))]
        tube([(x + b, y, z + c) for b, c in ((radius, 0), *bow, (-radius, 0))], line, paint(ink, .8, specular=0))
    tube([(x - .62 * size, y, z), (x + .62 * size, y, z)], line * .8, paint(NAVY, .8, specular=0))


def screen(x, y, z, width, height, glow=.85, colour='#eef3fa', frame=WHITE):
    """A flat display on a wall whose face is the plane y."""
    box((x, y - .03, z), (width + .07, .05, height + .07), paint(frame, .4), .012)
    box((x, y - .06, z), (width, .012, height), paint(colour, .6, 0, glow))


def shelf_unit(width, height, depth=.3, shelves=4, colour=WHITE):
    white = paint(colour, .6)
    for s in (-1, 1):
        box((s * width / 2, 0, height / 2), (.04, depth, height), white)
    for i in range(shelves + 1):
        box((0, 0, .06 + (height - .08) * i / shelves), (width, depth, .035), white)


def drawers(width, depth, height, columns=3, rows=2, colour=WHITE, top='#e9e2d6', handle=None):
    """A low cabinet with gilt handles."""
    box((0, 0, height / 2 + .03), (width, depth, height - .06), paint(colour, .5), .008)
    box((0, 0, height + .02), (width + .04, depth + .03, .04), paint(top, .35), .008)
    w, h = width / columns, (height - .1) / rows
    for i in range(columns):
        for j in range(rows):
            x, z = -width / 2 + w * (i + .5), .08 + h * (j + .5)
            box((x, -depth / 2 - .008, z), (w - .025, .018, h - .025), paint(colour, .5), .004)
            box((x, -depth / 2 - .03, z + h * .22), (min(.22, w * .4), .016, .014), handle or gilt())
