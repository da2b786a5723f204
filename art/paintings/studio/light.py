"""One light for every picture: a bright morning from the upper left. And the camera."""
import math

import bpy
from mathutils import Vector

from .colours import linear, rgba
from .shapes import keep

MORNING = (1, .34, -.56)


def sun(direction=MORNING, strength=13.0, colour='#ffe6bd', angle=.014):
    """direction: where the light goes."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = strength, angle, linear(colour)
    thing = keep(bpy.data.objects.new('sun', data))
    thing.rotation_euler = Vector(direction).normalized().to_track_quat('-Z', 'Y').to_euler()


def panel(at, toward, size, strength, colour='#cfe2ff'):
    """A soft light that the camera does not see, facing `toward` (a direction)."""
    data = bpy.data.lights.new('panel', 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', *size
    data.energy, data.color = strength, linear(colour)
    thing = keep(bpy.data.objects.new('panel', data))
    thing.location = at
    thing.rotation_euler = Vector(toward).to_track_quat('-Z', 'Y').to_euler()
    thing.visible_camera = False
    thing.visible_glossy = False


def glow(at, strength, colour='#ffd79a', size=.15):
    """A lamp's bulb."""
    data = bpy.data.lights.new('glow', 'POINT')
    data.energy, data.color, data.shadow_soft_size = strength, linear(colour), size
    keep(bpy.data.objects.new('glow', data)).location = at


def sky(stops=((0, '#f6ecdc'), (.14, '#c3d6f2'), (.5, '#6f9fe2')), seen=.8, light=1.0, clouds=.5, cloud='#fff1e2',
        light_colour='#b9d6f5', cloud_scale=3.2):
    """A sky: stops by height (0 the horizon, 1 overhead); `seen` and `light` are its strength to the eye and to things.
    clouds: 0 none to 1 covered."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    place = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    elements = ramp.color_ramp.elements
    elements[0].position, elements[0].color = stops[0][0], rgba(stops[0][1])
    elements[1].position, elements[1].color = stops[-1][0], rgba(stops[-1][1])
    for position, colour in stops[1:-1]:
        elements.new(position).color = rgba(colour)
    tree.links.new(place.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], ramp.inputs[0])
    colour_out = ramp.outputs[0]
    if clouds:
        noise = tree.nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = cloud_scale
        noise.inputs['Detail'].default_value = 5
        flatten = tree.nodes.new('ShaderNodeMapping')
        flatten.inputs['Scale'].default_value = (1, 1, 3.4)
        shape = tree.nodes.new('ShaderNodeValToRGB')
        shape.color_ramp.elements[0].position = .66 - .36 * clouds
        shape.color_ramp.elements[1].position = .84 - .36 * clouds
        mix = tree.nodes.new('ShaderNodeMixRGB')
        mix.inputs[2].default_value = rgba(cloud)
        tree.links.new(place.outputs['Generated'], flatten.inputs[0])
        tree.links.new(flatten.outputs[0], noise.inputs['Vector'])
        tree.links.new(noise.outputs['Fac'], shape.inputs[0])
        tree.links.new(shape.outputs[0], mix.inputs[0])
        tree.links.new(ramp.outputs[0], mix.inputs[1])
        colour_out = mix.outputs[0]
    lit = tree.nodes['Background']
    lit.inputs[0].default_value = rgba(light_colour)
    lit.inputs[1].default_value = light
    shown = tree.nodes.new('ShaderNodeBackground')
    shown.inputs[1].default_value = seen
    tree.links.new(colour_out, shown.inputs[0])
    path = tree.nodes.new('ShaderNodeLightPath')
    choose = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(path.outputs['Is Camera Ray'], choose.inputs[0])
    tree.links.new(lit.outputs[0], choose.inputs[1])
    tree.links.new(shown.outputs[0], choose.inputs[2])
    tree.links.new(choose.outputs[0], tree.nodes['World Output'].inputs[0])


def room_sky():
    """The sky outside a room's windows: bluer to the eye than the light it gives."""
    sky(((0, '#dbe8f7'), (.16, '#a9c9f0'), (.5, '#6fa0e6')), seen=.8, light=1.5, clouds=.28, cloud='#eef3fa')


def camera(at, aim, lens=28.0, shift=(0.0, 0.0), upright=True):
    """A camera at `at` looking at `aim`. upright keeps verticals vertical: the height is then reached by shifting."""
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.shift_x, data.shift_y = shift
    thing = keep(bpy.data.objects.new('camera', data))
    thing.location = at
    look = Vector(aim) - Vector(at)
    if upright:
        data.shift_y += look.z / math.hypot(look.x, look.y) * lens / data.sensor_width
        look.z = 0
    thing.rotation_euler = look.to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = thing


def expose(stops=.85, look='Medium High Contrast'):
    view = bpy.context.scene.view_settings
    view.view_transform, view.look, view.exposure = 'Filmic', look, stops


def render(path, width, height, samples, bounces=5):
    """Renders to a PNG on one thread."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising = samples, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.transparent_max_bounces = bounces, min(bounces, 4), 6
    cycles.sample_clamp_indirect = 2.5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, .06
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = 'FIXED', 1
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
