"""The palette of the house, and materials mixed from it. Colours are sRGB hex, as in the site's tokens."""
import bpy

MIST = '#f2f5f9'
PLASTER = '#ecdfca'
CEILING = '#f6f1e8'
WHITE = '#fcfaf5'
NICHE = '#d6deea'
NAVY = '#2a3190'
NAVY_DEEP = '#20266f'
BEIGE = '#e6d6bd'
PALE_BLUE = '#c3d0e6'
SAGE = '#a9bfa0'
SAGE_DEEP = '#6f8f72'
GOLD = '#b8923f'
OAK = '#b98d5f'
LEAVES = ('#3f6f4c', '#5c8f59', '#2f5a45', '#7ba767')
BLOSSOM = ('#f3cdd3', '#f8e6e2', '#e8a9b8', '#fbf1ea')
FLOWERS = ('#f6d9d2', '#e9a7a3', '#fbf3e6', '#f0c28a', '#fbf3e6')

# Aerial haze, for pictures of the open air: (start in metres, full after so many metres, colour, most of it).
_haze = None
_mixed = {}


def linear(hex_colour):
    """Linear RGB (0-1) of an sRGB hex colour."""
    digits = hex_colour.lstrip('#')
    channels = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4 for v in channels)


def rgba(hex_colour):
    return (*linear(hex_colour), 1)


def set_haze(start_m, depth_m, colour, most=.86):
    """Every material mixed after this fades into `colour` with its distance from the camera."""
    global _haze
    _haze = (start_m, depth_m, colour, most)


def paint(colour, rough=.8, metal=0.0, glow=0.0, through=0.0, second=None, grain=1.0, specular=None):
    """A material.

    glow: emission strength; through: share of light that shines through (leaves, curtains);
    second: another colour, mixed in by noise of `grain` cycles a metre.
    """
    key = (colour, rough, metal, glow, through, second, grain, specular, _haze)
    if key in _mixed:
        return _mixed[key]
    material = bpy.data.materials.new(colour)
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = rgba(colour)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Metallic'].default_value = metal
    shader.inputs['Specular'].default_value = (.05 if through else .4) if specular is None else specular
    if glow:
        shader.inputs['Emission'].default_value = rgba(colour)
        shader.inputs['Emission Strength'].default_value = glow
    if second:
        tree.links.new(_noise_ramp(tree, colour, second, grain), shader.inputs['Base Color'])
    surface = shader.outputs[0]
    if through:
        translucent = tree.nodes.new('ShaderNodeBsdfTranslucent')
        translucent.inputs[0].default_value = (*[min(1, c * 1.5) for c in linear(colour)], 1)
        surface = _mix(tree, through, surface, translucent.outputs[0])
    if _haze:
        surface = _hazed(tree, surface)
    tree.links.new(surface, tree.nodes['Material Output'].inputs[0])
    _mixed[key] = material
    return material


def ramp_paint(stops, axis='Z', rough=.8):
    """A material whose colour runs along one axis of the object's bounding box: stops are (0-1, colour)."""
    material = bpy.data.materials.new('ramp')
    material.use_nodes = True
    tree = material.node_tree
    place = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = _ramp(tree, stops)
    tree.links.new(place.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs[axis], ramp.inputs[0])
    shader = tree.nodes['Principled BSDF']
    shader.inputs['Roughness'].default_value = rough
    tree.links.new(ramp.outputs[0], shader.inputs['Base Color'])
    return material


def planks(light='#c79d6e', dark='#ab7f54', joint='#8d6743', turn_deg=90, length_m=1.6, width_m=.16, rough=.42):
    """Boards, or with other measures tiles, bricks and paving."""
    material = bpy.data.materials.new('planks')
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes['Principled BSDF']
    shader.inputs['Roughness'].default_value = rough
    bricks = tree.nodes.new('ShaderNodeTexBrick')
    for name, colour in (('Color1', light), ('Color2', dark), ('Mortar', joint)):
        bricks.inputs[name].default_value = rgba(colour)
    for name, value in (('Scale', 1), ('Mortar Size', .006), ('Brick Width', length_m), ('Row Height', width_m)):
        bricks.inputs[name].default_value = value
    place = tree.nodes.new('ShaderNodeTexCoord')
    turn = tree.nodes.new('ShaderNodeMapping')
    turn.inputs['Rotation'].default_value = (0, 0, turn_deg * 3.14159265 / 180)
    tree.links.new(place.outputs['Object'], turn.inputs[0])
    tree.links.new(turn.outputs[0], bricks.inputs[0])
    tree.links.new(bricks.outputs[0], shader.inputs['Base Color'])
    if _haze:
        tree.links.new(_hazed(tree, shader.outputs[0]), tree.nodes['Material Output'].inputs[0])
    return material


def _ramp(tree, stops):
    node = tree.nodes.new('ShaderNodeValToRGB')
    elements = node.color_ramp.elements
    elements[0].position, elements[0].color = stops[0][0], rgba(stops[0][1])
    elements[1].position, elements[1].color = stops[-1][0], rgba(stops[-1][1])
    for position, colour in stops[1:-1]:
        elements.new(position).color = rgba(colour)
    return node


def _noise_ramp(tree, first, second, grain):
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = grain
    place = tree.nodes.new('ShaderNodeTexCoord')
    ramp = _ramp(tree, ((.36, first), (.64, second)))
    tree.links.new(place.outputs['Object'], noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], ramp.inputs[0])
    return ramp.outputs[0]


def _mix(tree, amount, first, second):
    node = tree.nodes.new('ShaderNodeMixShader')
    node.inputs[0].default_value = amount
    tree.links.new(first, node.inputs[1])
    tree.links.new(second, node.inputs[2])
    return node.outputs[0]


def _maths(tree, operation, first, second, third=None):
    node = tree.nodes.new('ShaderNodeMath')
    node.operation = operation
    node.use_clamp = True
    for socket, value in zip(node.inputs, (first, second, third)):
        if value is None:
            continue
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            tree.links.new(value, socket)
    return node.outputs[0]


def _hazed(tree, surface):
    start_m, depth_m, colour, most = _haze
    camera = tree.nodes.new('ShaderNodeCameraData')
    path = tree.nodes.new('ShaderNodeLightPath')
    veil = tree.nodes.new('ShaderNodeEmission')
    veil.inputs[0].default_value = rgba(colour)
    far = _maths(tree, 'MULTIPLY_ADD', camera.outputs['View Distance'], 1 / depth_m, -start_m / depth_m)
    seen = _maths(tree, 'MULTIPLY', far, path.outputs['Is Camera Ray'])
    amount = _maths(tree, 'MINIMUM', seen, most)
    node = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(amount, node.inputs[0])
    tree.links.new(surface, node.inputs[1])
    tree.links.new(veil.outputs[0], node.inputs[2])
    return node.outputs[0]
