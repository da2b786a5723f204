"""The skin: its colours, and which way a brush goes over the face."""
import numpy as np

from . import combing, geometry, head_model, places, scarf
from .eyes import along_lid
from .head import CREASES, NECK_LINES
from .surfaces import PAINTS, lin, mesh, mix, part_faces, submesh


def aged(who, p):
    """how deep a line of age runs at each place, 0-1: painted, for cut lines alone are lost under strokes"""
    deep = who.get('lines', 0) * np.clip(who.get('old', 0) * 1.25, 0, 1)
    out = np.zeros(len(p))
    for line, _, width, tone in CREASES + NECK_LINES:
        for s in (-1, 1):
            d, t = geometry.segment_distance(p, [(-s * x, y, z) for x, y, z in line])
            fade = np.sin(np.pi * np.clip(t * 0.8 + 0.1, 0, 1)) ** 0.5
            out = np.maximum(out, tone * np.exp(-((d / max(0.2, 1.05 * width)) ** 2)) * fade)
    return np.clip(deep * out, 0, 1)


# The upper lip turns from the light: what that leaves of its color.
UPPER_LIP = np.array([0.86, 0.76, 0.76])
# The line between closed lips: what it leaves of the lips' color.
SEAM = np.array([0.34, 0.24, 0.24])


def is_closed(who):
    return not who.get('expression', {}).get('jawOpen')


def skin_colours(who, M):
    s = who['skin']
    base = lin(s['base'])
    dark = base.mean() < 0.16
    blush = lin(s.get('blush', '#c4604c'))
    lip = lin(s.get('lips', '#b8615a'))
    n = len(head_model.NEUTRAL)
    c = np.tile(base, (n, 1))
    r = np.random.RandomState(5)
    p = head_model.NEUTRAL
    mottle = sum(np.sin(p @ (r.randn(3) * f) + r.rand() * 6) for f in (0.5, 0.9, 1.6)) / 3
    c = c * (1 + 0.05 * mottle[:, None] * np.array([0.7, 1.1, 1.2]))
    red = who['skin'].get('red', 0.5)
    c = mix(
        c,
        base * 0.35 + blush * 0.65 if not dark else base * 0.6 + blush * 0.4,
        np.clip(red * (0.62 * M['cheek'] + 0.5 * M['nose'] + 0.6 * M['ear'] + 0.25 * M['chin']), 0, 0.85),
    )
    c = mix(c, c * np.array([1.06, 1.04, 0.92]), M['forehead'] * 0.5)
    c = mix(c, c * np.array([0.78, 0.66, 0.68]), np.clip(0.55 * M['socket'] + s.get('tired', 0.3) * M['under'], 0, 1))
    if s.get('stubble'):
        c = mix(c, c * np.array([0.62, 0.62, 0.68]), np.clip(s['stubble'] * M['beard'], 0, 0.9))
    if s.get('freckles'):
        f = np.random.RandomState(9).rand(n) > 0.72
        c = mix(c, c * np.array([0.80, 0.62, 0.5]), f * s['freckles'] * np.clip(M['cheek'] + M['nose'], 0, 1))
    age = aged(who, p)
    c = mix(c, c * np.array([0.45, 0.34, 0.32]), 0.8 * age)
    c = mix(c, c * np.array([0.62, 0.48, 0.44]), s.get('jaw', 0.7) * M['under_jaw'])
    c = mix(c, lip, M['lips'] * s.get('lip_colour', 0.72))
    c = mix(c, c * UPPER_LIP, M['upper_lip'])
    brow = who.get('brows', {})
    c = mix(c, lin(brow.get('colour', '#3a2a20')), 0.4 * min(1, brow.get('thick', 1)) * M['brow'])
    inner = np.zeros(n, bool)
    inner[slice(*head_model.PARTS['mouth'])] = True
    c[inner] = lin('#8a4238')
    lipdist = geometry.polygon_signed(p, head_model.L[48:60])
    near = inner & (lipdist < 0.1) & (p[:, 2] > 9.6)
    c[near] = mix(c[near], lip * 0.8, np.full(near.sum(), 0.6))
    if is_closed(who):  # one soft line, and nothing of the inside beside it, or the meeting of two meshes is painted as crumbs
        dark = lip * SEAM
        c[inner] = lip * 0.5
        c = mix(c, dark, 0.85 * places.seam(p) * M['lips'])
    for side in ('lash_l', 'lash_r'):  # the lids' edge
        a, b = head_model.PARTS[side]
        ball = head_model.NEUTRAL[slice(*head_model.PARTS['eye_l' if side == 'lash_l' else 'eye_r'])]
        eye = ball.mean(0)
        q = head_model.NEUTRAL[a:b]
        q = q[np.linalg.norm(q - eye, axis=1) < np.percentile(np.linalg.norm(q - eye, axis=1), 45)]
        f = np.arange(head_model.PARTS['face'][1])
        f = f[np.linalg.norm(p[f] - eye, axis=1) < 3.2]
        d = np.min(np.linalg.norm(p[f][:, None] - q[None], axis=2), axis=1)
        up = np.where(p[f][:, 1] > eye[1] - 0.1, 1, 0.4)
        up = up * geometry.smooth(0.12, 0.42, along_lid(p[f], ball))  # dark in the inner corner reads as a cut
        c[f] = mix(
            c[f], c[f] * np.array([0.30, 0.22, 0.22]), who['eyes'].get('line', 0.8) * up * np.exp(-((d / 0.16) ** 2))
        )
    c[slice(*head_model.PARTS['sockets'])] = base * np.array([0.75, 0.5, 0.48])
    return c


