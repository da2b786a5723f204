import type { AreaCode } from './areas.ts';
import type { ResultEntry } from './score-answers.ts';

/** The six Smile Personas (product 6.1). */
export const PERSONA_KEYS = [
  'harmonizer',
  'refiner',
  'perfectionist',
  'guardian',
  'visionary',
  'natural',
] as const;

export type PersonaKey = (typeof PERSONA_KEYS)[number];

const PERSONA_OF_AREA: Readonly<Record<AreaCode, PersonaKey>> = {
  AB: 'harmonizer',
  TSC: 'refiner',
  GHF: 'perfectionist',
  SHF: 'guardian',
  HWS: 'natural',
};

/** An area counts as strong from this share of its own maximum (product 6.5). */
const STRONG_AREA_SHARE = 0.7;
const STRONG_AREAS_FOR_VISIONARY = 3;

/**
 * Chooses the persona (product 6.5). "70% or above" is the area's own score against its
 * own maximum: as a share of the total three areas could never reach it.
 *
 * @param entries result entries in order
 * @returns the persona's key, or null when there are no entries
 */
export function choosePersona(entries: readonly ResultEntry[]): PersonaKey | null {
  const [top] = entries;
  if (!top) return null;
  if (top.key === 'HWS') return 'natural';
  const strong = entries.filter(
    (entry) => entry.key !== 'HWS' && entry.score / entry.maxScore >= STRONG_AREA_SHARE,
  );
  if (strong.length >= STRONG_AREAS_FOR_VISIONARY) return 'visionary';
  return PERSONA_OF_AREA[top.key];
}
