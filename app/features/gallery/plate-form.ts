import type { CaseWords } from '../../../domain/content/gallery.ts';

/**
 * How a phone hangs a plate. `close-up` is one whose change is one tooth: a phone shows that tooth twice, a wide screen too, at the plate's
 * corner; `close-up-wide` only there.
 */
export type PlateForm =
  | 'wide'
  | 'photograph'
  | 'tall'
  | 'strips'
  | 'arch'
  | 'half-arch'
  | 'close-up'
  | 'close-up-wide';

interface Hanging {
  readonly form: PlateForm;
  /** What the plate hangs on; mist unless told. */
  readonly ground?: 'navy' | 'beige';
}

/** On phones no two neighbors look alike. */
const HANGINGS: Readonly<Record<string, Hanging>> = {
  smile: { form: 'wide' },
  crowding: { form: 'strips' },
  spacing: { form: 'tall' },
  'deep-bite': { form: 'strips', ground: 'navy' },
  'open-bite': { form: 'arch' },
  crossbite: { form: 'close-up' },
  'worn-edges': { form: 'strips', ground: 'beige' },
  'chipped-tooth': { form: 'close-up', ground: 'navy' },
  'peg-lateral': { form: 'close-up-wide' },
  discoloration: { form: 'half-arch' },
  'gummy-smile': { form: 'strips' },
  recession: { form: 'close-up', ground: 'beige' },
  'missing-tooth': { form: 'close-up-wide' },
};

/** The hanging of a case's plate. Photographs are shown whole: what a crop leaves out would be a choice about a person, and their number stands below them: on a dark one it could not be read. */
export function hangingOf({ name, isPatient }: Pick<CaseWords, 'name' | 'isPatient'>): Hanging {
  const hanging = isPatient ? undefined : HANGINGS[name];
  return hanging ?? { form: 'photograph' };
}

/** How wide the picture is drawn on phones, of which the plate shows a part (case-forms.css). */
const PHONE_WIDTH: Readonly<Record<PlateForm, string>> = {
  wide: '100vw',
  photograph: '100vw',
  tall: '176vw',
  strips: '130vw',
  arch: '160vw',
  'half-arch': '141vw',
  'close-up': '200vw',
  'close-up-wide': '100vw',
};

/** The `sizes` of a plate in a form. */
export function sizesOf(form: PlateForm): string {
  return `(min-width: 62.5em) 70vw, (min-width: 45em) 100vw, ${PHONE_WIDTH[form]}`;
}
