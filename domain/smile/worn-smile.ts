import type { Smile } from './teeth.ts';

export type BracketKind = 'ceramic' | 'printed' | 'metal';

/** What is on teeth while they are moved or held: a clear sheet over the upper ones, or brackets with a wire. */
export type Worn =
  | { readonly kind: 'aligner' }
  | {
      readonly kind: 'brackets';
      readonly bracket: BracketKind;
      /** Whether the lower teeth have them too. */
      readonly onLower: boolean;
    };

/** A smile and what is on it. */
export interface WornSmile extends Smile {
  readonly worn?: Worn;
}
