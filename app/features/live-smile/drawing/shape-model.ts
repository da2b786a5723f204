import { archCurve } from '../../../../domain/smile/place-teeth.ts';
import type { Smile } from '../../../../domain/smile/teeth.ts';
import { fillMesh } from './gl-mesh.ts';
import { volumeTexture, type Cells } from './gl-texture.ts';
import { COLUMN_ROWS, gumColumns } from './gum-columns.ts';
import { GUM_COLUMNS } from './mesh-sizes.ts';
import { GROUND_SIZE, UNITS, type ModelStore } from './model-store.ts';
import { writeNearbyTeeth } from './nearby-teeth.ts';
import type { PassRunner, Shared } from './pass-runner.ts';
import { crownsOf, placesOf } from './smile-keys.ts';
import { lidVertices, mouthVertices } from './stage-meshes.ts';
import { teethBlock } from './teeth-block.ts';

/** Cells of the field and places of the window: fine at rest, coarse while something moves on a slow machine. */
const FINENESS = {
  fine: { cells: [136, 107, 72], places: 5 },
  coarse: { cells: [86, 68, 46], places: 2 },
} as const satisfies Record<string, Pick<Shared, 'cells' | 'places'>>;
type Fineness = keyof typeof FINENESS;

/** A part of the work, so that the page can draw between two of them. */
export interface ShapeStep {
  readonly name: 'crowns' | 'line' | 'gums' | 'field' | 'light' | 'ground';
  readonly run: () => void;
}

export interface ModelShaper {
  /** Writes a smile's numbers and gives the work that makes shapes and light of them; none where only colors are new. */
  readonly steps: (smile: Smile, fineness: Fineness) => readonly ShapeStep[];
  readonly shared: () => Shared;
}

/** Slices of the field that are drawn in one go. */
const SLICES_A_STEP = 24;

/** Makes the model's shapes and its light on the graphics chip. */
export function makeModelShaper(
  gl: WebGL2RenderingContext,
  store: ModelStore,
  { use, capture, fill }: PassRunner,
): ModelShaper {
  const fields = new Map<Fineness, WebGLTexture>();
  const fieldTarget = gl.createFramebuffer();
  let shared: Shared | undefined;
  let fineness: Fineness = 'fine';
  let crowns = '';
  let places = '';

  const known = () => {
    if (!shared) throw new Error('no smile yet');
    return shared;
  };
  const bind = (unit: keyof typeof UNITS, kind: GLenum, texture: WebGLTexture | null) => {
    gl.activeTexture(gl.TEXTURE0 + UNITS[unit]);
    gl.bindTexture(kind, texture);
  };
  const fieldOf = (wanted: Fineness, cells: Cells): WebGLTexture => {
    const field = fields.get(wanted) ?? volumeTexture(gl, cells);
    fields.set(wanted, field);
    return field;
  };

  const writeTables = (smile: Smile, block: Float32Array) => {
    const [upper, lower] = [archCurve(smile, true), archCurve(smile, false)];
    shared = { upper, lower, ...FINENESS[fineness] };
    bind('columns', gl.TEXTURE_2D, store.columns);
    const columns = gumColumns(upper, lower, block);
    gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, GUM_COLUMNS, COLUMN_ROWS, gl.RGBA, gl.FLOAT, columns);
    bind('nearby', gl.TEXTURE_2D, store.nearby);
    writeNearbyTeeth(gl, block);
    fillMesh(gl, store.lid, lidVertices(upper));
    fillMesh(gl, store.mouth, mouthVertices(upper));
  };

  const makeLine = () => {
    bind('lines', gl.TEXTURE_2D, null);
    use('gumLine', known());
    fill(store.lines.target, GUM_COLUMNS, 2);
    bind('lines', gl.TEXTURE_2D, store.lines.texture);
  };
  const makeSlices = (from: number) => {
    const { cells } = known();
    bind('field', gl.TEXTURE_3D, null);
    const program = use('fieldSlice', known());
    const field = fieldOf(fineness, cells);
    for (let slice = from; slice < Math.min(cells[2], from + SLICES_A_STEP); slice++) {
      gl.bindFramebuffer(gl.FRAMEBUFFER, fieldTarget);
      gl.framebufferTextureLayer(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, field, 0, slice);
      gl.uniform1f(program.at('slice'), slice);
      fill(fieldTarget, cells[0], cells[1]);
    }
    bind('field', gl.TEXTURE_3D, field);
  };
  const makeLight = () => {
    use('toothLight', known());
    capture(store.teeth.count, store.teeth.light, store.teeth);
    use('worldLight', known());
    for (const mesh of [store.gums, store.lid, store.mouth]) capture(mesh.count, mesh.light, mesh);
  };
  const makeGround = () => {
    const { width, height } = GROUND_SIZE;
    bind('ground', gl.TEXTURE_2D, null);
    gl.uniform2f(use('groundLight', known()).at('size'), width, height);
    fill(store.ground.target, width, height);
    bind('ground', gl.TEXTURE_2D, store.ground.texture);
  };
  const makeCrowns = () => {
    use('toothMesh', known());
    capture(store.teeth.count, store.teeth.body);
  };
  const makeGums = () => {
    use('gumMesh', known());
    capture(store.gums.count, store.gums.body);
  };

  return {
    shared: known,
    steps: (smile, wanted) => {
      const block = teethBlock(smile);
      gl.bindBuffer(gl.UNIFORM_BUFFER, store.block);
      gl.bufferSubData(gl.UNIFORM_BUFFER, 0, block);
      const nextPlaces = placesOf(smile);
      if (nextPlaces === places && wanted === fineness) return [];
      places = nextPlaces;
      fineness = wanted;
      writeTables(smile, block);
      // Crowns stand in their own axes: moving teeth or gum leaves their meshes as they are.
      const nextCrowns = crownsOf(smile);
      const hasNewCrowns = nextCrowns !== crowns;
      crowns = nextCrowns;
      const slices: ShapeStep[] = [];
      for (let from = 0; from < FINENESS[wanted].cells[2]; from += SLICES_A_STEP)
        slices.push({ name: 'field', run: () => makeSlices(from) });
      return [
        ...(hasNewCrowns ? [{ name: 'crowns', run: makeCrowns } as const] : []),
        { name: 'line', run: makeLine },
        { name: 'gums', run: makeGums },
        ...slices,
        { name: 'light', run: makeLight },
        { name: 'ground', run: makeGround },
      ];
    },
  };
}
