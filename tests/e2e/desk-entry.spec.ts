import { expect, test } from '@playwright/test';
import { copyContentUnderGit, type ContentUnderGit } from '../support/content-under-git.ts';
import { beginDesk, startDeskServer, type DeskServer } from '../support/desk-journey.ts';
import { holdBack } from '../support/hold-back.ts';

const ADD = '**/api/site/entries/add';

let desk: DeskServer;
let content: ContentUnderGit;
test.beforeEach(async () => {
  content = copyContentUnderGit(() => undefined);
  desk = await startDeskServer({ SITE_CONTENT_DIR: content.folder });
});
test.afterEach(() => {
  desk.stop();
  content.remove();
});

test('an entry that is begun on the site: its words stay until it is added, one after the other, and a failure is told wherever one is', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await beginDesk(page, desk, 'Thaddea Marrowby');
  await page.setViewportSize({ width: 1280, height: 800 });
  const words = page.getByLabel('In a word or two, for its address');
  const open = (part: string) => page.getByRole('link', { name: part }).click();
  await page.keyboard.press('4');

  await test.step('what was typed stands there after the lock, and after another part', async () => {
    await open('Events and dates');
    await words.fill('Braces');
    await open('Hours and holidays');
    await open('Events and dates');
    await expect(words).toHaveValue('Braces');
    // Said at the head of the list, which may be long.
    await page.getByRole('button', { name: 'Go on with it' }).click();
    await expect(words).toBeFocused();
    await page.getByRole('button', { name: /^Lock/ }).click();
    await page.getByRole('button', { name: 'Open with your passkey' }).press('Enter');
    await expect(words).toHaveValue('Braces');
    await expect(words).toBeFocused();
    await expect(words).toBeInViewport({ ratio: 1 });
  });

  await test.step('one after the other, while the line is slow: the field stays where one types', async () => {
    const letThrough = await holdBack(page, ADD);
    await words.press('Enter');
    // The second half of a double press adds nothing, and says nothing.
    await words.press('Enter');
    await words.pressSequentially('Retainers');
    await words.press('Enter');
    await words.pressSequentially('Whit');
    await letThrough();
    const entry = (name: string) => page.locator('.site-entry', { hasText: `${name} new` });
    await expect(entry('Braces')).toBeVisible();
    await expect(entry('Retainers')).toBeVisible();
    await expect(words).toBeFocused();
    await expect(words).toHaveValue('Whit');
    await expect.soft(words).toBeInViewport({ ratio: 1 });
    await expect.soft(page.getByText('Please say in a word or two')).toHaveCount(0);
    await words.pressSequentially('ening');
    await words.press('Enter');
    await expect(entry('Whitening').locator('summary')).toBeFocused();
    await expect(words).toHaveValue('');
  });

  await test.step('what could not be added is told in another room, and stands in its field again', async () => {
    const letThrough = await holdBack(page, ADD);
    await words.fill('Aligners');
    await words.press('Enter');
    await page.getByRole('link', { name: 'Diary' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('to');
    await letThrough({ status: 500 });
    await expect(page.getByText(/^“Aligners”: /)).toBeVisible();
    await page.keyboard.press('4');
    await open('Events and dates');
    await expect(words).toHaveValue('Aligners');
  });

  await test.step('and in another part of the site', async () => {
    const letThrough = await holdBack(page, ADD);
    await words.press('Enter');
    await open('Hours and holidays');
    await open('Events and dates');
    await expect.soft(words).toHaveValue('');
    await open('Hours and holidays');
    await letThrough({ status: 500 });
    await expect(page.getByRole('alert').filter({ hasText: /^“Aligners”: / })).toBeVisible();
    await open('Events and dates');
    await expect(words).toHaveValue('Aligners');
    await words.fill('');
    await open('Hours and holidays');
    await open('Events and dates');
    await expect(words).toHaveValue('');
  });

  await test.step('what waits in turn as the desk locks is not lost', async () => {
    const letThrough = await holdBack(page, ADD);
    for (const one of ['Alpha', 'Beta']) {
      await words.pressSequentially(one);
      await words.press('Enter');
    }
    await words.pressSequentially('Gamma');
    await page.getByRole('button', { name: /^Lock/ }).click();
    await letThrough();
    await page.getByRole('button', { name: 'Open with your passkey' }).press('Enter');
    await expect(words).toHaveValue('Gamma');
    const unadded = page.getByText('“Beta” was not added.');
    await expect(unadded).toBeVisible();
    // Once more locked, it stands there still.
    await page.getByRole('button', { name: /^Lock/ }).click();
    await page.getByRole('button', { name: 'Open with your passkey' }).press('Enter');
    await page.getByRole('button', { name: 'Add it: Beta' }).click();
    await expect(page.locator('.site-entry', { hasText: 'Beta new' })).toBeVisible();
    await expect(unadded).toHaveCount(0);
    await expect(words).toHaveValue('Gamma');
    for (const one of await page.getByRole('button', { name: /^Leave it out/ }).all()) {
      await one.click();
    }
    await expect(page.locator('.site-unadded')).toHaveCount(0);
  });
  expect(faults).toEqual([]);
});

test('a question of the site: after the lock its answer is typed on, and a new one is added to the group that was chosen', async ({
  page,
}) => {
  await beginDesk(page, desk, 'Thaddea Marrowby');
  await page.setViewportSize({ width: 1280, height: 800 });
  const lockAndOpen = async (whileLocked?: () => Promise<void>) => {
    await page.getByRole('button', { name: /^Lock/ }).click();
    await whileLocked?.();
    await page.getByRole('button', { name: 'Open with your passkey' }).press('Enter');
  };
  await page.keyboard.press('4');
  await page.getByRole('link', { name: 'Questions and answers' }).click();
  const entry = page.locator('.site-entry').nth(9);
  const answer = entry.getByLabel('Answer', { exact: true });

  await test.step('an answer, in the middle of its sentence', async () => {
    await entry.locator('summary').press('Enter');
    await answer.focus();
    await page.keyboard.press('Control+End');
    const letThrough = await holdBack(page, '**/api/site/drafts');
    await page.keyboard.type(' As well');
    // It could not be saved: its entry is open all the same.
    await lockAndOpen(() => letThrough({ status: 500 }));
    await expect(answer).toBeFocused();
    await expect(answer).toBeInViewport();
    await page.keyboard.type(' as all');
    await expect(answer).toHaveValue(/ As well as all$/);
    await expect(entry.locator('.site-draft')).toBeVisible();
    await lockAndOpen();
    await expect(answer).toBeFocused();
    await page.keyboard.type(' the rest');
    await expect(answer).toHaveValue(/ As well as all the rest$/);
  });

  await test.step('a new one, among those that were chosen, also of several in turn', async () => {
    const words = page.getByLabel('In a word or two, for its address');
    const group = page.locator('.site-add').getByRole('combobox');
    const groups = await group
      .locator('option')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));
    const [first = '', second = '', third = ''] = groups;
    const sentGroup = async (press: () => Promise<void>) => {
      const [request] = await Promise.all([page.waitForRequest(ADD), press()]);
      return (request.postDataJSON() as { group: string }).group;
    };
    await expect(group).toHaveValue(first);
    // Chosen before a word is typed, it stays so, too.
    await group.selectOption(third);
    await lockAndOpen();
    await expect(words).toHaveValue('');
    await expect(group).toHaveValue(third);
    await group.selectOption(second);
    await words.fill('Rubber bands');
    await lockAndOpen();
    await expect(words).toHaveValue('Rubber bands');
    await expect(group).toHaveValue(second);
    await page.getByRole('link', { name: 'Hours and holidays' }).click();
    await page.getByRole('link', { name: 'Questions and answers' }).click();
    await expect(group).toHaveValue(second);

    const letThrough = await holdBack(page, ADD);
    await words.press('Enter');
    await group.selectOption(third);
    await words.fill('Night guards');
    await words.press('Enter');
    await group.selectOption(second);
    await words.fill('Wires');
    await lockAndOpen(letThrough);
    await expect(words).toHaveValue('Wires');
    await expect(group).toHaveValue(second);
    const addIt = page.getByRole('button', { name: 'Add it: Night guards' });
    expect(await sentGroup(() => addIt.click())).toBe(third);
    await expect(page.locator('.site-entry', { hasText: 'Night guards new' })).toBeVisible();
    expect(await sentGroup(() => words.press('Enter'))).toBe(second);
  });
});
