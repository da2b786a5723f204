import type { Practice } from './practice-schema.ts';

/** The drawing of the shores (app/features/faq/long-island.svg): its upper left corner, and its units a degree. */
const WEST = -74.1;
const NORTH = 41.22;
const UNITS_PER_DEGREE = { longitude: 608.7, latitude: 804.5 };
/** A degree of latitude, in miles. */
const MILES_PER_DEGREE = 69;

/** A place in the units of the drawing. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

type Place = Pick<Practice['address'], 'latitude' | 'longitude'>;

/** Where a place lies on the drawing of Long Island, to the unit: the drawing is a sketch. */
export function pointOnMap({ latitude, longitude }: Place): MapPoint {
  return {
    x: Math.round((longitude - WEST) * UNITS_PER_DEGREE.longitude),
    y: Math.round((NORTH - latitude) * UNITS_PER_DEGREE.latitude),
  };
}

/** How many units of the drawing some miles are. */
export function milesOnMap(miles: number): number {
  return Math.round((miles * UNITS_PER_DEGREE.latitude) / MILES_PER_DEGREE);
}
