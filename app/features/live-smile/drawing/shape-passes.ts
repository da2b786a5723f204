import type { Mesh } from './gl-mesh.ts';
import type { Program } from './gl-program.ts';
import { GUM_COLUMNS } from './mesh-sizes.ts';
import { GROUND_SIZE, UNITS, type ModelStore } from './model-store.ts';
import type { PassRunner, Shared } from './pass-runner.ts';
import type { ShaderName } from './shader-sources.ts';

type Bind = (unit: keyof typeof UNITS, kind: GLenum, texture: WebGLTexture | null) => void;
type Pass = (shared: Shared) => void;

interface Slices {
  readonly from: number;
  readonly until: number;
  /** Uses another program than the model's own, where there is one. */
  readonly useOther: ((shared: Shared) => Program | undefined) | undefined;
}

interface ShapePasses {
  readonly crowns: Pass;
  readonly line: Pass;
  readonly gums: Pass;
  /** Some slices of the field, which is then the one that light is asked of. */
  readonly slices: (shared: Shared, field: WebGLTexture, part: Slices) => void;
  /** Light of the teeth, of other meshes, parts of which are hidden in teeth, and of what is worn. */
  readonly light: (shared: Shared, others: readonly Mesh[], worn: readonly Mesh[]) => void;
  readonly ground: Pass;
}

/** Puts a texture where the programs look for it. */
export function makeBind(gl: WebGL2RenderingContext): Bind {
  return (unit, kind, texture) => {
    gl.activeTexture(gl.TEXTURE0 + UNITS[unit]);
    gl.bindTexture(kind, texture);
  };
}

/** What makes shapes and light of the numbers that were written last, part by part. Nothing is bound where it is written. */
export function makeShapePasses(
  gl: WebGL2RenderingContext,
  store: ModelStore,
  { use, capture, fill }: PassRunner<ShaderName>,
  bind: Bind,
): ShapePasses {
  const fieldTarget = gl.createFramebuffer();
  return {
    crowns: (shared) => {
      use('toothMesh', shared);
      capture(store.teeth.count, store.teeth.body);
    },
    line: (shared) => {
      bind('lines', gl.TEXTURE_2D, null);
      use('gumLine', shared);
      fill(store.lines.target, GUM_COLUMNS, 2);
      bind('lines', gl.TEXTURE_2D, store.lines.texture);
    },
    gums: (shared) => {
      use('gumMesh', shared);
      capture(store.gums.count, store.gums.body);
    },
    slices: (shared, field, { from, until, useOther }) => {
      bind('field', gl.TEXTURE_3D, null);
      const program = useOther?.(shared) ?? use('fieldSlice', shared);
      for (let slice = from; slice < until; slice++) {
        gl.bindFramebuffer(gl.FRAMEBUFFER, fieldTarget);
        gl.framebufferTextureLayer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, field, 0, slice);
        gl.uniform1f(program.at('slice'), slice);
        fill(fieldTarget, shared.cells[0], shared.cells[1]);
      }
      bind('field', gl.TEXTURE_3D, field);
    },
    light: (shared, others, worn) => {
      use('toothLight', shared);
      capture(store.teeth.count, store.teeth.light, store.teeth);
      const comesOut = use('worldLight', shared).at('comesOut');
      gl.uniform1i(comesOut, 1);
      for (const mesh of others) capture(mesh.count, mesh.light, mesh);
      gl.uniform1i(comesOut, 0);
      for (const mesh of worn) capture(mesh.count, mesh.light, mesh);
    },
    ground: (shared) => {
      const { width, height } = GROUND_SIZE;
      bind('ground', gl.TEXTURE_2D, null);
      gl.uniform2f(use('groundLight', shared).at('size'), width, height);
      fill(store.ground.target, width, height);
      bind('ground', gl.TEXTURE_2D, store.ground.texture);
    },
  };
}
