import type { ToothForm } from '../../../domain/growth/mouth-layout.ts';

interface Shape {
  readonly outline: string;
  readonly grooves: string;
}

/**
 * Crowns as one sees them from above their biting side, in a square of 20 by 20 about the middle: lip or cheek at the top, the next tooth
 * toward the back at the right.
 */
const SHAPES: Readonly<Record<ToothForm, Shape>> = {
  incisor: {
    outline: 'M-9.8-3.4C-10-8.6-5.6-10 0-10S10-8.6 9.8-3.4C9 4.4 5 10 0 10S-9 4.4-9.8-3.4Z',
    grooves: 'M-7.8-4.6Q0-7.8 7.8-4.6M-3.8 3.4Q0 6.4 3.8 3.4',
  },
  canine: {
    outline: 'M-9.8-1C-9-6.6-4.8-10 0-10S9-6.6 9.8-1C8.8 5.6 4.6 10 0 10S-8.8 5.6-9.8-1Z',
    grooves: 'M-7-1.6 0-4.8 7-1.6M0-4.8Q-.6 0 0 4.4',
  },
  'upper-premolar': {
    outline: 'M-9.4-3C-9.6-7.8-5.8-10 0-10S9.6-7.8 9.4-3C9.2 3.6 6.8 10 0 10S-9.2 3.6-9.4-3Z',
    grooves: 'M-4.6.2Q0 1.6 4.6.2M-4.6.2-6.6-2.2M-4.6.2-6.2 2.8M4.6.2 6.6-2.2M4.6.2 6.2 2.8',
  },
  'lower-premolar': {
    outline: 'M-9.5-1.4C-9.6-7-5.4-10 0-10S9.6-7 9.5-1.4C9.4 5.4 5.6 10 0 10S-9.4 5.4-9.5-1.4Z',
    grooves: 'M-5.4-1Q0 3 5.4-1M.4 1V6M-5.4-1-7-2.8M5.4-1 7-2.8',
  },
  'upper-molar': {
    outline:
      'M-9.6-5.6C-9.8-9-7-10.2-4.2-9.8Q-1.4-8.8.8-8.8 5.8-9.8 7.8-8.2C9.9-6.4 9.6-3 9.2 0 9.4 4 9 8 6 9.2Q3.4 10 1.2 9.1-.6 8.8-3 9.7C-7 10.5-9.8 8.4-9.4 4.6Q-8.9 0-9.6-5.6Z',
    grooves:
      'M-6.4.2Q-3.4-1-.4-.4L.8-6.6M-6.4.2-7.6-2.2M-6.4.2-7.4 2.8M6.6.4Q4.4.4 3 2 1.4 4 1.2 7.2M6.6.4 7.6-1.8',
  },
  'lower-molar': {
    outline:
      'M-9.6-5C-9.6-8.6-7.6-10-5-9.9Q-3-9.2-1.8-9.4 1.2-10.4 3.2-9.4 4.6-8.9 6-8.8C8.8-8 9.9-5 9.5-1.5 9.7 3 9.2 8.4 6 9.5Q3 10.2.5 9.2-2.4 10.4-5 9.8C-8.6 9-9.8 6.4-9.4 3Q-9.1-.5-9.6-5Z',
    grooves:
      'M-6.6-.2Q-4 .8-1.6-.3 1-1.3 3.2.3 5 1.2 6.8.2M-1.6-.3-2-6.6M3.2.3 4.8-5.6M.3-.6.6 6.6M-6.6-.2-7.8-2.2M-6.6-.2-7.6 2.2M6.8.2 7.8-1.6M6.8.2 7.6 2.4',
  },
};

/** The crown of a form. */
export function crownOf(form: ToothForm): string {
  return `crown-${form}`;
}

/** The outline alone, of a tooth that is still on the way. */
export function outlineOf(form: ToothForm): string {
  return `outline-${form}`;
}

/** The six forms that all mouths of the page are drawn with. They stand in the page: the first screen waits for no file. */
export function ToothShapes() {
  return (
    <svg className="tooth-shapes" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(SHAPES).map(([form, { outline, grooves }]) => (
          <g key={form} id={`crown-${form}`}>
            <path id={`outline-${form}`} d={outline} vectorEffect="non-scaling-stroke" />
            <path d={grooves} vectorEffect="non-scaling-stroke" fill="none" strokeOpacity="0.62" />
          </g>
        ))}
      </defs>
    </svg>
  );
}
