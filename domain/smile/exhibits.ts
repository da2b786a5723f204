import { modelSmile } from './smile-models.ts';
import type { WornSmile } from './worn-smile.ts';

/** Teeth in good order, on which things of a treatment are shown. */
export const EXHIBIT_SMILE = modelSmile('ovoid', 20);

/** A palatal expander on its cast. */
export const EXPANDER_EXHIBIT: WornSmile = { ...EXHIBIT_SMILE, worn: { kind: 'expander' } };

/**
 * A veneer and its tooth.
 *
 * @param seated how far on it is, 0 held before the tooth to 1
 */
export const veneerExhibit = (seated: number): WornSmile => ({
  ...EXHIBIT_SMILE,
  worn: { kind: 'veneer', tooth: '21', seated },
});
