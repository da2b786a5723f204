import { describe, expect, it } from 'vitest';
import { loadPage } from '../../content/page.server.ts';
import { loadPractice } from '../../content/practice.server.ts';
import { situationsAt } from './emergency-words.ts';
import { SITUATION_DRAWINGS } from './situation-drawings.tsx';
import { TOOTH_STEP_DRAWINGS } from './tooth-step-drawings.tsx';

const practice = loadPractice();
const { situations } = loadPage('emergency', practice);

describe('situationsAt', () => {
  it.each([
    ['', []],
    ['#', []],
    ['#what-happened', []],
    ['#knocked-out-tooth', ['knocked-out-tooth']],
    ['#pain', ['pain']],
    // Addresses of the page before this one.
    ['#swelling-bleeding-pain', ['swelling', 'bleeding', 'pain']],
    ['#braces-and-aligners', ['poking-wire', 'loose-bracket', 'lost-aligner-or-retainer']],
  ])('%s means %j', (hash, ids) => {
    expect(situationsAt(situations, hash).map(({ id }) => id)).toEqual(ids);
  });
});

describe('drawings', () => {
  it('there is one for each situation, and none for another', () => {
    expect(Object.keys(SITUATION_DRAWINGS)).toEqual(situations.map(({ id }) => id));
  });

  it('each step of a knocked-out tooth has one', () => {
    const tooth = situations.find(({ id }) => id === 'knocked-out-tooth');
    expect(TOOTH_STEP_DRAWINGS).toHaveLength(tooth?.steps.length ?? 0);
  });
});

it.each(['emergency', 'es/emergency'] as const)(
  'who is told in %s to call once we are open reads the number there',
  (slug) => {
    const bracket = loadPage(slug, practice).situations.find(({ id }) => id === 'loose-bracket');
    expect(JSON.stringify(bracket?.steps.at(-1)?.text)).toContain(practice.urgentPhone);
  },
);
