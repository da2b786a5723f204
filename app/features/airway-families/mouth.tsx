import { memo } from 'react';
import {
  layOutMouth,
  type DrawnJaw,
  type DrawnTooth,
} from '../../../domain/growth/mouth-layout.ts';
import { countTeeth } from '../../../domain/growth/tooth-calendar.ts';
import { crownOf, outlineOf } from './tooth-shapes.tsx';

/** All mouths are drawn on this ground, in mm, so that their growth is to scale. */
const VIEW_BOX = '-34 -53 68 105';

/** The crowns' forms are drawn in a square of this side, and leave a hair between them. */
const FORM_SIDE = 20;
const CLOSENESS = 0.96;

interface MouthProps {
  ageMonths: number;
  /** What it shows, in words. */
  label: string;
  /** Whether the number of teeth stands in the middle. */
  isCounted?: boolean;
}

/** Both jaws at an age as one looks into a mouth: the upper one above, the lower one below. */
export const Mouth = memo(function Mouth({ ageMonths, label, isCounted = false }: MouthProps) {
  const { baby, permanent } = countTeeth(ageMonths);
  return (
    <svg className="mouth" viewBox={VIEW_BOX} role="img" aria-label={label}>
      {layOutMouth(ageMonths).map((drawn) => (
        <HalvesOfJaw key={drawn.jaw} drawn={drawn} />
      ))}
      {isCounted ? (
        <text className="mouth-count" y="5.4">
          {baby + permanent || ''}
        </text>
      ) : null}
    </svg>
  );
});

function HalvesOfJaw({ drawn: { jaw, teeth, gum, height } }: { drawn: DrawnJaw }) {
  const place =
    jaw === 'upper'
      ? `translate(0 ${round(-height)})`
      : `translate(0 ${round(height)}) scale(1 -1)`;
  return (
    <g transform={place}>
      <path className="mouth-gum" d={gumLine(gum)} />
      {teeth.flatMap((tooth, index) => [
        <Tooth key={`right-${index}`} tooth={tooth} side={1} />,
        <Tooth key={`left-${index}`} tooth={tooth} side={-1} />,
      ])}
    </g>
  );
}

function Tooth({ tooth, side }: { tooth: DrawnTooth; side: 1 | -1 }) {
  const { form, look, x, y, turn, width, depth } = tooth;
  const scaleX = ((side * width) / FORM_SIDE) * CLOSENESS;
  return (
    <use
      className={`tooth-${look}`}
      href={`#${look === 'coming' ? outlineOf(form) : crownOf(form)}`}
      transform={`translate(${round(side * x)} ${round(y)})rotate(${round(side * turn)})scale(${round(scaleX, 1000)} ${round(depth / FORM_SIDE, 1000)})`}
    />
  );
}

function gumLine(gum: DrawnJaw['gum']): string {
  const right = gum.map(({ x, y }) => `${round(x)} ${round(y)}`);
  const left = gum.map(({ x, y }) => `${round(-x)} ${round(y)}`);
  return `M${left.toReversed().join('L')}L${right.slice(1).join('L')}`;
}

const round = (number: number, parts = 10) => Math.round(number * parts) / parts;