def strokes_of_face(head, n, turn):
    """which way a brush goes over the face: across, down and outward over the cheeks, round eyes and a little round the mouth, along its contour

    Ways have no head or tail: they are added at twice their angle, and only an eye outweighs the way across. Elsewhere no whorl can form.
    """
    p = head_model.NEUTRAL
    s = np.where(p[:, 0] > 0, 1, -1)
    tall = np.stack([0.75 * s * geometry.smooth(0.5, 4, np.abs(p[:, 0])), np.ones(len(p)), 0 * s], 1)
    across = combing.unit(np.cross(n, tall @ head.R.T))
    up = np.cross(n, across)
    cosine, sine = np.ones(len(p)), np.zeros(len(p))

    def add(way, weight):
        nonlocal cosine, sine
        a, b = (way * across).sum(1), (way * up).sum(1)
        cosine, sine = cosine + weight * (a * a - b * b), sine + weight * 2 * a * b

    for at, r, weight in ((np.array([3.1, 3.5, 9.2]), 1.6, 1.7), (np.array([0, -3.5, 10.8]), 2.2, 0.7)):
        centre = at * np.stack([s, 0 * s + 1, 0 * s + 1], 1) if at[0] else np.tile(at, (len(p), 1))
        near = np.exp(-((p - centre) ** 2 * [1, 1, 0.5]).sum(1) / (2 * r * r))
        add(combing.unit(np.cross(n, (p - centre) @ head.R.T)), weight * near)
    viewer = geometry.rotation(turn).T @ np.array([0, 0, 1.0])
    add(combing.unit(np.cross(n, viewer)), 3 * geometry.smooth(0.62, 0.3, np.abs(n @ viewer)))
    angle = 0.5 * np.arctan2(sine, cosine)[:, None]
    return across * np.cos(angle) + up * np.sin(angle)


# How closely ears are followed, as a share of how closely eyes are; and closed lips.
EAR_DETAIL = 0.6
LIPS_DETAIL = places.CLOSED_LIPS

# The mouth's inside gives this share of its own color: few bounces leave it black, and black beside the last tooth is a gap.
MOUTH_GLOW = 0.22


def inner_glow(t, p, _):
    inside = t.nodes.new('ShaderNodeAttribute')
    inside.attribute_name = 'inside'
    t.links.new(inside.outputs['Vector'], p.inputs['Emission'])
    p.inputs['Emission Strength'].default_value = 1


def build_skin(who, head, cover):
    """Lays the skin; gives the masks of the face and the strokes' ways. cover: what the clothes hide."""
    M = places.masks()
    c = skin_colours(who, M)
    line = places.hairline(places.HAIRLINES[who['hair'].get('line', 'full')])
    style = who['hair']
    inside = line(head_model.NEUTRAL) + style.get('low', 0) * geometry.smooth(
        70, 20, np.abs(places.azimuth(head_model.NEUTRAL))
    )
    if style.get('kind') != 'none':
        over_ear = geometry.smooth(5.2, 6.2, head_model.NEUTRAL[:, 1])
        from_line = (-1.0, 1.6) if style['kind'] == 'tied' else (-0.3, 1.2)  # combed back, the hairline is seen
        scalp = geometry.smooth(*from_line, inside) * np.maximum(np.abs(head_model.NEUTRAL[:, 0]) < 8.2, over_ear)
        scalp *= 1 - M['ear'] * geometry.smooth(7.8, 8.3, np.abs(head_model.NEUTRAL[:, 0])) * (1 - over_ear)
        scalp[head_model.PARTS['head'][1] :] = 0
        c = mix(c, lin(style['dark']) * 0.8 + c * 0.2, scalp * style.get('cover', 0.8))
    faces = part_faces('face', 'head', 'mouth', 'sockets')
    if cover is not None:
        faces = [f for f in faces if not cover[list(f)].all()]
    if who.get('scarf'):  # ears and skull are left away, or they come through; near the edge skin takes the cloth's color, or gaps are black
        covered = scarf.outside(head_model.NEUTRAL)
        covered[head_model.PARTS['head'][1] :] = -1
        c = mix(c, lin(who['scarf']['colour']) * 0.8, geometry.smooth(0.1, 0.5, covered))
        ears = (covered > 0.9) & (M['ear'] > 0.1)
        hidden = (ears | (covered > 2.0)) & (head_model.NEUTRAL[:, 1] > -11)
        faces = [f for f in faces if not hidden[list(f)].all()]
    ids, ff = submesh(head.v, faces)
    n = geometry.normals_of(head.v, head_model.FACES)
    tan = strokes_of_face(head, n, who.get('turn', 0))
    # Closed lips are painted with the face's strokes: the finest would follow every step of their meshes.
    close = M['eye_detail'] if is_closed(who) else M['detail']
    kind = 0.5 + 0.3 * np.maximum(close, EAR_DETAIL * M['ear'])
    kind = np.maximum(kind, 0.5 + 0.36 * np.clip(3 * aged(who, head_model.NEUTRAL), 0, 1))
    kind[slice(*head_model.PARTS['mouth'])] = 0.5 + 0.3 * LIPS_DETAIL if is_closed(who) else 0.86
    skin = PAINTS.surface(
        'skin',
        rough=who['skin'].get('rough', 0.47),
        specular=who['skin'].get('shine', 0.36),
        subsurface=0.10,
        radius=(1.0, 0.4, 0.25),
        scale=0.8,
        extra=inner_glow,
    )
    inside = np.zeros((len(head.v), 3))
    if not is_closed(who):  # between closed lips it would be a row of crumbs
        inside[slice(*head_model.PARTS['mouth'])] = lin('#7c4a3e') * MOUTH_GLOW
    mesh('head', head.v[ids], ff, c[ids], skin, tan[ids], kind[ids], subdivide=1, attributes={'inside': inside[ids]})
    return M, tan
