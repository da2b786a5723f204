import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TREATMENTS, type Treatment } from '../../../domain/stories/story.ts';
import {
  choosableTreatments,
  hasTreatment,
  readTreatment,
  writeTreatment,
} from './treatment-filter.ts';

const stories = [
  { id: 'photographs', steps: [{ treatment: 'whitening' }, { treatment: 'bonding' }] },
  { id: 'gap', steps: [{ treatment: 'braces' }] },
] as const;
const names = Object.fromEntries(TREATMENTS.map((treatment) => [treatment, treatment])) as Record<
  Treatment,
  string
>;

it('treatments that a story tells of can be chosen, in the order of their names', () => {
  expect(choosableTreatments(stories, names)).toEqual(['braces', 'whitening', 'bonding']);
});

describe('the choice of an address', () => {
  it.each([
    ['', '', ''],
    ['treatment=whitening', '', 'whitening'],
    ['treatment=crown', '', ''],
    ['treatment=nothing', '', ''],
    ['treatment=whitening', '#photographs', 'whitening'],
    ['treatment=whitening', '#gap', ''],
    ['treatment=whitening', '#elsewhere', 'whitening'],
  ])('?%s%s is "%s"', (query, hash, choice) => {
    expect(readTreatment(new URLSearchParams(query), hash, stories)).toBe(choice);
  });

  it('is written beside other words, and taken out again', () => {
    const params = new URLSearchParams('from=mail');
    const written = writeTreatment('bonding', params);
    expect(written.toString()).toBe('from=mail&treatment=bonding');
    expect(writeTreatment('', written).toString()).toBe('from=mail');
  });
});

it('a choice leaves the stories that tell of it, and none leaves all', () => {
  const left = (choice: '' | 'braces') =>
    stories.filter((story) => hasTreatment(story, choice)).map(({ id }) => id);
  expect(left('braces')).toEqual(['gap']);
  expect(left('')).toEqual(['photographs', 'gap']);
});

it('the stylesheet has a rule for each treatment', () => {
  const css = readFileSync(new URL('treatment-filter.css', import.meta.url), 'utf8');
  const ruled = [
    ...css.matchAll(
      /\[value='([\w-]+)'\]:checked\)\s+\[data-treatments\]:not\(\[data-treatments~='\1'\]\)/g,
    ),
  ].map(([, treatment]) => treatment);
  expect(ruled.toSorted()).toEqual(TREATMENTS.toSorted());
});
