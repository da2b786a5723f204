import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { addDays } from '../../domain/practice/practice-clock.ts';
import { newYorkDay } from '../../domain/validity/new-york-day.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { copyContentUnderGit, type ContentUnderGit } from '../support/content-under-git.ts';
import {
  beginDesk,
  expectNoDeskFaults,
  expectStateWithoutFaults,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { keepInEarlierSite } from '../support/kept-photograph.ts';
import { asPhotograph, CAMERA_NOTE } from '../support/sample-photographs.ts';

const OWNER = 'Thaddea Marrowby';
const PEOPLE = 'team/people.yaml';
/** Whoever stands first in the team. */
const PERSON = firstPerson();
const ALT = 'A woman in a blue tunic, at a window.';
const BUILD_TIMEOUT_MS = 10 * 60_000;
const YEAR_DAYS = 365;

let desk: DeskServer;
let photographsBefore: readonly string[];
let content: ContentUnderGit;
test.beforeEach(async () => {
  content = copyContentUnderGit(leaveWithoutPhotograph);
  photographsBefore = content.git('ls-files', 'photographs');
  desk = await startDeskServer({ SITE_CONTENT_DIR: content.folder });
});
test.afterEach(() => {
  desk.stop();
  content.remove();
});

test(
  'the site: a photograph is chosen by keyboard, asked for its consent, and given up',
  { tag: '@release' },
  async ({ page }) => {
    await keepInEarlierSite({
      folder: desk.folder,
      content: content.folder,
      place: `team/${PERSON.id}/portrait`,
      photograph: await asPhotograph('assistant', 1200, 1800),
      alt: 'A woman in green.',
    });
    await beginDesk(page, desk, OWNER);
    await page.keyboard.press('4');
    const place = await openPortrait(page);
    // One that earlier sites still hold, whose consent was taken back.
    const before = place.getByRole('group', { name: 'Of earlier sites' });
    await expect(before.getByRole('img', { name: 'A woman in green.' })).toBeVisible();
    await expect(before.getByText('On the site until Monday, November 9, 2026')).toBeVisible();
    await expectNoDeskFaults(page);
    await before.getByRole('button', { name: 'Take it away for good: Photograph.' }).press('Enter');
    await expect(before.getByText('No earlier site brings it back.')).toBeFocused();
    await expect(before.getByRole('img')).toHaveCount(0);

    const file = place.getByLabel('Choose a photograph');
    // What is no picture is said beside the field, and nothing is kept.
    await file.setInputFiles(asFile('notes.jpg', Buffer.from('not a picture')));
    await expect(place.getByText('Choose a JPEG, PNG or WebP file.')).toBeVisible();
    await file.setInputFiles(asFile('small.jpg', await asPhotograph('hygienist', 800, 1200)));
    await expect(place.getByText('It is too small (800 × 1200 pixels)')).toBeVisible();
    await expect(file).toHaveAttribute('aria-invalid', 'true');
    await expectStateWithoutFaults(page);

    await file.setInputFiles(asFile('large.jpg', await asPhotograph('hygienist', 1200, 1800)));
    await expect(place.getByRole('img')).toBeVisible();
    await expect(
      place.getByText('the days of the written consent of whoever is shown'),
    ).toBeVisible();
    const shown = await place.getByRole('img').getAttribute('src');
    const bytes = await page.evaluate(async (address) => {
      const answer = await fetch(address);
      return [...new Uint8Array(await answer.arrayBuffer())];
    }, shown ?? '');
    expect(Buffer.from(bytes).includes(CAMERA_NOTE)).toBe(false);
    // Visitors' host has nothing at that address.
    expect((await fetch(`http://localhost:${desk.port}${shown}`)).status).toBe(404);
    await expectStateWithoutFaults(page);

    // What the sample says is somebody's by a word alone, each by itself.
    await expect(place.getByText('said of this person, and still the sample’s')).toBeVisible();
    const entry = page.locator('.site-entry', { hasText: PERSON.name });
    const credentials = entry.getByLabel('Degrees, certifications and memberships', {
      exact: true,
    });
    if (PERSON.credentials.length > 0) {
      await entry.getByRole('button', { name: 'Take them out: Degrees' }).press('Enter');
      await expect(credentials).toHaveValue('');
      await expect(credentials).toBeFocused();
    }
    await confirmAll(entry);
    await expect(place.getByText('still the sample’s')).toHaveCount(0);

    const today = newYorkDay(new Date());
    await say(place, today, addDays(today, 20));
    await expect(place.getByText('renew it, or what it allows is shown no longer')).toBeVisible();
    await place.getByLabel('Holds until').fill(addDays(today, -1));
    await expect(place.getByText('ends before it begins').first()).toBeVisible();
    await place.getByLabel('Holds until').fill(addDays(today, YEAR_DAYS));
    await expect(place.locator('.fault')).toHaveCount(0);
    await expect(place.locator('.site-agreed')).toContainText(
      'The person shown (Paper 14) agreed in writing to “This photograph on the team’s page”, from',
    );
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo(0, 0));
      expect.soft(await findAccessibilityFaults(page)).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.getByRole('link', { name: 'See and publish' }).click();
    await expect(page.locator('.site-changes')).toContainText(`${PERSON.name}: Photograph`);
    await expect(page.locator('.site-changes')).toContainText(ALT);
    await expectNoDeskFaults(page);
    await page.getByRole('link', { name: 'The team' }).click();
    await place.getByRole('button', { name: 'Take back: Photograph' }).press('Enter');
    await expect(place.getByRole('img')).toHaveCount(0);
    await expect(place.getByLabel('Choose a photograph')).toBeFocused();
    await expect(place.getByText('None yet.')).toBeVisible();
    expect(content.git('status', '--porcelain')).toEqual([]);
  },
);

