import { AREA_CODES, AREAS } from '../../../domain/quiz/areas.ts';
import type { PersonaKey } from '../../../domain/quiz/choose-persona.ts';
import { arch, facetedArch, scallopedArch } from './arch-paths.ts';

/** Radii around the pie, in a field of 640 by 640 whose center is 0, 0. */
const RADII = [268, 286, 304] as const;
const [INNER, MIDDLE, OUTER] = RADII;

/** The arches around the pie, each persona's own. */
export function PersonaEmblem({ personaKey }: { personaKey: PersonaKey }) {
  return (
    <svg
      className="persona-emblem"
      data-persona={personaKey}
      viewBox="-320 -320 640 640"
      aria-hidden="true"
      focusable="false"
    >
      <Arches personaKey={personaKey} />
    </svg>
  );
}

function Arches({ personaKey }: { personaKey: PersonaKey }) {
  switch (personaKey) {
    // Parts that agree.
    case 'harmonizer':
      return <path d={RADII.map(arch).join('')} />;
    // A cut stone.
    case 'refiner':
      return (
        <path d={facetedArch(INNER, 9) + facetedArch(MIDDLE, 9) + facetedArch(OUTER, 9, true)} />
      );
    // The line of the gums.
    case 'perfectionist':
      return <path d={arch(INNER) + arch(MIDDLE) + scallopedArch(MIDDLE + 4, 17)} />;
    // A house: walls within walls.
    case 'guardian':
      return <path d={`M-304 100V-304H304V100M-286 100V-286H286V100${arch(INNER)}`} />;
    // Every area at once.
    case 'visionary':
      return AREA_CODES.map((code, index) => (
        <path key={code} d={arch(264 + index * 11)} stroke={EMBLEM_COLORS[code]} />
      ));
    // One line is enough.
    case 'natural':
      return <path d={arch(MIDDLE)} />;
  }
}

/** The areas' colors, those that navy swallows made light. */
const EMBLEM_COLORS = {
  AB: '#ffffff',
  TSC: AREAS.TSC.color,
  GHF: '#7fb59b',
  SHF: '#b79bd6',
  HWS: AREAS.HWS.color,
} as const;
