"""Cloth laid over the torso and dropped by Blender's solver, so that folds are real; and folds that are drawn."""
import math

import bpy
import numpy as np

from . import geometry
from .body import boundary_loops, neck_curve, neckline, relax


def garment(body, o, head, frames=26):
    """vertices and faces of the cloth after it has dropped; and its neck loop"""
    v, n = body.v, body.n
    bare = neckline(body, dict(o, wide=o.get('wide', 8.6)))
    sh = body.joints[0]
    keepv = (bare(v) < 0) & (v[:, 1] > sh[1] - 34) & (np.abs(v[:, 0]) < 60)
    faces = [f for f in body.faces if all(keepv[i] for i in f)]
    # arms beyond the frame's foot are cut by the height already
    ids = np.unique([i for f in faces for i in f])
    remap = -np.ones(len(v), int)
    remap[ids] = np.arange(len(ids))
    gv = v[ids] + n[ids] * o.get('ease', 1.0)
    gf = [tuple(int(remap[i]) for i in f) for f in faces]
    first = boundary_loops(gf)
    top = max((l for l in first if len(l) > 8), key=lambda l: gv[l][:, 1].mean())
    hold = np.zeros(len(gv))
    hold[top] = 1
    gv = relax(gv, gf, o.get('relax', 14), 0.5, hold)
    # the edge goes to the line of the collar, and what is near it follows
    t, r, y, zc, y0 = neck_curve(head, o)
    edge = gv[top]
    a = np.arctan2(edge[:, 0], edge[:, 2] - zc)
    goal = np.stack(
        [
            np.sin(a) * np.interp(a, t, r, period=2 * math.pi),
            np.interp(a, t, y, period=2 * math.pi),
            zc + np.cos(a) * np.interp(a, t, r, period=2 * math.pi),
        ],
        1,
    )
    shift = goal - edge
    D = np.linalg.norm(gv[:, None] - edge[None], axis=2)
    near = D.min(1)
    w = np.exp(-(D - near[:, None]) / 1.0)
    w /= w.sum(1, keepdims=True)
    gv = gv + (w @ shift) * geometry.smooth(11, 0, near)[:, None]
    gv[top] = goal
    hold = geometry.smooth(3, 0, near)
    gv = relax(gv, gf, 5, 0.5, hold)
    gv = gv + geometry.normals_of(gv, gf) * o.get('ease', 1.0) * 0.6
    me = bpy.data.meshes.new('garment')
    me.from_pydata(gv.tolist(), [], gf)
    ob = bpy.data.objects.new('garment', me)
    bpy.context.scene.collection.objects.link(ob)
    sub = ob.modifiers.new('s', 'SUBSURF')
    sub.levels = 1
    sub.render_levels = 1
    dg = bpy.context.evaluated_depsgraph_get()
    flat = bpy.data.meshes.new_from_object(ob.evaluated_get(dg))
    bpy.data.objects.remove(ob)
    ob = bpy.data.objects.new('garment', flat)
    bpy.context.scene.collection.objects.link(ob)
    gf = [tuple(p.vertices) for p in flat.polygons]
    c = np.empty(len(flat.vertices) * 3)
    flat.vertices.foreach_get('co', c)
    gv = c.reshape(-1, 3)
    loops = boundary_loops(gf)
    neck = max((l for l in loops if len(l) > 12), key=lambda l: gv[l][:, 1].mean())
    # cloth: somewhat too large, hung from the neckline and the shoulders, dropped over the body
    big = o.get('loose', 1.05)
    dneck = np.min(np.linalg.norm(gv[:, None] - gv[neck][None, ::3], axis=2), axis=1)
    hang = geometry.smooth(9, 1.5, dneck)
    if frames:
        bm = bpy.data.meshes.new('body')
        bm.from_pydata(body.v.tolist(), [], body.faces)
        bo = bpy.data.objects.new('body', bm)
        bpy.context.scene.collection.objects.link(bo)

        # Blender's cloth is tuned for metres: work in decimetres, axes turned (z up)
        def to(p):
            return np.stack([p[:, 0], -p[:, 2], p[:, 1]], 1) * 0.1

        def back(p):
            p = p * 10
            return np.stack([p[:, 0], p[:, 2], -p[:, 1]], 1)

        bm.vertices.foreach_set('co', to(body.v).ravel())
        flat.vertices.foreach_set('co', to(gv).ravel())
        bm.update()
        flat.update()
        bo.modifiers.new('c', 'COLLISION')
        bo.collision.thickness_outer = 0.03
        bo.collision.cloth_friction = 20
        pin = ob.vertex_groups.new(name='pin')
        for i, w in enumerate(hang):
            if w > 0.02:
                pin.add([i], float(w), 'REPLACE')
        cl = ob.modifiers.new('cloth', 'CLOTH')
        s = cl.settings
        s.quality = 4
        s.mass = o.get('mass', 0.35)
        s.tension_stiffness = 22
        s.compression_stiffness = 18
        s.shear_stiffness = 8
        s.bending_stiffness = o.get('bending', 0.9)
        s.air_damping = 2
        s.vertex_group_mass = 'pin'
        s.pin_stiffness = 1
        s.shrink_min = -(big - 1)
        cl.collision_settings.distance_min = 0.03
        cl.collision_settings.use_self_collision = o.get('self', False)
        sc = bpy.context.scene
        sc.frame_start, sc.frame_end = 1, frames
        cl.point_cache.frame_end = frames
        for f in range(1, frames + 1):
            sc.frame_set(f)
        dg = bpy.context.evaluated_depsgraph_get()
        me2 = bpy.data.meshes.new_from_object(ob.evaluated_get(dg))
        c = np.empty(len(me2.vertices) * 3)
        me2.vertices.foreach_get('co', c)
        gv = back(c.reshape(-1, 3))
        gf = [tuple(p.vertices) for p in me2.polygons]
        bpy.data.objects.remove(bo)
        sc.frame_set(1)
    bpy.data.objects.remove(ob)
    gv = relax(gv, gf, 1, 0.4)
    return gv, gf, neck


