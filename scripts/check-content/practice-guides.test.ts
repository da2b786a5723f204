import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createTrialContent } from '../../tests/support/trial-content.ts';

const GUIDES = path.join(import.meta.dirname, '..', '..', 'docs', 'guides', 'practice');
/** A day on which the consents of the examples hold. */
const TODAY = '2026-11-22';
const UPRIGHT = { width: 1200, height: 1600 };

const content = createTrialContent();
vi.stubEnv('CONTENT_FOLDER', content.folder);
const { findFaults } = await import('./find-faults.ts');

beforeEach(() => content.reset());
afterAll(() => content.remove());

/** What the examples are called: the practice may have followed a page to the letter. */
const EXAMPLES = /\b(?:marisol|closed-gap|a-chipped-tooth|ada-sample|brushing-around-braces)\b/g;

/** The examples of a page, as somebody types them into a file, under names of their own. */
function examplesOf(guide: string): string[] {
  const text = readFileSync(path.join(GUIDES, guide), 'utf8');
  return [...text.matchAll(/^( *)```yaml\n([\s\S]*?)^ *```/gm)].map(([, margin = '', block = '']) =>
    block.replaceAll(new RegExp(`^${margin}`, 'gm'), '').replaceAll(EXAMPLES, 'trial-$&'),
  );
}

const append = (file: string, text: string) => content.write(file, content.read(file) + text);

it('a colleague is added as the page says, without a picture and with one', async () => {
  const [entry = '', portrait = '', words = ''] = examplesOf('add-a-colleague.md');
  append('team/people.yaml', entry);
  expect((await findFaults(TODAY)).faults).toEqual([]);
  content.reset();
  append('team/people.yaml', entry.replace('  name', `${portrait}  name`));
  await content.addPhotograph('trial-marisol', words, UPRIGHT);
  expect((await findFaults(TODAY)).faults).toEqual([]);
});

it('a patient’s case is added as the page says', async () => {
  const [, , entry = '', words = ''] = examplesOf('add-a-case.md');
  append('gallery/cases.yaml', entry);
  await content.addPhotograph('trial-closed-gap-before', words);
  await content.addPhotograph('trial-closed-gap-after', words);
  content.change('pages/home.yaml', /^ {2}case: .*$/m, '  case: trial-closed-gap');
  expect((await findFaults(TODAY)).faults).toEqual([]);
});

it('a story and a patient’s words are added as the page says', async () => {
  const [story = '', face = '', entry = '', portrait = '', words = ''] =
    examplesOf('add-a-story.md');
  const told = story.replace('    title', `${face}    title`);
  content.change('pages/stories.yaml', /^words:$/m, `${told}words:`);
  append('stories/testimonials.yaml', entry.replace('  consent', `${portrait}  consent`));
  await content.addPhotograph('trial-ada-sample', words, UPRIGHT);
  await content.addPhotograph(
    'trial-a-chipped-tooth',
    words.replace('Ada Sample', 'A woman'),
    UPRIGHT,
  );
  expect((await findFaults(TODAY)).faults).toEqual([]);
});

it('an announcement is made as the page says', async () => {
  const [announcement = ''] = examplesOf('make-an-announcement.md');
  content.write('announcement.yaml', announcement);
  expect((await findFaults(TODAY)).faults).toEqual([]);
});

it('an event is added as the page says', async () => {
  const [entry = ''] = examplesOf('add-an-event.md');
  content.change('pages/community.yaml', '  events:\n', `  events:\n${entry}`);
  expect((await findFaults(TODAY)).faults).toEqual([]);
});

it('a photograph takes a painting’s place as the page says, and stands on one page alone', async () => {
  const [words = ''] = examplesOf('add-a-photograph.md');
  await content.addPhotograph('lounge', words);
  await content.addPhotograph('lounge-in-may', words);
  content.change('pages/home.yaml', 'picture: lounge', 'picture: lounge-in-may');
  expect((await findFaults(TODAY)).faults).toEqual([]);
});
