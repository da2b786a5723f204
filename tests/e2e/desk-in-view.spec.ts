import { expect, test, type Locator } from '@playwright/test';
import { LETTER_HELD_MS } from '../../domain/desk/wire.ts';
import {
  beginDesk,
  SILENT_MAIL,
  startDeskServer,
  type DeskServer,
} from '../support/desk-journey.ts';
import { askForWeekend, bookVisit, showWeekOf } from '../support/desk-visitors.ts';

const VISITOR = 'Sidonie Canary-Bello';
const ASKED = 'Thessaly Canary-Okoye';
const OTHER = 'Corin Canary-Hale';
const AT_DESK = { width: 1440, height: 900 };
const LAPTOP = { width: 1280, height: 800 };
const TABLET = { width: 820, height: 1180 };

let desk: DeskServer;
test.beforeAll(async () => {
  desk = await startDeskServer(SILENT_MAIL);
});
test.afterAll(() => desk.stop());

test('what one writes in, and what sends it, lies in view and beneath nothing', async ({
  page,
}) => {
  // What was done is to be seen for as long as a busy machine needs.
  await page.addInitScript((held) => {
    const begin = window.setTimeout.bind(window);
    const slow = (task: () => void, ms?: number) => begin(task, ms === held ? held * 60 : ms);
    Object.assign(window, { setTimeout: slow });
  }, LETTER_HELD_MS);
  await beginDesk(page, desk, 'Thaddea Marrowby');
  const startsAt = await bookVisit(desk, VISITOR);
  await askForWeekend(desk, ASKED);
  await askForWeekend(desk, OTHER);
  const strip = page.locator('.undo-strip');

  await test.step('a letter as it opens: its first words, and what sends it', async () => {
    for (const size of [AT_DESK, LAPTOP, TABLET]) {
      await page.setViewportSize(size);
      await page.locator('.row', { hasText: ASKED }).click();
      await page.keyboard.press('e');
      await expect(page.getByText('The 3 times in it are held until')).toBeVisible();
      await expect.soft(page.getByLabel('About', { exact: true })).toBeInViewport({ ratio: 1 });
      await expectInView(page.getByRole('button', { name: /^Send/ }));
      const letter = await boxOf(page.getByLabel('The letter'));
      const foot = await boxOf(page.locator('.letter-send'));
      // All of it is read, but for its last line on the lowest screen.
      expect.soft(foot.y - letter.y).toBeGreaterThan(letter.height - 32);
      // What has the focus stands above what sends.
      const leaveOut = page.getByRole('button', { name: /^Leave out / });
      await leaveOut.last().focus();
      await expectInView(leaveOut.last());
      await page.keyboard.press('Escape');
    }
  });

  await test.step('the strip of what was done lies over no field of a card', async () => {
    await page.setViewportSize(LAPTOP);
    await page.locator('.row', { hasText: OTHER }).click();
    await page.keyboard.press('r');
    await expect(strip).toContainText(`${OTHER}: reached`);
    for (const size of [AT_DESK, LAPTOP, TABLET]) {
      await page.setViewportSize(size);
      await page.locator('.row', { hasText: ASKED }).click();
      await expectApart(strip, page.locator('.well'));
      await page.keyboard.press('e');
      await expectInView(page.getByRole('button', { name: /^Send/ }));
      await page.keyboard.press('Escape');
    }
  });

  await test.step('an address in the history breaks at its sign or a dot', async () => {
    await page.setViewportSize(LAPTOP);
    await page.getByRole('button', { name: 'Correct name, number or address' }).click();
    const form = page.getByRole('form', { name: 'Correct', exact: true });
    await form.getByLabel('E-mail').fill('thessaly.canary.okoye@everywhere.example.com');
    await form.getByRole('button', { name: 'Save' }).click();
    const said = page.locator('.history li', { hasText: 'corrected from' });
    await expect(said).toContainText('to thessaly.canary.okoye@everywhere.example.com.');
    for (const size of [AT_DESK, LAPTOP, TABLET]) {
      await page.setViewportSize(size);
      const lines = await said.locator('span').first().evaluate(linesOf);
      const broken = lines.slice(1).filter((line, at) => {
        const before = lines[at] ?? '';
        return !/\s$/.test(before) && !/^[\s@.]/.test(line);
      });
      expect.soft(broken, lines.join('|')).toEqual([]);
    }
  });

  await test.step('below the week, when and what sends are in view as a move begins, with the visit', async () => {
    await page.getByRole('link', { name: 'Diary' }).first().click();
    await showWeekOf(page, startsAt.slice(0, 10));
    await page.setViewportSize(TABLET);
    const slip = page.getByRole('button', { name: `Smile Blueprint, ${VISITOR}` });
    await slip.focus();
    await page.keyboard.press('m');
    await expect(page.getByRole('heading', { name: /^Move/ })).toBeFocused();
    await expectInView(page.getByLabel('Day', { exact: true }));
    await expectInView(page.locator('.time-fields select'));
    await expectInView(page.getByRole('button', { name: 'Move and send' }));
    await expect.soft(slip).toBeInViewport({ ratio: 1 });
  });

  await test.step('so it is as a visit is cancelled', async () => {
    const slip = page.getByRole('button', { name: `Smile Blueprint, ${VISITOR}` });
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.scrollTo(0, 0));
    await slip.focus();
    await page.keyboard.press('x');
    await expectInView(page.getByRole('group', { name: 'Who cancels?' }));
    await expectInView(page.getByRole('button', { name: 'Cancel and send' }));
    await expect.soft(slip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  });

  await test.step('beside the week, the strip of a move lies over nothing of the next', async () => {
    await page.setViewportSize(LAPTOP);
    const slip = page.getByRole('button', { name: `Smile Blueprint, ${VISITOR}` });
    await slip.focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Move and send' }).click();
    await expect(strip).toContainText('moved to');
    await slip.focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    await expectApart(strip, page.locator('.diary-side'));
    await page.setViewportSize(TABLET);
    const send = page.getByRole('button', { name: 'Move and send' });
    await expectApart(strip, send);
    const sentence = page.getByLabel(/One sentence of ours/);
    await sentence.focus();
    await expectInView(sentence);
    await expectApart(strip, sentence);
    // Nor at the page's end, where what sends stands in its own place.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectInView(send);
    await expectApart(strip, send);
  });
});

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  return box;
}

/** Whole, and beneath nothing. */
async function expectInView(part: Locator): Promise<void> {
  await expect.soft(part).toBeInViewport({ ratio: 1 });
  const isOnTop = await part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((down) => {
      const found = document.elementFromPoint(left + width / 2, top + height * down);
      return found !== null && element.contains(found);
    });
  });
  expect.soft(isOnTop, await part.first().innerText()).toBe(true);
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  const meet =
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  expect.soft(meet).toBe(false);
}

/** The lines of a text as they are broken. Runs in the page. */
function linesOf(element: Element): string[] {
  const lines: string[] = [];
  let bottom = -Infinity;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    for (let at = 0; at < text.length; at += 1) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getBoundingClientRect();
      if (box.height === 0) continue;
      if (box.bottom > bottom + box.height / 2) {
        bottom = box.bottom;
        lines.push('');
      }
      lines.push((lines.pop() ?? '') + (text[at] ?? ''));
    }
  }
  return lines;
}
