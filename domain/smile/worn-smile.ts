import type { Smile, ToothId } from './teeth.ts';

export type BracketKind = 'ceramic' | 'printed' | 'metal';

/** What is on teeth while they are moved or held: a clear sheet over the upper ones, or brackets with a wire. */
export type Worn =
  | { readonly kind: 'aligner' }
  | {
      readonly kind: 'brackets';
      readonly bracket: BracketKind;
      /** Whether the lower teeth have them too. */
      readonly onLower: boolean;
    }
  /** A screw under the palate, joined to bands round two upper teeth a side. It is shown on a cast of the upper arch that lies turned over, without the lower jaw. */
  | { readonly kind: 'expander' }
  /** An upper front tooth that was made ready, and the veneer for it. */
  | {
      readonly kind: 'veneer';
      readonly tooth: ToothId;
      /** How far on it is: 0 held before its tooth, 1 seated. */
      readonly seated: number;
    };

/** A smile and what is on it. */
export interface WornSmile extends Smile {
  readonly worn?: Worn;
}

/** How far before its tooth a veneer is held at most. */
const VENEER_GAP_MM = 5;

/** How far before its place a veneer is, in millimeters. */
export const veneerGapMm = (seated: number): number => VENEER_GAP_MM * (1 - seated);