test(
  'the site: a patient’s case asks for both photographs, of one shape',
  { tag: '@release' },
  async ({ page }) => {
    await beginDesk(page, desk, OWNER);
    await page.keyboard.press('4');
    await page.getByRole('link', { name: 'Cases of the gallery' }).click();
    const words = page.getByLabel('In a word or two, for its address');
    await words.fill('Trial gap');
    await words.press('Enter');
    const entry = page.locator('.site-entry', { hasText: 'Trial gap new' });
    await expect(entry.locator('summary')).toBeFocused();
    await entry.getByLabel('How long').fill('14 months');
    await entry.getByLabel('How it goes, in order').fill('Braces for 13 months.');
    await entry.getByLabel('Title', { exact: true }).fill('A gap, closed');
    await entry.getByLabel('What bothered them').selectOption('Alignment');
    await entry.getByLabel('Braces', { exact: true }).check();
    await entry.getByLabel('What changes').fill('The front teeth stood apart; now they do not.');
    const before = entry.getByRole('group', { name: 'Photograph before' });
    const after = entry.getByRole('group', { name: 'Photograph after' });
    await expect(after.getByText('there is none yet; choose one')).toBeVisible();
    await before
      .getByLabel('Choose a photograph')
      .setInputFiles(asFile('a.jpg', await asPhotograph('spacing-before', 1800, 1200)));
    await expect(before.getByRole('img')).toBeVisible();
    await after
      .getByLabel('Choose a photograph')
      .setInputFiles(asFile('b.jpg', await asPhotograph('spacing-after', 1800, 1100)));
    await expect(after.getByText('has another shape than its other')).toBeVisible();
    await after
      .getByLabel('Choose another in its place')
      .setInputFiles(asFile('b.jpg', await asPhotograph('spacing-after', 1800, 1200)));
    await expect(after.getByText('has another shape than its other')).toBeHidden();
    await expectStateWithoutFaults(page);
    const today = newYorkDay(new Date());
    for (const place of [before, after]) {
      await place.getByLabel('Taken on').fill(addDays(today, -YEAR_DAYS));
      await say(place, today, addDays(today, YEAR_DAYS));
      await expect(place.locator('.fault')).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'See and publish' }).click();
    await expect(page.getByText('One change waits')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Build a preview' })).toBeEnabled();
  },
);

test(
  'the site: a photograph is published, and taken away for good',
  { tag: '@release' },
  async ({ page }) => {
    test.setTimeout(3 * BUILD_TIMEOUT_MS);
    await beginDesk(page, desk, OWNER);
    await page.keyboard.press('4');
    const place = await openPortrait(page);
    await place
      .getByLabel('Choose a photograph')
      .setInputFiles(asFile('large.jpg', await asPhotograph('hygienist', 1200, 1800)));
    await expect(place.getByRole('img')).toBeVisible();
    await confirmAll(page.locator('.site-entry', { hasText: PERSON.name }));
    const today = newYorkDay(new Date());
    await say(place, today, addDays(today, YEAR_DAYS));
    await expect(place.locator('.fault')).toHaveCount(0);
    await publish(page, async () => {
      for (const proof of ['.proof-wide', '.proof-phone']) {
        const shown = page.frameLocator(`${proof} iframe`).getByRole('img', { name: ALT });
        await expect(shown.first()).toBeAttached();
      }
    });
    const visitor = await page.context().newPage();
    await visitor.goto(`http://localhost:${desk.port}/team`);
    const portrait = visitor.getByRole('img', { name: ALT }).first();
    await portrait.scrollIntoViewIfNeeded();
    await expect(portrait).toBeVisible();
    expect.soft(await findAccessibilityFaults(visitor)).toEqual([]);
    const address = await portrait.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect((await fetch(address)).status).toBe(200);
    const committed = content.git('show', '--format=%an', '--name-only');
    expect(committed).toEqual([
      OWNER,
      expect.stringMatching(new RegExp(`^photographs/${PERSON.id}-[0-9a-f]{8}\\.jpg$`)),
      expect.stringMatching(new RegExp(`^photographs/${PERSON.id}-[0-9a-f]{8}\\.yaml$`)),
      ...committed.filter((name) => name === 'pictures-in-reserve.yaml'),
      'team/people.yaml',
    ]);
    // By its mark the server knows later which build has it.
    const file = readFileSync(join(content.folder, committed[1] ?? ''));
    const build =
      readdirSync(join(desk.folder, 'sites')).find((name) => name !== 'live.json') ?? '';
    const manifest = JSON.parse(
      readFileSync(join(desk.folder, 'sites', build, 'build/site.json'), 'utf8'),
    ) as { photographs: string[] };
    expect(manifest.photographs).toEqual([createHash('sha256').update(file).digest('hex')]);
    const { exif, xmp, icc } = await sharp(file).metadata();
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);

    await page.getByRole('link', { name: 'The team' }).click();
    const entry = page.locator('.site-entry', { hasText: PERSON.name });
    await entry.locator('summary').press('Enter');
    await place.getByRole('button', { name: 'Take away this photograph' }).press('Enter');
    await expect(place.getByText('no earlier site brings it back')).toBeVisible();
    await expect(place.getByLabel('Choose a photograph')).toBeFocused();
    await expectStateWithoutFaults(page);
    await publish(page);
    await visitor.goto(`http://localhost:${desk.port}/team`);
    await expect(visitor.getByRole('img', { name: ALT })).toHaveCount(0);
    expect((await fetch(address)).status).not.toBe(200);
    expect(content.git('ls-files', 'photographs')).toEqual(photographsBefore);
  },
);

