import type { Need } from './recipe.ts';

export const C_COMPILER: Need = {
  program: process.env['CC'] ?? 'cc',
  howToGet: 'a C compiler: `apt install gcc`, or the Xcode command line tools; or set CC',
};

export const BLENDER: Need = {
  program: 'blender',
  howToGet: 'Blender, version 3.4 for the same picture: `apt install blender`, or blender.org',
};
