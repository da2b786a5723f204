import { AIRWAY_PARTS, type AirwayPart } from '../../../domain/airway/airway-parts.ts';
import type { PageContentOf } from '../../site/page-content.ts';

/** The page's words and pictures: content/pages/airway.yaml. */
export type AirwayWords = PageContentOf<'airway'>;

/** The number that a part has in the drawing and in the lists. */
export function numberOf(part: AirwayPart): number {
  return AIRWAY_PARTS.indexOf(part) + 1;
}

/** Where an address leads for a part: its line beside the drawing. */
export function placeOf(part: AirwayPart): string {
  return `part-${part}`;
}
