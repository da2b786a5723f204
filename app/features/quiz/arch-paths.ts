/** How far the legs of an arch reach below its center. */
const LEG = 100;

/** A half circle around 0, 0 on two legs, as an SVG path. */
export function arch(radius: number): string {
  return `M${-radius} ${LEG}V0A${radius} ${radius} 0 0 1 ${radius} 0V${LEG}`;
}

/** The same of straight edges; with its corners joined to the center line of the edges within, where it is `cut`. */
export function facetedArch(radius: number, edges: number, isCut = false): string {
  const corners = pointsOnArch(radius, edges);
  const outline = `M${-radius} ${LEG}L${corners.map(show).join('L')}L${radius} ${LEG}`;
  if (!isCut) return outline;
  const inner = pointsOnArch(radius - 18, edges);
  return (
    outline + corners.map((corner, i) => `M${show(corner)}L${show(inner[i] ?? corner)}`).join('')
  );
}

/** The same of small arcs that bulge outward. */
export function scallopedArch(radius: number, count: number): string {
  const points = pointsOnArch(radius, count);
  const bulge = Math.round((Math.PI * radius) / count / 1.9);
  const arcs = points.slice(1).map((point) => `A${bulge} ${bulge} 0 0 1 ${show(point)}`);
  return `M${-radius} ${LEG}V0${arcs.join('')}V${LEG}`;
}

type Point = readonly [x: number, y: number];

function pointsOnArch(radius: number, count: number): Point[] {
  return Array.from({ length: count + 1 }, (_, index): Point => {
    const angle = Math.PI * (1 - index / count);
    return [radius * Math.cos(angle), -radius * Math.sin(angle)];
  });
}

function show([x, y]: Point): string {
  return `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
}
