"""Builds and renders one scene: blender -b -t 1 --factory-startup -P render.py -- <scene> <out.png> <width> <height> <samples>"""
import importlib
import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

from studio import light, shapes  # noqa: E402

scene, out, width, height, samples = sys.argv[sys.argv.index('--') + 1:]
shapes.begin()
importlib.import_module(f'scenes.{scene.replace("-", "_")}').build()
light.render(out, int(width), int(height), int(samples))
