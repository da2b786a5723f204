import { valueAt, type KnownValues } from './value-at.ts';

/**
 * Average heights in inches at an age in months: about the 50th percentile of the growth charts of the Centers for Disease Control and
 * Prevention, both sexes together. To be confirmed by the doctors: `chart.sample` in content/pages/airway-families.yaml.
 */
const HEIGHTS_IN: KnownValues = [
  [0, 19.5],
  [12, 29.5],
  [24, 34],
  [36, 37.5],
  [48, 40],
  [60, 43],
  [72, 45.5],
  [84, 48],
  [96, 50.5],
  [120, 54.5],
  [144, 59],
  [168, 63.5],
  [192, 66],
];

const INCHES_IN_FOOT = 12;

/**
 * The average height at an age.
 *
 * @param ageMonths from birth on
 * @returns inches
 */
export function averageHeight(ageMonths: number): number {
  return valueAt(HEIGHTS_IN, ageMonths);
}

/** A height in words, to the nearest inch: "3 ft 6 in". */
export function sayHeight(inches: number): string {
  const whole = Math.round(inches);
  const [feet, rest] = [Math.floor(whole / INCHES_IN_FOOT), whole % INCHES_IN_FOOT];
  return rest === 0 ? `${feet} ft` : `${feet} ft ${rest} in`;
}
