import { interpolateSmile } from '../../domain/smile/interpolate-smile.ts';
import { findSmileCase } from '../smiles/find-smile-case.ts';
import { EXHIBIT_SMILE, EXPANDER_EXHIBIT, veneerExhibit } from '../../domain/smile/exhibits.ts';
import type { Smile } from '../../domain/smile/teeth.ts';
import { PALATE_CAMERA, PROFILE_CAMERA, type Camera } from '../../domain/smile/camera.ts';
import { C_COMPILER } from '../needs.ts';
import type { Recipe } from '../recipe.ts';
import {
  BRACKET_CAMERA,
  CAST_CAMERA,
  CLOSE_CAMERA,
  IMPLANT_CAMERA,
  TABLE_CAMERA,
  TALL_TABLE_CAMERA,
} from '../smiles/cameras.ts';
import { drawSmile, type Size } from '../smiles/draw.ts';
import { sceneOf, type Scene } from '../smiles/parameter-file.ts';

const SIZE = { widthPx: 1400, heightPx: 1050, samples: 4 };
const TALL_SIZE = { widthPx: 1100, heightPx: 1350, samples: 4 };

const crowding = findSmileCase('crowding');
/** Teeth on their way: what is fixed to them has work to do. */
const inTreatment = interpolateSmile(crowding.before, crowding.after, 0.45);
const inOrder = EXHIBIT_SMILE;

const CAST = { stage: 'cast', hidesLower: true } as const;

function still(
  name: string,
  smile: Smile,
  camera: Camera,
  shown: Omit<Scene, 'camera' | 'stage'> & Partial<Scene>,
  size: Size = SIZE,
): Recipe {
  const target = `content/pictures/${name}.jpg`;
  return {
    name,
    target,
    needs: [C_COMPILER],
    make: () => drawSmile(smile, { camera, stage: 'floor', ...shown }, size, target),
  };
}

/** One thing of a treatment each. */
export const RECIPES: readonly Recipe[] = [
  still('aligner', inOrder, TABLE_CAMERA, { stage: 'table', hasAligner: true }),
  still(
    'aligner-tall',
    inOrder,
    TALL_TABLE_CAMERA,
    { stage: 'table', hasAligner: true },
    TALL_SIZE,
  ),
  still('clear-aligner', inTreatment, CLOSE_CAMERA, { hasAligner: true }),
  still('ceramic-bracket', inTreatment, BRACKET_CAMERA, { bracket: 'ceramic' }),
  still('printed-bracket', inTreatment, BRACKET_CAMERA, { bracket: 'printed' }),
  still('veneer', inOrder, PROFILE_CAMERA, sceneOf(veneerExhibit(0).worn)),
  still('implant', inOrder, IMPLANT_CAMERA, { showsImplant: true }),
  still('palatal-expander', inOrder, PALATE_CAMERA, sceneOf(EXPANDER_EXHIBIT.worn)),
  still('retainer', inOrder, CAST_CAMERA, {
    ...CAST,
    appliance: 'retainer',
    castFacesViewer: true,
  }),
];
