"""Walls, arches, windows, floors: the house that every room belongs to."""
from .colours import CEILING, NICHE, PLASTER, WHITE, paint, planks
from .shapes import arch_outline, box, plate, rectangle, turned

WINDOW_WIDTH_M = 1.42
SILL_M = .42
SPRING_M = 2.25
WALL_M = .34
# Walls reach below the floor, and so does an opening that one walks through: edges at the floor's own level render black.
UNDERGROUND_M = -.09
DOORWAY_M = -.05


def floor(left, right, front, back, material=None):
    """Never wider than the room: what reaches beyond a window is seen through it, sunlit."""
    box(((left + right) / 2, (front + back) / 2, -.05), (right - left, back - front, .1), material or planks())


def ceiling(left, right, front, back, height):
    box(((left + right) / 2, (front + back) / 2, height + .05), (right - left, back - front, .1), paint(CEILING, .9))


def wall(facing, at, start, end, height, openings=(), thick=WALL_M, colour=PLASTER):
    """A wall in the plane `facing`=at, with outlines cut out of it. The plane is the side towards the room's -axis."""
    plate([rectangle(start, end, UNDERGROUND_M, height), *openings], thick, paint(colour, .92), at, facing)


def arch_window(facing, at, centre, inside, width=WINDOW_WIDTH_M, sill=SILL_M, spring=SPRING_M, bars=(.32, .64)):
    """Frame, glazing bars, architrave and sill of an arched window in a wall whose middle is the plane `facing`=at.

    inside: +1 or -1, the side of the room along the axis. bars: heights of the cross bars between sill and spring.
    """
    white = paint(WHITE, .6)

    def bar(along, z, wide, tall):
        place = (at, along, z) if facing == 'x' else (along, at, z)
        # The upright and the cross bars differ in depth: faces in one plane render black.
        deep = .06 if tall > wide else .05
        box(place, (deep, wide, tall) if facing == 'x' else (wide, deep, tall), white)

    outer = arch_outline(width + .02, sill, spring, centre)
    inner = arch_outline(width - .13, sill + .07, spring, centre)
    plate([outer, inner], .08, white, at, facing)
    top = spring + width / 2
    bar(centre, (sill + top) / 2, .045, top - sill)
    for share in (*bars, 1):
        bar(centre, sill + (spring - sill) * share, width, .04)
    face = at + inside * (WALL_M / 2)
    architrave(facing, face + inside * .02, width, sill, spring, centre)
    depth, along = .24, width + .4
    place = (face + inside * .06, centre, sill - .018) if facing == 'x' else (centre, face + inside * .06, sill - .018)
    box(place, (depth, along, .06) if facing == 'x' else (along, depth, .06), white, .012)


def architrave(facing, at, width, bottom, spring, centre=0.0, broad=.13, thick=.06, colour=WHITE):
    """The raised band around an arch. Stands on `bottom`."""
    outer = arch_outline(width + 2 * broad, bottom, spring, centre, steps=40)
    inner = arch_outline(width + .02, bottom - .01, spring, centre, steps=40)
    plate([outer, inner], thick, paint(colour, .6), at, facing)


def window_wall(facing, at, start, end, height, centres, inside, colour=PLASTER, **measures):
    """A wall with arched windows at `centres` along it."""
    width, sill, spring = (measures.get(k, v) for k, v in
                           (('width', WINDOW_WIDTH_M), ('sill', SILL_M), ('spring', SPRING_M)))
    holes = [arch_outline(width, sill, spring, c) for c in centres]
    wall(facing, at, start, end, height, holes, colour=colour)
    for centre in centres:
        arch_window(facing, at, centre, inside, **measures)


def niche_wall(at, start, end, height, arches, depth=.62, colour=PLASTER, inner=NICHE):
    """A wall across the room (plane y=at is its front) with arched niches: arches are (centre, width, bottom, spring)."""
    holes = [arch_outline(w, b or DOORWAY_M, s, c, steps=40) for c, w, b, s in arches]
    plate([rectangle(start, end, UNDERGROUND_M, height), *holes], depth, paint(colour, .92), at + depth / 2, 'y')
    for centre, width, bottom, spring in arches:
        architrave('y', at - .02, width, bottom, spring, centre)
        tall = spring + width / 2
        box((centre, at + depth - .02, tall / 2), (width + .1, .04, tall + .2), paint(inner, .92))


def skirting(facing, at, start, end, tall=.16):
    middle, length = (start + end) / 2, abs(end - start)
    place = (at, middle, tall / 2) if facing == 'x' else (middle, at, tall / 2)
    box(place, (.04, length, tall) if facing == 'x' else (length, .04, tall), paint(WHITE, .6))


def cornice(facing, face, inside, start, end, height):
    """Two steps between wall and ceiling, so that the eye finds where they meet. face: the wall's inner face."""
    middle, length = (start + end) / 2, abs(end - start)
    for tall, deep, down in ((.07, .18, .03), (.1, .09, .1)):
        at = face + inside * (deep / 2 - .01)
        down += .003 if facing == 'x' else 0
        place = (at, middle, height - down) if facing == 'x' else (middle, at, height - down)
        box(place, (deep, length, tall) if facing == 'x' else (length, deep, tall), paint(WHITE, .6))


def round_rug(x, y, radius, colour='#e3e6ec', edge='#3b4391'):
    turned(x, y, [(0, .012), (radius, .012), (radius, 0)], paint(edge, .95), sides=72)
    turned(x, y, [(0, .02), (radius * .915, .02), (radius * .915, 0)], paint(colour, .95), sides=72)
