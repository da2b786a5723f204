"""Meshes with the colours and ways that render and guide need. A sitter is built in centimetres about its own origin."""
import math

import bpy
import numpy as np

from . import combing, geometry, head_model


def lin(h):
    h = h.lstrip('#')
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return np.array([v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in c])


def mix(a, b, w):
    w = np.asarray(w)[..., None]
    return a * (1 - w) + b * w


def glow(t, p, a, strength):
    """a surface that gives a little light of its own color: a mouth's inside and white hair get too little from few bounces"""
    t.links.new(a.outputs['Color'], p.inputs['Emission'])
    p.inputs['Emission Strength'].default_value = strength


class Paints:
    def __init__(self):
        self.made = {}

    def surface(
        self,
        name,
        rough=0.6,
        specular=0.3,
        subsurface=0,
        radius=(1.0, 0.38, 0.22),
        sheen=0,
        extra=None,
        coat=0,
        scale=1.0,
    ):
        m = bpy.data.materials.new(name)
        m.use_nodes = True
        t = m.node_tree
        p = t.nodes['Principled BSDF']
        a = t.nodes.new('ShaderNodeAttribute')
        a.attribute_name = 'col'
        t.links.new(a.outputs['Color'], p.inputs['Base Color'])
        p.inputs['Roughness'].default_value = rough
        p.inputs['Specular'].default_value = specular
        p.inputs['Sheen'].default_value = sheen
        p.inputs['Clearcoat'].default_value = coat
        if subsurface:
            p.inputs['Subsurface'].default_value = subsurface
            p.inputs['Subsurface Radius'].default_value = tuple(r * scale for r in radius)
            t.links.new(a.outputs['Color'], p.inputs['Subsurface Color'])
        if extra:
            extra(t, p, a)
        self.guide(m)
        return m

    def guide(self, m):
        """the same surface as a guide for the painter: red and green the brush's way, blue what it is"""
        t = m.node_tree
        N = t.nodes.new
        link = t.links.new
        a = N('ShaderNodeAttribute')
        a.attribute_name = 'tan'
        v = N('ShaderNodeVectorTransform')
        v.vector_type, v.convert_from, v.convert_to = 'VECTOR', 'WORLD', 'CAMERA'
        s = N('ShaderNodeSeparateXYZ')
        link(a.outputs['Vector'], v.inputs[0])
        link(v.outputs[0], s.inputs[0])

        def op(kind, *ins):
            n = N('ShaderNodeMath')
            n.operation = kind
            for i, x in enumerate(ins):
                if isinstance(x, (int, float)):
                    n.inputs[i].default_value = x
                else:
                    link(x, n.inputs[i])
            return n.outputs[0]

        x, y = s.outputs['X'], s.outputs['Y']
        xx, yy, xy = op('MULTIPLY', x, x), op('MULTIPLY', y, y), op('MULTIPLY', x, y)
        q = op('ADD', op('ADD', xx, yy), 1e-5)
        c = op('MULTIPLY_ADD', op('DIVIDE', op('SUBTRACT', xx, yy), q), 0.5, 0.5)
        d = op('MULTIPLY_ADD', op('DIVIDE', xy, q), -1.0, 0.5)  # the picture's y goes down
        k = N('ShaderNodeAttribute')
        k.attribute_name = 'kind'
        j = N('ShaderNodeCombineXYZ')
        link(c, j.inputs[0])
        link(d, j.inputs[1])
        link(k.outputs['Fac'], j.inputs[2])
        e = N('ShaderNodeOutputAOV')
        e.name = 'guide'
        link(j.outputs[0], e.inputs['Color'])


PAINTS = Paints()
FRAME = {'M': np.eye(3), 'at': np.zeros(3)}


def world(p):
    """sitter's places to Blender's"""
    p = p @ FRAME['M'].T + FRAME['at']
    return np.stack([p[:, 0], -p[:, 2], p[:, 1]], 1)


def turned(d):
    """sitter's directions to Blender's"""
    d = d @ FRAME['M'].T
    return np.stack([d[:, 0], -d[:, 2], d[:, 1]], 1)


def mesh(
    name, v, faces, colour, material, tangent=None, kind=0.0, place=world, smooth=True, subdivide=0, attributes=None
):
    me = bpy.data.meshes.new(name)
    w = place(v)
    if isinstance(faces, np.ndarray):
        me.vertices.add(len(w))
        me.vertices.foreach_set('co', w.ravel())
        k = faces.shape[1]
        me.loops.add(faces.size)
        me.loops.foreach_set('vertex_index', faces.ravel().astype(np.int32))
        me.polygons.add(len(faces))
        me.polygons.foreach_set('loop_start', np.arange(0, faces.size, k, dtype=np.int32))
        me.polygons.foreach_set('loop_total', np.full(len(faces), k, np.int32))
        me.update(calc_edges=True)
    else:
        me.from_pydata(w.tolist(), [], faces)
    c = np.empty((len(v), 4))
    c[:, :3] = colour
    c[:, 3] = 1
    me.attributes.new('col', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', c.ravel())
    if tangent is None:
        n = geometry.normals_of(w, faces if not isinstance(faces, np.ndarray) else [tuple(f) for f in faces])
        tangent = np.cross(n, [0, 0.25, 1])
    else:
        tangent = turned(tangent) if place is world else tangent
    me.attributes.new('tan', 'FLOAT_VECTOR', 'POINT').data.foreach_set(
        'vector', np.ascontiguousarray(tangent, float).ravel()
    )
    me.attributes.new('kind', 'FLOAT', 'POINT').data.foreach_set(
        'value', np.broadcast_to(np.asarray(kind, float), (len(v),)).copy()
    )
    for key, value in (attributes or {}).items():
        me.attributes.new(key, 'FLOAT_VECTOR', 'POINT').data.foreach_set(
            'vector', np.ascontiguousarray(value, float).ravel()
        )
    me.materials.append(material)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    if subdivide:
        s = ob.modifiers.new('s', 'SUBSURF')
        s.levels = s.render_levels = subdivide
    return ob


def part_faces(*names):
    out = []
    for f in head_model.FACES:
        if any(head_model.PARTS[n][0] <= f[0] < head_model.PARTS[n][1] for n in names):
            out.append(f)
    return out


def submesh(v, faces):
    ids = np.unique(np.concatenate([np.array(f) for f in faces]))
    remap = -np.ones(len(v), int)
    remap[ids] = np.arange(len(ids))
    return ids, [tuple(int(remap[i]) for i in f) for f in faces]


def components(n, faces):
    up = list(range(n))

    def find(i):
        while up[i] != i:
            up[i] = up[up[i]]
            i = up[i]
        return i

    for f in faces:
        for i in f[1:]:
            up[find(f[0])] = find(i)
    g = {}
    for i in range(n):
        g.setdefault(find(i), []).append(i)
    return [np.array(x) for x in g.values() if len(x) > 2]


def piping(path, r=0.17, sides=6):
    """a cord along a path"""
    path = np.asarray(path)
    t = combing.unit(np.gradient(path, axis=0))
    a = combing.unit(np.cross(t, [0.1, 0.2, 1.0]))
    b = np.cross(t, a)
    ang = np.linspace(0, 2 * math.pi, sides + 1)
    return path[:, None] + r * (a[:, None] * np.cos(ang)[None, :, None] + b[:, None] * np.sin(ang)[None, :, None])