def folds(gv, gf, joints, o, random):
    """folds where cloth hangs and pulls: from the shoulders down, from the armpits inward, across the sleeves"""
    amount = o.get('folds', 0.55)
    if not amount:
        return gv
    n = geometry.normals_of(gv, gf)
    sx, sy = joints[0][0], joints[0][1]
    k = sx / 16.5
    flat = gv.copy()
    flat[:, 2] *= 0.25
    lines = []
    j = lambda s=1.0: random.randn() * s * k
    for s in (-1, 1):
        for i in range(4):  # down from the shoulder
            x = s * (5.5 + 2.6 * i) * k + j(0.7)
            y = sy + 4.5 * k - 0.9 * abs(x) * 0.25
            lines.append(
                (
                    [
                        (x, y, 2),
                        (x + j(1) - s * 0.6 * k, y - 7 * k, 2.5),
                        (x + j(1.5) - s * 1.2 * k, y - 16 * k, 3),
                        (x + j(2) - s * 1.5 * k, y - 27 * k, 3),
                    ],
                    0.55 + 0.4 * random.rand(),
                    1.15 + 0.5 * random.rand(),
                )
            )
        for i in range(4):  # in from the armpit
            y = sy - (8.5 + 2.6 * i) * k + j(0.6)
            lines.append(
                (
                    [
                        (s * (15.6 + j(0.5) / k) * k, y, 1),
                        (s * 11 * k, y + (2.2 - 1.2 * i) * k + j(0.5), 2),
                        (s * (5.5 + random.rand() * 2) * k, y + (3.6 - 2.6 * i) * k + j(0.8), 3),
                    ],
                    0.5 + 0.45 * random.rand(),
                    0.95 + 0.3 * random.rand(),
                )
            )
        for i in range(5):  # across the sleeve
            y = sy - (5.5 + 4.2 * i) * k + j(0.8)
            lines.append(
                (
                    [
                        (s * 16.5 * k, y - 1.5 * k, 1),
                        (s * 19.5 * k, y + 0.6 * k + j(0.5), 1),
                        (s * 23.5 * k, y + 2.4 * k + j(0.6), 0),
                    ],
                    0.5 + 0.4 * random.rand(),
                    0.9 + 0.3 * random.rand(),
                )
            )
    d = np.zeros(len(gv))
    for line, a, w in lines:
        l = np.array(line, float)
        l[:, 2] *= 0.25
        w = w * k
        r, t = geometry.segment_distance(flat, l)
        fade = np.sin(np.pi * np.clip(0.12 + 0.88 * t, 0, 1)) ** 0.7
        d += a * fade * (np.exp(-((r / w) ** 2)) - 0.75 * np.exp(-(((r - 1.9 * w) / (0.95 * w)) ** 2)))
    return gv + n * (amount * k * 1.15 * np.clip(d, -1.3, 1.3) * geometry.smooth(-0.35, 0.25, n[:, 2]))[:, None]
