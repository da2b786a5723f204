/** The drawing's own units: a square, with the spiral about its middle. */
const MIDDLE = 400;
const FIRST_RADIUS = 58;
const RADIUS_PER_TURN = 33;
/** Eight arcs a turn look round. */
const ARCS_PER_TURN = 8;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The place at a radius, in the direction of a share of a turn, clockwise from the top. */
export function pointAround(radius: number, turns: number): Point {
  const angle = turns * 2 * Math.PI;
  return {
    x: rounded(MIDDLE + radius * Math.sin(angle)),
    y: rounded(MIDDLE - radius * Math.cos(angle)),
  };
}

/** The place on the spiral after a number of years: a turn a year. */
export function pointAfter(years: number): Point {
  return pointAround(radiusAfter(years), years);
}

/** The spiral's line from one number of years to another, as a path of arcs. */
export function spiralPath(fromYears: number, toYears: number): string {
  const start = pointAfter(fromYears);
  const arcs = Math.round((toYears - fromYears) * ARCS_PER_TURN);
  let path = `M${start.x} ${start.y}`;
  for (let arc = 1; arc <= arcs; arc += 1) {
    const end = fromYears + arc / ARCS_PER_TURN;
    const radius = rounded(radiusAfter(end - 0.5 / ARCS_PER_TURN));
    const { x, y } = pointAfter(end);
    path += `A${radius} ${radius} 0 0 1 ${x} ${y}`;
  }
  return path;
}

function radiusAfter(years: number): number {
  return FIRST_RADIUS + RADIUS_PER_TURN * years;
}

function rounded(length: number): number {
  return Math.round(length * 10) / 10;
}