interface WrittenPerson {
  id: string;
  sample: boolean;
  credentials: unknown[];
  name: string;
  portrait?: string;
}

function firstPerson(): WrittenPerson {
  const [first] = parse(readFileSync(join('content', PEOPLE), 'utf8')) as WrittenPerson[];
  if (first === undefined) throw new Error('Nobody stands in the team.');
  return first;
}

/** Makes the first person a sample, without the photograph that the practice may have given: a painting stays, and so does no picture. */
function leaveWithoutPhotograph(folder: string): void {
  const file = join(folder, PEOPLE);
  const text = readFileSync(file, 'utf8');
  // The first of them alone.
  if (!PERSON.sample) writeFileSync(file, text.replace('sample: false', 'sample: true'));
  const { portrait } = PERSON;
  const files = readdirSync(join(folder, 'photographs'));
  const own = files.filter((file) => portrait !== undefined && file.startsWith(`${portrait}.`));
  if (own.length === 0) return;
  for (const file of own) rmSync(join(folder, 'photographs', file));
  const people = join(folder, PEOPLE);
  writeFileSync(people, readFileSync(people, 'utf8').replace(/^ +portrait: .*\n/m, ''));
}

/** Opens the entry of a person who has no photograph. @returns the place of the photograph */
async function openPortrait(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'The team' }).click();
  const entry = page.locator('.site-entry', { hasText: PERSON.name });
  await entry.locator('summary').press('Enter');
  return entry.getByRole('group', { name: 'Photograph', exact: true });
}

/** Says of all that a sample says that it is the real person's; of whoever is real already nothing is asked. */
async function confirmAll(entry: Locator): Promise<void> {
  const asked = entry.getByRole('button', { name: /^(It is|These are) theirs: / });
  // What was saved just before may take a question with it while these are counted.
  for (let left = await asked.count(); left > 0; left = await asked.count()) {
    await asked.first().press('Enter');
    await expect.poll(() => asked.count()).toBeLessThan(left);
  }
}

/** Says what a photograph shows, and what whoever is shown agreed to. */
async function say(place: Locator, from: string, until: string): Promise<void> {
  await place.getByLabel('What it shows').fill(ALT);
  await place.getByLabel('Below it, in a sentence').fill('In the second room, in the morning.');
  await place.getByLabel('Who signed the consent').fill('Paper 14');
  await place.getByLabel('What they agreed to').fill('This photograph on the team’s page');
  await place.getByLabel('Signed on').fill(from);
  await place.getByLabel('Holds until').fill(until);
  await place.getByLabel('Signed on').focus();
}

/** Builds the preview, looks at it, and publishes it with a fresh touch. */
async function publish(page: Page, look = async (): Promise<void> => undefined): Promise<void> {
  await page.getByRole('link', { name: 'See and publish' }).click();
  await page.getByRole('button', { name: 'Build a preview' }).click();
  const button = page.getByRole('button', { name: 'Publish this' });
  await expect(button).toBeVisible({ timeout: BUILD_TIMEOUT_MS });
  await look();
  await expectStateWithoutFaults(page);
  await button.click();
  await expect(page.getByText(/^Published on /)).toBeVisible();
}

function asFile(name: string, buffer: Buffer) {
  return { name, mimeType: 'image/jpeg', buffer };
}
