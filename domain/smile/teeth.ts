/**
 * The parameters of a set of teeth, in the units a clinician would use. One set drives the pictures of the smile
 * models and any model drawn live. Every tooth's values are deviations from the norm in `norms.ts` unless they are
 * sizes or shades.
 */

/** Quadrants as the FDI counts them, seen from the patient: 1 upper right, 2 upper left, 3 lower left, 4 lower right. */
export const QUADRANTS = [1, 2, 3, 4] as const;
/** From the midline: 1 central incisor, 2 lateral incisor, 3 canine, 4 and 5 premolars, 6 and 7 molars. */
export const POSITIONS = [1, 2, 3, 4, 5, 6, 7] as const;

export type Quadrant = (typeof QUADRANTS)[number];
export type ToothPosition = (typeof POSITIONS)[number];
/** Two digits after ISO 3950 (FDI): quadrant, then position. 11 is the patient's upper right central incisor. */
export type ToothId = `${Quadrant}${ToothPosition}`;

export interface ToothSize {
  /** Mesiodistal width of the crown. */
  readonly widthMm: number;
  /** Height of the crown from neck to edge. */
  readonly lengthMm: number;
  /** Labiolingual depth of the crown. */
  readonly depthMm: number;
  /** 0 an ordinary outline, 1 a peg that narrows toward its edge. */
  readonly taper: number;
}

export interface ToothOffset {
  /** Toward the lip or cheek. */
  readonly outMm: number;
  /** Along the arch, away from the midline. */
  readonly alongMm: number;
  /** Toward the other jaw. */
  readonly verticalMm: number;
}

export interface ToothRotation {
  /** About the tooth's long axis. */
  readonly yawDeg: number;
  /** In the plane of the arch; the root goes away from the midline. */
  readonly tipDeg: number;
  /** Across the arch; the crown goes toward the lip. */
  readonly torqueDeg: number;
}

/** Colours as #rrggbb, eye matches in the picture's light; they are not measured shades. */
export interface ToothShade {
  readonly neck: string;
  readonly body: string;
  readonly edge: string;
  /** 0 clean, 1 stained along neck and contacts. */
  readonly stain: number;
}

export type ToothKind = 'natural' | 'missing' | 'implant';

export interface Tooth {
  readonly kind: ToothKind;
  readonly size: ToothSize;
  readonly offset: ToothOffset;
  readonly rotation: ToothRotation;
  /** Against the norm: more covers more of the crown, less leaves the neck and then the root bare. */
  readonly gumMm: number;
  /** 0 unworn, 1 worn flat into the dentine. */
  readonly wear: number;
  /** Depth of a broken corner. */
  readonly chipMm: number;
  /** Where the broken corner is, from the tooth's middle away from the midline. */
  readonly chipAtMm: number;
  readonly shade: ToothShade;
}

export interface ArchForm {
  /** 1 the norm; more is a narrower, more pointed arch. */
  readonly curvature: number;
  /** Room a tooth takes along the arch, as a part of its width. Below 1 teeth crowd, above 1 gaps open. */
  readonly spacing: number;
}

export interface Bite {
  /** How far the upper front teeth cover the lower ones. */
  readonly overbiteMm: number;
  /** How far the upper front teeth stand before the lower ones. */
  readonly overjetMm: number;
  /** Gap between the edges of the front teeth while the back teeth meet; 0 when there is none. */
  readonly openMm: number;
}

/** A whole smile at one moment. */
export interface Smile {
  readonly teeth: Readonly<Record<ToothId, Tooth>>;
  readonly upperArch: ArchForm;
  readonly lowerArch: ArchForm;
  readonly bite: Bite;
  /** 0 calm gum, 1 reddened along the margins. */
  readonly gumRedness: number;
}

/** All 28 teeth of the model, upper then lower, from the midline outward. Wisdom teeth are left out. */
export const TOOTH_IDS: readonly ToothId[] = QUADRANTS.flatMap((quadrant) =>
  POSITIONS.map((position): ToothId => `${quadrant}${position}`),
);

/** Quadrant and position of a tooth, and whether it is an upper one. */
export function readToothId(id: ToothId): {
  quadrant: Quadrant;
  position: ToothPosition;
  isUpper: boolean;
} {
  const quadrant = QUADRANTS.find((candidate) => id.startsWith(`${candidate}`)) ?? 1;
  const position = POSITIONS.find((candidate) => id.endsWith(`${candidate}`)) ?? 1;
  return { quadrant, position, isUpper: quadrant <= 2 };
}
