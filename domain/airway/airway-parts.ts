/** The numbered parts of the drawing in their order, by the names that they have in it (app/features/airway/head-section.svg). */
export const AIRWAY_PARTS = [
  'nose',
  'upper-jaw',
  'soft-palate',
  'tongue',
  'lower-jaw',
  'adenoids',
  'throat',
  'voice-box',
] as const;

export type AirwayPart = (typeof AIRWAY_PARTS)[number];
