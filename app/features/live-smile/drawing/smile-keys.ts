import type { Smile } from '../../../../domain/smile/teeth.ts';
import type { WornSmile } from '../../../../domain/smile/worn-smile.ts';

/** Everything that a crown's own shape follows from. */
export const crownsOf = ({ teeth, worn }: WornSmile) =>
  JSON.stringify([
    worn?.kind === 'veneer' ? worn.tooth : '',
    ...Object.values(teeth).map((one) => [one.size, one.wear, one.chipMm, one.chipAtMm]),
  ]);

/** Everything of a smile but its colors. */
export const placesOf = (smile: Smile) =>
  JSON.stringify(smile, (key, value: unknown) =>
    key === 'shade' || key === 'gumRedness' ? undefined : value,
  );
