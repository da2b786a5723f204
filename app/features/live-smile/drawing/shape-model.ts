import { archCurve } from '../../../../domain/smile/place-teeth.ts';
import type { WornSmile } from '../../../../domain/smile/worn-smile.ts';
import { fillMesh } from './gl-mesh.ts';
import { volumeTexture, type Cells } from './gl-texture.ts';
import { COLUMN_ROWS, gumColumns } from './gum-columns.ts';
import { GUM_COLUMNS } from './mesh-sizes.ts';
import type { ModelStore } from './model-store.ts';
import { writeNearbyTeeth } from './nearby-teeth.ts';
import type { PassRunner, Shared } from './pass-runner.ts';
import type { ShaderName } from './shader-sources.ts';
import { makeBind, makeShapePasses } from './shape-passes.ts';
import { crownsOf, placesOf } from './smile-keys.ts';
import { lidVertices, mouthVertices } from './stage-meshes.ts';
import { teethBlock } from './teeth-block.ts';
import type { WornModel } from './worn-model.ts';

/** Cells of the field and places of the window: fine at rest, coarse while something moves on a slow machine. */
const FINENESS = {
  fine: { cells: [136, 107, 72], places: 5 },
  coarse: { cells: [86, 68, 46], places: 2 },
} as const satisfies Record<string, Pick<Shared, 'cells' | 'places'>>;
type Fineness = keyof typeof FINENESS;

/** A part of the work, so that the page can draw between two of them. */
export interface ShapeStep {
  readonly name: 'crowns' | 'line' | 'gums' | 'worn' | 'field' | 'light' | 'ground';
  readonly run: () => void;
}

export interface ModelShaper {
  /** Writes a smile's numbers and gives the work that makes shapes and light of them; none where only colors are new. */
  readonly steps: (
    smile: WornSmile,
    fineness: Fineness,
    worn: WornModel | undefined,
  ) => readonly ShapeStep[];
  readonly shared: () => Shared;
}

/** Slices of the field that are drawn in one go. */
const SLICES_A_STEP = 24;

/**
 * Makes the model's shapes and its light on the graphics chip.
 *
 * @param isCast whether it is a cast, whose gums are no mesh
 */
export function makeModelShaper(
  gl: WebGL2RenderingContext,
  store: ModelStore,
  runner: PassRunner<ShaderName>,
  isCast: boolean,
): ModelShaper {
  const bind = makeBind(gl);
  const passes = makeShapePasses(gl, store, runner, bind);
  const fields = new Map<Fineness, WebGLTexture>();
  let shared: Shared | undefined;
  let fineness: Fineness = 'fine';
  let crowns = '';
  let places = '';

  const known = () => {
    if (!shared) throw new Error('no smile yet');
    return shared;
  };
  const fieldOf = (wanted: Fineness, cells: Cells): WebGLTexture => {
    const field = fields.get(wanted) ?? volumeTexture(gl, cells);
    fields.set(wanted, field);
    return field;
  };

  const writeTables = (smile: WornSmile, block: Float32Array) => {
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

  return {
    shared: known,
    steps: (smile, wanted, worn) => {
      const block = teethBlock(smile);
      gl.bindBuffer(gl.UNIFORM_BUFFER, store.block);
      gl.bufferSubData(gl.UNIFORM_BUFFER, 0, block);
      const nextPlaces = placesOf(smile);
      if (nextPlaces === places && wanted === fineness) return [];
      places = nextPlaces;
      fineness = wanted;
      writeTables(smile, block);
      worn?.write(smile);
      // Crowns stand in their own axes: moving teeth or gum leaves their meshes as they are.
      const nextCrowns = crownsOf(smile);
      const hasNewCrowns = nextCrowns !== crowns;
      crowns = nextCrowns;
      const { cells } = FINENESS[wanted];
      const slices: ShapeStep[] = [];
      for (let from = 0; from < cells[2]; from += SLICES_A_STEP) {
        const until = Math.min(cells[2], from + SLICES_A_STEP);
        slices.push({
          name: 'field',
          run: () =>
            passes.slices(known(), fieldOf(wanted, cells), {
              from,
              until,
              useOther: worn?.useSlice,
            }),
        });
      }
      const gums: ShapeStep[] = isCast
        ? []
        : [
            { name: 'line', run: () => passes.line(known()) },
            { name: 'gums', run: () => passes.gums(known()) },
          ];
      const meshes = isCast ? [] : [store.gums, store.lid, store.mouth];
      return [
        ...(hasNewCrowns ? [{ name: 'crowns', run: () => passes.crowns(known()) } as const] : []),
        ...gums,
        ...(worn ? [{ name: 'worn', run: () => worn.shape(known()) } as const] : []),
        ...slices,
        { name: 'light', run: () => passes.light(known(), meshes, worn?.lit() ?? []) },
        { name: 'ground', run: () => passes.ground(known()) },
      ];
    },
  };
}
