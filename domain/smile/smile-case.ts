import type { Smile } from './teeth.ts';

export type SmileConcern =
  | 'Alignment'
  | 'Bite'
  | 'Tooth shape'
  | 'Gums'
  | 'Missing tooth'
  | 'Color';

export type SmileTreatment =
  | 'Clear aligners'
  | 'Braces'
  | 'Bonding'
  | 'Veneers'
  | 'Crowns'
  | 'Whitening'
  | 'Gum contouring'
  | 'Gum grafting'
  | 'Dental implant'
  | 'Palatal expander';

/** A modeled change: two smiles and the words that stand in for seeing them. It is never a patient's result. */
export interface SmileCase {
  /** Kebab-case; pictures are `<name>-before` and `<name>-after`. */
  readonly name: string;
  readonly title: string;
  readonly concern: SmileConcern;
  readonly treatments: readonly SmileTreatment[];
  /** What changes, in plain words, for a person who does not see the pictures. */
  readonly change: string;
  /** Alternative texts of the two pictures. */
  readonly beforeAlt: string;
  readonly afterAlt: string;
  readonly before: Smile;
  readonly after: Smile;
}
