"""Solid shapes. Metres; x to the right, y into the picture, z up."""
import math
from contextlib import contextmanager

import bpy

_made = []


def begin():
    """An empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _made.clear()


def keep(thing, material=None):
    """Puts an object into the scene."""
    bpy.context.scene.collection.objects.link(thing)
    if material:
        thing.data.materials.append(material)
    _made.append(thing)
    return thing


@contextmanager
def placed(x, y, turn_deg=0.0, z=0.0, scale=1.0, tilt_deg=0.0):
    """What is made inside stands at (x, y, z), turned about the vertical and tilted about its own x axis."""
    start = len(_made)
    handle = bpy.data.objects.new('place', None)
    yield
    inside = [thing for thing in _made[start:] if thing.parent is None]
    bpy.context.scene.collection.objects.link(handle)
    handle.location = (x, y, z)
    handle.rotation_euler = (math.radians(tilt_deg), 0, math.radians(turn_deg))
    handle.scale = (scale, scale, scale)
    for thing in inside:
        thing.parent = handle
    _made.append(handle)


def mesh(points, faces, material, smooth=True, at=(0, 0, 0)):
    data = bpy.data.meshes.new('mesh')
    data.from_pydata(points, [], faces)
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    thing = bpy.data.objects.new('mesh', data)
    thing.location = at
    return keep(thing, material)


def box(at, size, material, round_m=0.0, turn_deg=0.0, tilt_deg=0.0):
    """A block about its centre. round_m rounds its edges."""
    sx, sy, sz = (value / 2 for value in size)
    points = [(x * sx, y * sy, z * sz) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = mesh(points, faces, material, smooth=round_m > 0, at=at)
    thing.rotation_euler = (math.radians(tilt_deg), 0, math.radians(turn_deg))
    if round_m:
        bevel = thing.modifiers.new('round', 'BEVEL')
        bevel.width = round_m
        bevel.segments = 4
        bevel.limit_method = 'NONE'
    return thing


def turned(x, y, profile, material, z=0.0, sides=40):
    """A body of revolution; profile is [(radius, height), ...]."""
    points, faces = [], []
    for radius, height in profile:
        for j in range(sides):
            angle = 2 * math.pi * j / sides
            points.append((radius * math.cos(angle), radius * math.sin(angle), height))
    for i in range(len(profile) - 1):
        for j in range(sides):
            k = (j + 1) % sides
            faces.append((i * sides + j, i * sides + k, (i + 1) * sides + k, (i + 1) * sides + j))
    return mesh(points, faces, material, at=(x, y, z))


def ball(at, radius, material, scale=(1, 1, 1), turn_deg=0.0):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=24, ring_count=14, radius=radius, location=at)
    thing = bpy.context.object
    thing.scale = scale
    thing.rotation_euler = (0, 0, math.radians(turn_deg))
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    thing.data.materials.append(material)
    _made.append(thing)
    return thing


def tube(points, radius, material, closed=False):
    """A round bar along points."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.use_fill_caps = True
    line = curve.splines.new('POLY')
    line.points.add(len(points) - 1)
    line.use_cyclic_u = closed
    for i, point in enumerate(points):
        line.points[i].co = (*point, 1)
    return keep(bpy.data.objects.new('tube', curve), material)


def plate(outlines, thick, material, at, facing):
    """An upright plate from outlines; outlines inside the first are holes.

    facing 'x': outline (a, b) means world (y=a, z=b) in the plane x=at; facing 'y': world (x=a, z=b) in y=at;
    facing 'z': lies flat, world (x=a, y=b) at height at.
    """
    curve = bpy.data.curves.new('plate', 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    curve.extrude = thick / 2
    for outline in outlines:
        line = curve.splines.new('POLY')
        line.points.add(len(outline) - 1)
        line.use_cyclic_u = True
        for i, (a, b) in enumerate(outline):
            line.points[i].co = (a, b, 0, 1)
    thing = bpy.data.objects.new('plate', curve)
    quarter = math.pi / 2
    thing.location, thing.rotation_euler = {
        'x': ((at, 0, 0), (quarter, 0, quarter)),
        'y': ((0, at, 0), (quarter, 0, 0)),
        'z': ((0, 0, at), (0, 0, 0)),
    }[facing]
    return keep(thing, material)


def arch_outline(width, bottom, spring, centre=0.0, rise=1.0, steps=32):
    """A semicircular arch: straight to `spring`, then round. rise squashes (<1) or stretches it."""
    radius = width / 2
    arc = [math.pi * i / steps for i in range(steps + 1)]
    feet = [(centre - radius, bottom), (centre + radius, bottom)]
    return feet + [(centre + radius * math.cos(a), spring + rise * radius * math.sin(a)) for a in arc]


def rectangle(left, right, bottom, top):
    return [(left, bottom), (right, bottom), (right, top), (left, top)]


def smooth_line(controls, steps=8, closed=True):
    """A rounded line through control points (Catmull and Rom)."""
    count = len(controls)
    line = []
    for i in range(count if closed else count - 1):
        picks = [(i - 1), i, i + 1, i + 2]
        a, b, c, d = (controls[k % count] if closed else controls[min(max(k, 0), count - 1)] for k in picks)
        for s in range(steps):
            t = s / steps
            line.append(tuple(
                .5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - u) * t * t + (3 * q - p - 3 * r + u) * t ** 3)
                for p, q, r, u in zip(a, b, c, d)))
    if not closed:
        line.append(tuple(controls[-1]))
    return line
