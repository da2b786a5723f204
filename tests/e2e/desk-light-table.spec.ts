import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  beginDesk,
  expectNoDeskFaults,
  expectStateWithoutFaults,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { askWithPhotos } from '../support/desk-visitors.ts';
import { openBySheet } from '../support/first-start.ts';

const PATIENT = 'Corin Canary-Hale';

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer();
});
test.afterAll(() => desk.stop());

test(
  'photos are put in their places: by keys, by the mouse, by a finger, without a line, read elsewhere and printed',
  { tag: '@release' },
  async ({ page, browser }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    const sheet = await beginDesk(page, desk, 'Thaddea Marrowby');
    await askWithPhotos(desk, PATIENT, 'Canary: three.', ['#b08d3e', '#1f236b', '#a33333']);
    await page.getByRole('link', { name: PATIENT }).click();
    await page.keyboard.press('p');
    await expect(page.locator('.mount img')).toHaveCount(3);
    expect(await places(page)).toEqual({ 1: '0', 2: '1', 3: '2' });
    await expect(page.locator('.laid-by')).toHaveCount(0);

    // By keys: each step is the name of where the focus goes; Escape leaves it, the second Enter finds it there.
    await page.keyboard.press('3');
    await page.keyboard.press('m');
    await expect(button(page, 'Photo 3, place of the teeth from the left: keep it')).toBeFocused();
    await expect(page.locator('.mount')).toHaveCount(6);
    await page.keyboard.press('ArrowUp');
    await expect(button(page, 'Photo 3, place of the upper teeth: free')).toBeFocused();
    await expectNoDeskFaults(page);
    await page.keyboard.press('ArrowLeft');
    await expect(button(page, 'Photo 3, place of the smile: swap with photo 1')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Photo 3 stays in the place of the teeth from')).toBeAttached();
    await expect(button(page, '3 Teeth from the left')).toBeFocused();
    await page.keyboard.press('m');
    await expect(page.getByText('Photo 3 stays')).toHaveCount(0);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(button(page, '3 Upper teeth')).toBeFocused();
    await expect(strip(page)).toContainText('photo 3 in the place of the upper teeth');
    await expect(page.locator('.laid-by')).toContainText('Put in their places by Thaddea');
    // Taken back, it is gone on with, also where another was chosen meanwhile.
    await page.keyboard.press('1');
    await expect(button(page, '1 A smile, from the front')).toBeFocused();
    await page.keyboard.press('z');
    await expect(button(page, '3 Teeth from the left')).toBeFocused();
    await expect(button(page, '3 Teeth from the left')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('.laid-by')).toHaveCount(0);

    // By the mouse: what trembles is a press; what is let go beside the places stays.
    await draw(page, photo(page, 1), { x: 4, y: 0 });
    await expect(button(page, '1 A smile, from the front')).toHaveAttribute('aria-pressed', 'true');
    // What was pressed and let go elsewhere is not in hand.
    const second = await photo(page, 2).boundingBox();
    if (second === null) throw new Error('The photo is not on the page.');
    await page.mouse.move(second.x + 4, second.y + 4);
    await page.mouse.down();
    await page.mouse.move(4, 4);
    await page.mouse.up();
    await page.mouse.move(second.x + 40, second.y + 40, { steps: 4 });
    await expect.soft(button(page, /place of/)).toHaveCount(0);
    await page.mouse.move(4, 4);
    await draw(page, photo(page, 1), photo(page, 2));
    await expect(strip(page)).toContainText('photos 1 and 2 changed places');
    await draw(page, photo(page, 1), page.locator('.how-to').last());
    expect(await places(page)).toEqual({ 1: '1', 2: '0', 3: '2' });

    // What is not kept lies where it lay, and says so.
    const entries = '**/api/cards/*/entries';
    await page.route(entries, (route) => route.fulfill({ status: 500, json: {} }));
    await draw(page, photo(page, 1), photo(page, 3));
    await expect(page.getByRole('alert').locator('.undo-fault')).toContainText('Not kept');
    expect(await places(page)).toEqual({ 1: '1', 2: '0', 3: '2' });
    await page.unroute(entries);

    // By a finger, which draws nothing: a button, and the place.
    await page.setViewportSize({ width: 390, height: 844 });
    await photo(page, 3).getByRole('button').click();
    await page.getByRole('button', { name: 'Move photo 3' }).click();
    await button(page, 'Photo 3, place of the lower teeth: free').click();
    await expect(strip(page)).toContainText('photo 3 in the place of the lower teeth');
    await page.setViewportSize({ width: 1440, height: 900 });

    // Large, in the strip, and side by side they are called and lie as they were put.
    await page.keyboard.press('1');
    await page.keyboard.press('o');
    await expect(page.locator('.stage-title')).toHaveText('1 Teeth together');
    await expect(page.locator('.stage-title')).toBeFocused();
    const film = page.locator('.film button');
    expect(await film.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual([
      'Photo 2: A smile, from the front',
      'Photo 1: Teeth together',
      'Photo 3: Lower teeth',
    ]);
    await page.keyboard.press('2');
    await page.keyboard.press('s');
    await expect(page.locator('.stage-title')).toHaveText([
      '2 A smile, from the front',
      '1 Teeth together',
    ]);
    await expectStateWithoutFaults(page);

    // At another machine it is the same, and goes on by itself; the last one counts.
    const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    other.on('pageerror', ({ message }) => faults.push(message));
    await other.goto(new URL('/', page.url()).href);
    await openBySheet(other, sheet);
    await other.getByRole('link', { name: PATIENT }).click();
    await other.keyboard.press('p');
    await expect(photo(other, 3)).toContainText('3 Lower teeth');
    await other.keyboard.press('3');
    await other.keyboard.press('m');
    await other.keyboard.press('ArrowLeft');
    await other.keyboard.press('Enter');
    await expect(strip(other)).toContainText('photo 3 in the place of the teeth from the right');
    await page.keyboard.press('a');
    await expect(photo(page, 3)).toContainText('3 Teeth from the right');
    await expect(page.locator('.laid-by')).toContainText('by The sheet');

    // What is begun on a photo stands there again after a look at the card, and after the lock.
    const finding = other.getByPlaceholder('What do you see?');
    await finding.fill('Canary: a crack.');
    const leave = async () => {
      await finding.blur();
      await other.keyboard.press('Escape');
      await expect(other.locator('.history')).toBeVisible();
    };
    await leave();
    await other.keyboard.press('p');
    await expect(finding).toHaveValue('Canary: a crack.');
    await leave();
    await other.keyboard.press('l');
    await expect(other.getByRole('heading', { name: /^Locked at/ })).toBeVisible();
    expect(await other.evaluate(() => JSON.stringify(localStorage))).not.toContain('Canary');
    await openBySheet(other, sheet);
    // The card comes a moment after the desk: before it a key does nothing.
    await expect(other.locator('.history')).toBeVisible();
    await other.keyboard.press('p');
    await expect(finding).toHaveValue('Canary: a crack.');
    await expect(finding.locator('..')).toContainText('On photo 3');
    // Large, one photo is on the glass, whichever were before.
    await finding.blur();
    await other.keyboard.press('o');
    for (const number of ['1', '3']) await other.keyboard.press(number);
    await expect(other.locator('.stage-title')).toHaveText(['3 Teeth from the right']);
    // It stays with its photo, and its mark too, while another one is looked at.
    await expect(other.locator('.stage img')).toHaveJSProperty('complete', true);
    await other.locator('.stage').click();
    await expect(finding.locator('..')).toContainText('The mark');
    await finding.blur();
    await other.keyboard.press('1');
    await expect(finding.locator('..')).toContainText('On photo 3, teeth from the right. The mark');
    await other.getByRole('button', { name: 'Keep the note' }).click();
    await expect(other.locator('.note-photo')).toHaveText('Teeth from the right photo 3');
    await expect(finding.locator('..')).toContainText('On photo 1');
    await other.keyboard.press('3');
    await expect(other.locator('.stage .pin')).toHaveText('1');
    await other.keyboard.press('a');

    // Without a line it waits on this machine, sealed.
    await page.context().setOffline(true);
    await page.keyboard.press('3');
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(strip(page)).toContainText(
      'photos 3 and 1 changed places, waits here for the line',
    );
    await expect(page.locator('.laid-by')).toContainText('waits here for the line');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/laid|together/);
    await page.context().setOffline(false);
    await expect(page.locator('.laid-by')).not.toContainText('waits');
    await expect(photo(other, 3)).toContainText('3 Teeth together');

    // On paper they lie so too, with who put them there.
    await page.evaluate(() => (window.print = () => undefined));
    await page.getByRole('button', { name: 'Sheet for the doctor' }).click();
    await page.emulateMedia({ media: 'print' });
    expect(await places(page)).toEqual({ 1: '3', 2: '0', 3: '1' });
    await expect(page.locator('.laid-by')).toBeVisible();
    await expect(page.locator('.move-photo')).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

    await page.keyboard.press('?');
    await expect(page.locator('dialog[open]')).toContainText('Put the photo in another place');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.locator('.history')).toContainText('Photos put in their places. The sheet');
    expect(faults).toEqual([]);
    expect(desk.said()).not.toMatch(/[Cc]anary/);
  },
);

const photo = (page: Page, number: number) => page.locator(`[data-photo='${number}']`);
const button = (page: Page, name: string | RegExp) =>
  page.locator('.mount').getByRole('button', { name });
const strip = (page: Page) => page.getByRole('alert').locator('.undo-strip');

/** In which place each photo lies. */
async function places(page: Page): Promise<Record<string, string>> {
  const all = await page
    .locator('[data-photo]')
    .evaluateAll((mounts) =>
      mounts.map((mount) => ['data-photo', 'data-place'].map((name) => mount.getAttribute(name))),
    );
  return Object.fromEntries(all);
}

/** Draws a photo by the mouse, by some pixels or onto something. */
async function draw(page: Page, from: Locator, to: Locator | { x: number; y: number }) {
  const start = await middleOf(from);
  const end = 'x' in to ? { x: start.x + to.x, y: start.y + to.y } : await middleOf(to as Locator);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
}

async function middleOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${part.toString()} is not on the page.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
