"""The ground of the open air: lawns, paths, paving, water; and a fixed morning for all of it."""
from .colours import paint, planks
from .light import expose, sky, sun
from .shapes import mesh

HAZE = '#dbe3f1'


def lawn(left=-120, right=120, near=-12, far=170, z=0.0, colours=('#86a862', '#a5bb6c'), grain=.45):
    mesh([(left, near, z), (right, near, z), (right, far, z), (left, far, z)], [(0, 1, 2, 3)],
         paint(colours[0], .95, second=colours[1], grain=grain), smooth=False)


def path(line, width, z=.02, colours=('#e8d8be', '#dac4a6')):
    """A path of even width along (x, y) points that run away from us."""
    points = []
    for x, y in line:
        points += [(x - width / 2, y, z), (x + width / 2, y, z)]
    mesh(points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)],
         paint(colours[0], .95, second=colours[1], grain=.9), smooth=False)


def paving(left, right, near, far, z=.01, light='#d9d2c6', dark='#c9c1b4', joint='#a9a195', length=.9, width=.6, turn_deg=0):
    mesh([(left, near, z), (right, near, z), (right, far, z), (left, far, z)], [(0, 1, 2, 3)],
         planks(light, dark, joint, turn_deg, length, width, .9), smooth=False)


def fair_morning(direction=(.8, .34, -.5), strength=7.5, clouds=.5, exposure=.3):
    sky(((0, '#f3ecdf'), (.12, '#c9daf2'), (.5, '#74a3e4')), seen=1.12, light=.95, clouds=clouds, light_colour='#bcd4f4')
    sun(direction, strength, '#ffe3b4', .02)
    expose(exposure)
