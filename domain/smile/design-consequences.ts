import { WHERE_IT_BEGAN, type DesignChoices } from './design-choices.ts';

/** What a design may take, in the order in which it is usually done. */
export const DESIGN_TREATMENTS = [
  'aligners',
  'gum-reshaping',
  'whitening',
  'bonding',
  'edge-refinement',
  'veneers',
] as const;

export type DesignTreatment = (typeof DESIGN_TREATMENTS)[number];

/** The lightest shade is lighter than whitening commonly reaches. */
const LIGHTEST_SHADE = 1;

/** Those that usually take enamel from the front of a tooth or its edge, for good. */
const ENAMEL_REMOVED_BY: ReadonlySet<DesignTreatment> = new Set(['edge-refinement', 'veneers']);

/**
 * What choices would take, from the smile that they began with. The rules are the practice's own and are marked in content
 * (content/pages/designs.yaml) until the doctors have confirmed them.
 *
 * @returns in the order in which it is usually done; nothing where nothing is changed, or a shade is only darker
 */
export function treatmentsOf({ shape, shade, line, gumLine }: DesignChoices): DesignTreatment[] {
  // Veneers change shape and shade together: who has them needs no bonding for the shape.
  const hasVeneers = shape === 'long' || shade === LIGHTEST_SHADE;
  const squares = shape === 'square' && !hasVeneers;
  const isTaken: Record<DesignTreatment, boolean> = {
    aligners: line !== WHERE_IT_BEGAN.line,
    'gum-reshaping': gumLine !== WHERE_IT_BEGAN.gumLine,
    whitening: shade > LIGHTEST_SHADE && shade < WHERE_IT_BEGAN.shade,
    bonding: squares,
    'edge-refinement': squares,
    veneers: hasVeneers,
  };
  return DESIGN_TREATMENTS.filter((treatment) => isTaken[treatment]);
}

/** Whether one of these usually takes enamel away, which does not grow back. */
export function removesEnamel(treatments: readonly DesignTreatment[]): boolean {
  return treatments.some((treatment) => ENAMEL_REMOVED_BY.has(treatment));
}
