import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { shownOn } from './consent.server.ts';
import { pairFaults, photographFaults } from '../../domain/content/photograph-size.ts';
import { loadPhotographs } from './photographs.server.ts';

const MADE = {
  lounge: { origin: 'A rendered scene, repainted with strokes' },
  coordinator: { origin: 'A modeled head, repainted with strokes' },
  'spacing-after': { origin: 'A parametric smile model' },
  'hero-1': { origin: 'A parametric smile model' },
};
const WORDS = 'title: The lounge\ncaption: The lounge in May.\nalt: A room with a blue sofa.\n';
const MAY_SHOW = shownOn('2026-11-21');

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
const load = (files: Readonly<Record<string, string>>) =>
  loadPhotographs(folderWith(files), MADE, MAY_SHOW);

describe('loadPhotographs', () => {
  it('takes a photograph and its words in the place of the picture of its name', () => {
    const photograph = load({
      'lounge.jpg': '',
      'lounge.yaml': `${WORDS}credit: Ann Example\nphone: { x: 0.2, y: 0, width: 0.5, height: 1 }\n`,
    }).get('lounge');
    expect(photograph).toMatchObject({
      title: 'The lounge',
      caption: 'The lounge in May. Photograph: Ann Example.',
      alt: 'A room with a blue sofa.',
      phone: { x: 0.2, y: 0, width: 0.5, height: 1 },
    });
    expect(photograph?.path).toMatch(/lounge\.jpg$/);
  });

  it('says in the caption that it is a photograph, also where nobody is credited', () => {
    const photographs = load({ 'lounge.jpg': '', 'lounge.yaml': WORDS });
    expect(photographs.get('lounge')?.caption).toBe('The lounge in May. A photograph.');
  });

  it('has those of a name of their own too, and says the day of one that is known', () => {
    const photographs = load({
      'marisol.jpg': '',
      'marisol.yaml': `${WORDS}taken: '2026-03-01'\n`,
    });
    expect(photographs.get('marisol')?.caption).toBe(
      'The lounge in May. A photograph of March 1, 2026.',
    );
  });

  it('refuses one that was taken on a day to come', () => {
    const files = { 'lounge.jpg': '', 'lounge.yaml': `${WORDS}taken: '2026-11-22'\n` };
    const loadOn = (today: string) =>
      loadPhotographs(folderWith(files), MADE, MAY_SHOW, today).get('lounge')?.caption;
    expect(() => loadOn('2026-11-21')).toThrow(
      'taken: lies ahead (today is 2026-11-21); write the day on which it was taken',
    );
    expect(loadOn('2026-11-22')).toContain('A photograph of November 22, 2026.');
  });

  it('passes over the note in the folder, and over a folder that is not there', () => {
    expect(load({ 'README.md': 'How to' }).size).toBe(0);
    expect(loadPhotographs('/nowhere/photographs', MADE, MAY_SHOW).size).toBe(0);
  });

  it.each([
    [
      'a name that no address can have',
      { 'The Lounge.jpg': '', 'The Lounge.yaml': WORDS },
      /^content\/photographs: The Lounge\.jpg: rename it with small letters, digits and hyphens.*$/,
    ],
    ['a photograph without words', { 'lounge.jpg': '' }, /its words are missing; add lounge\.yaml/],
    ['words without a photograph', { 'lounge.yaml': WORDS }, /there is no photograph lounge\.jpg/],
    ['a file that no browser shows', { 'lounge.heic': '' }, /save the photograph as \.jpg/],
    [
      'an ending in capitals',
      { 'lounge.JPG': '', 'lounge.yaml': WORDS },
      /rename it to lounge\.jpg/,
    ],
    [
      'two photographs of one name',
      { 'lounge.jpg': '', 'lounge.png': '', 'lounge.yaml': WORDS },
      /keep one/,
    ],
    [
      'no alternative text',
      { 'lounge.jpg': '', 'lounge.yaml': 'title: A\ncaption: B' },
      /lounge\.yaml(:\d+)?: alt: /,
    ],
    [
      'an empty alternative text',
      { 'lounge.jpg': '', 'lounge.yaml': "title: A\ncaption: B\nalt: ' '" },
      /alt: write at least one word/,
    ],
    [
      'the words of the painting',
      { 'lounge.jpg': '', 'lounge.yaml': WORDS.replace('in May', 'painted') },
      /caption: says that this is a painting/,
    ],
    [
      'a crop past the edge',
      { 'lounge.jpg': '', 'lounge.yaml': `${WORDS}phone: { x: 0.8, y: 0, width: 0.5, height: 1 }` },
      /reaches past the right edge/,
    ],
    [
      'a person without consent',
      { 'coordinator.jpg': '', 'coordinator.yaml': WORDS },
      /consent: add givenOn and holdsUntil/,
    ],
    [
      'a picture that lines are drawn over',
      { 'hero-1.jpg': '', 'hero-1.yaml': WORDS },
      /a plan is drawn over this picture/,
    ],
    [
      'a case that the gallery calls a model',
      { 'spacing-after.jpg': '', 'spacing-after.yaml': WORDS },
      /the gallery says that this case is a model/,
    ],
  ])('stops at %s, and says what to do', (_, files, message) => {
    expect(() => load(files)).toThrow(message);
  });

  it('shows a person while the consent holds, and no longer', () => {
    const until = (day: string) =>
      load({
        'coordinator.jpg': '',
        'coordinator.yaml': `${WORDS}consent: { givenOn: '2026-01-10', holdsUntil: '${day}' }`,
      });
    expect(until('2026-11-21').has('coordinator')).toBe(true);
    expect(until('2026-11-20').has('coordinator')).toBe(false);
  });

  it('shows nobody before the consent begins', () => {
    const consent = "consent: { givenOn: '2026-11-22', holdsUntil: '2028-11-22' }";
    const photographs = load({ 'coordinator.jpg': '', 'coordinator.yaml': `${WORDS}${consent}` });
    expect(photographs.size).toBe(0);
  });
});

describe('pairFaults', () => {
  const before = { widthPx: 3000, heightPx: 2000 };

  it('accepts two of one shape, whatever their size', () => {
    expect(pairFaults(before, { widthPx: 1801, heightPx: 1200 })).toEqual([]);
  });

  it.each([
    ['another shape', before, { widthPx: 3000, heightPx: 2250 }, /another shape/],
    ['an upright one', before, { widthPx: 2000, heightPx: 3000 }, /higher than wide/],
    ['an upright first', { widthPx: 2, heightPx: 3 }, before, /higher than wide/],
  ])('refuses %s', (_, first, second, message) => {
    expect(pairFaults(first, second)).toEqual([expect.stringMatching(message)]);
  });
});

describe('photographFaults', () => {
  const painting = { widthPx: 2400, heightPx: 1600 };

  it('accepts a photograph of the painting’s shape that is large enough', () => {
    expect(photographFaults({ widthPx: 4000, heightPx: 3000 }, painting)).toEqual([]);
  });

  it('names size and shape, with what is asked for', () => {
    expect(photographFaults({ widthPx: 1200, heightPx: 800 }, painting)).toEqual([
      expect.stringMatching(/1200 × 800 pixels.*at least 1600 × 1000/),
    ]);
    expect(photographFaults({ widthPx: 3000, heightPx: 4000 }, painting)).toEqual([
      expect.stringContaining('wider than high'),
    ]);
  });
});
