"""Puts a picture together."""
import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from . import geometry, head_model
from .head import Head
from .brows import brows
from .clothes import build_clothes, earrings, headscarf
from .eyes import build_eyes, build_lashes
from .glasses import glasses
from .hair import build_beard, build_hair
from .mouth import build_mouth
from .room import build_room
from .skin import build_skin
from .surfaces import FRAME, world
from .things import build_props


def seat(who):
    """one sitter, at a place (`at`) and turned (`turn`); returns the head"""
    random = np.random.RandomState(who.get('seed', 1))
    FRAME['M'], FRAME['at'] = geometry.rotation(who.get('turn', 0)), np.array(who.get('at', (0, 0, 0)), float)
    head = Head(who)
    cloth, cover = build_clothes(who, head)
    M, tan = build_skin(who, head, cover)
    build_eyes(who, head, tan)
    build_mouth(who, head, tan)
    build_lashes(who, head)
    b = head_model.PARTS['head'][1]
    tree = BVHTree.FromPolygons([Vector(p) for p in head.unposed[:b]], [f for f in head_model.FACES if max(f) < b])
    brows(who, head, tree, random)
    earrings(who, head, M)
    headscarf(who, head, cloth)
    build_hair(who, head, cloth, random)
    build_beard(who, head, M, random)
    glasses(who, head)
    return head


def build(who):
    """An empty scene with the sitter, those who sit with them, things, room, light and camera."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    for other in who.get('with', []):
        seat(other)
    head = seat(who)
    frame = who.get('frame', 46.0)
    centre = world(head.posed(np.array([[0, 2.0, 4.0]])))[0]
    aim = np.array([centre[0] + who.get('shift', 0), 0, centre[2] - who.get('drop', 7.0)])
    build_room(who, frame, aim)
    build_props(who)
    cam = bpy.data.cameras.new('c')
    cam.sensor_fit = 'VERTICAL'
    cam.sensor_height = 24
    dist = 150 * frame / 46
    cam.lens = 24 * dist / frame
    cam.clip_end = 5000
    o = bpy.data.objects.new('c', cam)
    o.location = (aim[0], -dist, aim[2] + who.get('eye_level', 6))
    o.rotation_euler = (Vector(aim) - o.location).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    return who
