import type { Camera } from '../../domain/smile/camera.ts';
import type { Point } from '../../domain/smile/point.ts';
import {
  archCurve,
  CONTACT_WIDTH,
  placeTeeth,
  type PlacedTooth,
} from '../../domain/smile/place-teeth.ts';
import { TOOTH_IDS, type Smile, type Tooth, type ToothId } from '../../domain/smile/teeth.ts';
import { veneerGapMm, type BracketKind, type Worn } from '../../domain/smile/worn-smile.ts';

const KINDS: Record<Tooth['kind'], number> = { natural: 0, missing: 1, implant: 2 };
/** `cast`: the upper arch alone, a whole study cast lying on its base, teeth up. */
const STAGES = { floor: 0, plinth: 1, table: 2, cast: 3 };
const BRACKETS: Record<BracketKind | 'none', number> = {
  none: 0,
  ceramic: 1,
  printed: 2,
  metal: 3,
};
const APPLIANCES = { none: 0, expander: 1, retainer: 2 };

/** What a picture shows besides the teeth. */
export interface Scene {
  readonly camera: Camera;
  readonly stage: keyof typeof STAGES;
  /** On the upper teeth. */
  readonly bracket?: keyof typeof BRACKETS;
  /** Whether the lower teeth have them too. */
  readonly hasLowerBrackets?: boolean;
  readonly hasAligner?: boolean;
  readonly hidesLower?: boolean;
  /** Fitted to the cast of the upper arch. */
  readonly appliance?: keyof typeof APPLIANCES;
  /** The cast's front teeth are toward the viewer; otherwise they are away, and the palate is seen. */
  readonly castFacesViewer?: boolean;
  /** An implant with its crown held above it, instead of the two arches. */
  readonly showsImplant?: boolean;
  /** A tooth made ready for a veneer, and how far before it the veneer is. */
  readonly prepared?: { readonly tooth: ToothId; readonly gapMm: number };
}

/** What a picture shows of what is on the teeth. */
export function sceneOf(worn: Worn | undefined): Omit<Scene, 'camera'> {
  const stage = 'floor';
  switch (worn?.kind) {
    case undefined:
      return { stage };
    case 'aligner':
      return { stage, hasAligner: true };
    case 'brackets':
      return { stage, bracket: worn.bracket, hasLowerBrackets: worn.onLower };
    case 'expander':
      return { stage: 'cast', hidesLower: true, appliance: 'expander' };
    case 'veneer':
      return { stage, prepared: { tooth: worn.tooth, gapMm: veneerGapMm(worn.seated) } };
  }
}

const numbers = (point: Point) => point.map((value) => value.toFixed(5)).join(' ');

function toothLine({ tooth, ...placed }: PlacedTooth): string {
  const { size, shade } = tooth;
  return [
    'tooth',
    placed.isUpper ? 1 : 0,
    placed.position,
    placed.side,
    size.widthMm * CONTACT_WIDTH,
    size.lengthMm,
    size.depthMm,
    size.taper,
    size.form,
    numbers(placed.origin),
    numbers(placed.distal),
    numbers(placed.lingual),
    numbers(placed.apical),
    placed.gumHeightMm,
    placed.papillaMm,
    tooth.wear,
    tooth.chipMm,
    tooth.chipAtMm,
    shade.stain,
    shade.neck,
    shade.body,
    shade.edge,
    KINDS[tooth.kind],
  ].join(' ');
}

/** The plain text that the renderer reads: one word and its numbers a line. */
export function writeParameters(smile: Smile, scene: Scene): string {
  const arch = (isUpper: boolean) => {
    const { curvature, quartic, setbackMm } = archCurve(smile, isUpper);
    return `${curvature} ${quartic} ${setbackMm}`;
  };
  const lines = [
    ...placeTeeth(smile).map(toothLine),
    `upper-arch ${arch(true)}`,
    `lower-arch ${arch(false)}`,
    `gum-redness ${smile.gumRedness}`,
    `stage ${STAGES[scene.stage]}`,
    `shows-lower ${scene.hidesLower ? 0 : 1}`,
    `aligner ${scene.hasAligner ? 1 : 0}`,
    `bracket ${BRACKETS[scene.bracket ?? 'none']}`,
    `lower-brackets ${scene.hasLowerBrackets ? 1 : 0}`,
    `appliance ${APPLIANCES[scene.appliance ?? 'none']}`,
    `cast-faces-viewer ${scene.castFacesViewer ? 1 : 0}`,
    `implant ${scene.showsImplant ? 1 : 0}`,
    `prepared ${scene.prepared ? TOOTH_IDS.indexOf(scene.prepared.tooth) : -1}`,
    `veneer-gap ${scene.prepared?.gapMm ?? 0}`,
    `eye ${numbers(scene.camera.eye)}`,
    `target ${numbers(scene.camera.target)}`,
    `field-mm ${scene.camera.fieldMm}`,
  ];
  return `${lines.join('\n')}\n`;
}
