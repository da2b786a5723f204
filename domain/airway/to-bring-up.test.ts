import { describe, expect, it } from 'vitest';
import { SHEET_PEOPLE, SHEET_SIGNS, type SheetPerson, type SheetSign } from './sheet-signs.ts';
import { toBringUp } from './to-bring-up.ts';

/** What the margin says, a line a group: whom to tell, first or not, and the signs in their order. Written out for the whole sheet. */
const WHOLE_MARGIN: Readonly<Record<SheetPerson, readonly [string, readonly string[]][]>> = {
  child: [
    ['pediatrician, first', ['pauses within-days']],
    [
      'pediatrician',
      ['snoring', 'restless-nights', 'open-mouth', 'mornings', 'days', 'bed-wetting'],
    ],
    ['orthodontist', ['open-mouth', 'bite']],
  ],
  adult: [
    ['physician, first', ['at-the-wheel before-driving', 'pauses within-days']],
    ['physician', ['noise', 'energy', 'blood-pressure']],
    ['ear-nose-and-throat-physician', ['nose']],
    ['dentist-or-orthodontist', ['teeth']],
  ],
};

/** Every set of marks that a sheet can have. */
function everyCombination(person: SheetPerson): readonly (readonly SheetSign[])[] {
  const signs: readonly SheetSign[] = SHEET_SIGNS[person];
  return Array.from({ length: 2 ** signs.length }, (_, bits) =>
    signs.filter((__, index) => (bits >> index) & 1),
  );
}

/** The groups as the table above writes them. */
function inWords(person: SheetPerson, marked: readonly SheetSign[]) {
  return toBringUp(person, new Set(marked)).map(({ listener, isFirst, signs }) => [
    isFirst ? `${listener}, first` : listener,
    signs.map(({ sign, urgency }) => (urgency ? `${sign} ${urgency}` : sign)),
  ]);
}

describe.each(SHEET_PEOPLE)('the sheet for %s', (person) => {
  const combinations = everyCombination(person);

  it('is looked at in every combination', () => {
    expect(combinations).toHaveLength(person === 'child' ? 256 : 128);
  });

  it.each(combinations.map((marked) => [marked.join(', ') || 'nothing', marked] as const))(
    'with %s',
    (_, marked) => {
      const isMarked = (line: string) => marked.some((sign) => line.split(' ')[0] === sign);
      expect(inWords(person, marked)).toEqual(
        WHOLE_MARGIN[person]
          .map(([who, lines]) => [who, lines.filter(isMarked)] as const)
          .filter(([, lines]) => lines.length > 0),
      );
    },
  );
});

describe('a sheet', () => {
  it('knows only its own signs', () => {
    expect(toBringUp('child', new Set<SheetSign>(SHEET_SIGNS.adult))).toEqual(
      toBringUp('child', new Set<SheetSign>(['pauses'])),
    );
    expect(toBringUp('adult', new Set<SheetSign>(['snoring', 'bite']))).toEqual([]);
  });

  it('names an ear, nose and throat physician for the nose, and ourselves after physicians', () => {
    const listeners = toBringUp('adult', new Set<SheetSign>(['teeth', 'nose', 'energy'])).map(
      ({ listener }) => listener,
    );
    expect(listeners).toEqual([
      'physician',
      'ear-nose-and-throat-physician',
      'dentist-or-orthodontist',
    ]);
  });
});
