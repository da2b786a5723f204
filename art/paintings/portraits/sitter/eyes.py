"""Eyes with the light of a window in them, and lashes."""
import numpy as np

from . import combing, head_model
from .surfaces import PAINTS, components, lin, mesh, part_faces, submesh, turned, world


# How far the window's light stands from the middle of the iris (radians on the eyeball), tried from the highest down until no lid
# covers it, and how far it reaches (cm).
SPARK_ASIDE, SPARK_UP, SPARK_REACH = 0.15, (0.2, 0.16, 0.12, 0.08, 0.04, 0, -0.04, -0.08), 0.15
# How bright it is in the eye toward the window, and in the other.
SPARK_NEAR, SPARK_FAR = 0.95, 0.75
# For every sitter the lights of both eyes: places in Blender's world, one for each height; how far each reaches; how bright each is.
SPARKS = []


def looks(head, a, b):
    """the way an eye looks, as the camera's world has it"""
    eye = head.v[a:b]
    middle = (eye.min(0) + eye.max(0)) / 2
    tip = np.argsort(head_model.NEUTRAL[a:b, 2])[-20:]
    return combing.unit(turned((eye[tip].mean(0) - middle)[None]))[0]


def spark_way(who, gaze, height):
    """where on the eyeball the window shines: in both eyes at the same height and on the window's side of the iris"""
    side = who.get('light', {}).get('side', -1)
    across = combing.unit(np.cross(gaze, [0, 0, 1.0]) * -1)
    across = across * (side if across[0] > 0 else -side)
    up = np.cross(across, gaze)
    up = up * np.sign(up[2])
    return combing.unit(gaze + SPARK_ASIDE * across + height * up)


def build_eyes(who, head, tan):
    sparks = []
    iris, ring = lin(who['eyes'].get('iris', '#5b3d24')), lin(who['eyes'].get('ring', '#241710'))
    for side in ('eye_l', 'eye_r'):
        a, b = head_model.PARTS[side]
        e = head_model.NEUTRAL[a:b]
        centre = (e.min(0) + e.max(0)) / 2
        local = e - centre
        fs = part_faces(side)
        i2, f2 = submesh(head.v, fs)
        gaze = looks(head, a, b)
        eyeball = world(head.v[a:b])
        middle = (eyeball.min(0) + eyeball.max(0)) / 2
        radius = np.median(np.linalg.norm(eyeball - middle, axis=1))
        is_near = (centre[0] > 0) == (who.get('light', {}).get('side', -1) > 0)
        bright = (SPARK_NEAR if is_near else SPARK_FAR) * who['eyes'].get('spark', 1.0)
        sparks.append(([middle + radius * spark_way(who, gaze, up) for up in SPARK_UP], SPARK_REACH * head.scale, bright))

        def eye_nodes(t, p, attr):
            N, link = t.nodes.new, t.links.new
            q = N('ShaderNodeAttribute')
            q.attribute_name = 'eye'
            s = N('ShaderNodeSeparateXYZ')
            link(q.outputs['Vector'], s.inputs[0])

            def op(k, *ins):
                m = N('ShaderNodeMath')
                m.operation = k
                for i, x in enumerate(ins):
                    if isinstance(x, (int, float)):
                        m.inputs[i].default_value = x
                    else:
                        link(x, m.inputs[i])
                return m.outputs[0]

            rad = op(
                'SQRT',
                op('ADD', op('MULTIPLY', s.outputs[0], s.outputs[0]), op('MULTIPLY', s.outputs[1], s.outputs[1])),
            )
            ramp = N('ShaderNodeValToRGB')
            link(rad, ramp.inputs[0])
            el = ramp.color_ramp.elements
            stops = [
                (0, (0.004, 0.004, 0.005)),
                (0.235, (0.004, 0.004, 0.005)),
                (0.275, tuple(iris * 0.7)),
                (0.42, tuple(iris)),
                (0.53, tuple(iris * 0.6 + ring * 0.4)),
                (0.585, tuple(ring)),
                (0.64, tuple(lin(who['eyes'].get('white', '#d9d2c8')))),
                (1.0, tuple(lin('#cfae9f'))),
            ]
            el[0].position, el[0].color = 0, (*stops[0][1], 1)
            el[1].position, el[1].color = 1, (*stops[-1][1], 1)
            for pos, col in stops[1:-1]:
                el.new(pos).color = (*col, 1)
            link(ramp.outputs[0], p.inputs['Base Color'])

        m = PAINTS.surface(side, rough=0.25, specular=0.12, extra=eye_nodes)
        mesh(side, head.v[i2], f2, lin('#d9d2c8'), m, tan[i2], 1.0, subdivide=1, attributes={'eye': local[i2 - a]})
    SPARKS.append(sparks)


# Lashes begin this share of the eye's width from its inner corner.
LASHES_FROM = 0.3


def along_lid(p, eye):
    """0 at the eye's inner corner, 1 at the outer one, for places of the neutral head; eye: the places of its ball"""
    inner, outer = np.abs(eye[:, 0]).min(), np.abs(eye[:, 0]).max()
    return (np.abs(p[:, 0]) - inner) / (outer - inner)


def build_lashes(who, head):
    """Rows of short hairs from the root edge of the model's strips; none at the inner corner, where one would cross the white."""
    lash = PAINTS.surface('lash', rough=0.5, specular=0.2)
    strands = []
    for side in ('lash_l', 'lash_r'):
        a, b = head_model.PARTS[side]
        p = head.v[a:b]
        fs = [tuple(i - a for i in f) for f in part_faces(side)]
        eyec = head.v[slice(*head_model.PARTS['eye_l' if side == 'lash_l' else 'eye_r'])].mean(0)
        upper = who['eyes'].get('lash', 0.75)
        comp = components(len(p), fs)
        ball_at_rest = head_model.NEUTRAL[slice(*head_model.PARTS['eye_l' if side == 'lash_l' else 'eye_r'])]
        for ids in comp:
            place = along_lid(head_model.NEUTRAL[a + ids], ball_at_rest).mean()
            if place < LASHES_FROM:
                continue
            q = p[ids]
            dist = np.linalg.norm(q - eyec, axis=1)
            root = q[np.argmin(dist)]
            tip = q[np.argmax(dist)]
            up = head_model.NEUTRAL[a + ids][:, 1].mean() > 3.55
            L_ = (1 if up else 0.25) * upper * min(1, 0.35 + 1.5 * (place - LASHES_FROM))
            s = np.linspace(0, 1, 5)[:, None]
            curve = root + (tip - root) * s * L_ + (head.R @ np.array([0, 0.10 if up else -0.04, 0.0])) * s**2 * L_
            strands.append(curve)
    if strands:
        st = np.array(strands)
        v, q, t, _ = combing.tubes(st, np.full(len(st), who['eyes'].get('lash_thick', 0.034) * head.scale), 3, 0.2)
        mesh('lashes', v, q, lin(who['eyes'].get('lash_colour', '#1a1210')), lash, t, 1.0)
