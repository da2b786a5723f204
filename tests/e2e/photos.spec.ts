import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { inRelease } from '../support/in-release.ts';
import sharp from 'sharp';
import { jpegWithPlace, PHOTO_SECRETS } from '../../server/test-support/sample-photos.ts';
import { findAccessibilityFaults } from '../support/accessibility-faults.ts';
import { showHeaderAction } from '../support/scroll-page.ts';
import { openAlive, watchPage } from '../support/watch-page.ts';
import { numbersWith, staff } from '../support/staff-reading.ts';
import { PRACTICE } from '../support/site-content.ts';

// What is still fading in has no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PAGE = '/embed/virtual-consultation';

/** The number of the request that holds a text. */
function numberOf(text: string): string {
  return numbersWith(text)[0] ?? '';
}

/** A request's photos as staff take them out. */
function takenOut(secret: string, folder: string): Buffer[] {
  staff('photos', numberOf(secret), '--out', folder);
  return readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(join(folder, file)));
}

const photo = async (name: string, width = 400, height = 300) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await jpegWithPlace(width, height),
});
const BROKEN = {
  name: 'holiday.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('This is no picture.'),
};

async function choose(page: Page, ...files: Awaited<ReturnType<typeof photo>>[]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.getByRole('button', { name: 'Send my request' })).toBeEnabled();
}

async function fillIn(page: Page, message: string): Promise<void> {
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
  await page.getByLabel('What matters most to you?').fill(message);
  await page.getByLabel(/I agree/).check();
}

/** Keeps the photos of what the page sends, as they leave. */
async function watchSending(page: Page): Promise<() => Promise<Buffer[]>> {
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    const sent: Blob[] = [];
    Object.assign(window, { sentPhotos: sent });
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) {
        for (const part of body.getAll('photos')) if (part instanceof Blob) sent.push(part);
      }
      send.call(this, body);
    };
  });
  return async () => {
    // As text: a list of numbers takes half a minute to leave the page.
    const addresses = await page.evaluate(async () => {
      const sent: Blob[] = Reflect.get(window, 'sentPhotos');
      return Promise.all(
        sent.map(
          (blob) =>
            new Promise<string>((resolve) => {
              const reader = new FileReader();
              reader.addEventListener('load', () => resolve(String(reader.result)));
              reader.readAsDataURL(blob);
            }),
        ),
      );
    });
    return addresses.map((address) => Buffer.from(address.split(',')[1] ?? '', 'base64'));
  };
}

test('photos are chosen, one is taken away again, and staff take the others out; what leaves tells no place', async ({
  page,
}, testInfo) => {
  const { faults } = await watchPage(page);
  const sentPhotos = await watchSending(page);
  const secret = `Quokka-${crypto.randomUUID()}`;
  await openAlive(page, PAGE);
  await fillIn(page, secret);
  await choose(page, await photo('one.jpg', 3000, 1000), await photo('two.jpg'));
  await choose(page, await photo('three.jpg', 300, 500));
  await expect(page.getByRole('img', { name: /^Photo \d$/ })).toHaveCount(3);
  await expect(page.getByText('3 photos are ready to send.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo 2' }).press('Enter');
  await expect(page.getByRole('img', { name: /^Photo \d$/ })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Remove photo 2' })).toBeFocused();

  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your request and two photos have arrived' }),
  ).toBeVisible();

  const sent = await sentPhotos();
  const stored = takenOut(secret, testInfo.outputPath('photos'));
  expect([sent.length, stored.length]).toEqual([2, 2]);
  for (const bytes of [...sent, ...stored]) {
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    for (const place of PHOTO_SECRETS) expect(bytes.includes(place)).toBe(false);
  }
  const sizes = await Promise.all(
    stored.map(async (bytes) => {
      const { width, height } = await sharp(bytes).metadata();
      return [width, height];
    }),
  );
  expect(sizes).toEqual([
    [2048, 683],
    [300, 500],
  ]);
  expect(faults).toEqual([]);
});

test(
  'a file that is no picture is told beside the field, and so is a seventh; the others stay',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, PAGE);
    await fillIn(page, 'A question');
    await choose(page, await photo('one.jpg'), BROKEN);
    const field = page.getByRole('group', { name: /Photos/ });
    await expect(field.getByRole('status').locator('.field-message')).toContainText(
      '“holiday.jpg” could not be read as a picture.',
    );
    await expect(
      page.getByRole('button', { name: 'Add another photo' }),
    ).toHaveAccessibleDescription(/holiday\.jpg/);
    await expect(page.getByRole('img', { name: /^Photo \d$/ })).toHaveCount(1);
    await expect(page.getByLabel('What matters most to you?')).toHaveValue('A question');

    const more = await Promise.all(
      ['2', '3', '4', '5', '6', '7'].map((name) => photo(`${name}.jpg`)),
    );
    await choose(page, ...more);
    await expect(field.getByRole('status').locator('.field-message')).toHaveText(
      'Six photos are the most. The first six are kept; one was left out.',
    );
    await expect(page.getByRole('img', { name: /^Photo \d$/ })).toHaveCount(6);
  },
);

test('when the practice cannot be reached, words and photos stay, and the same request is sent again', async ({
  page,
}, testInfo) => {
  const secret = `Numbat-${crypto.randomUUID()}`;
  await openAlive(page, PAGE);
  await fillIn(page, secret);
  await choose(page, await photo('one.jpg'));
  const keys: (string | undefined)[] = [];
  await page.route('/api/requests', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByRole('alert')).toContainText(PRACTICE.phone);
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await expect(page.getByLabel('What matters most to you?')).toHaveValue(secret);
  await page.getByRole('button', { name: 'Send my request' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your request and one photo have arrived' }),
  ).toBeVisible();
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect(takenOut(secret, testInfo.outputPath('photos'))).toHaveLength(1);
});

test(
  'what the server says of a photo stands beside the field and in the summary',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, PAGE);
    await fillIn(page, 'A question');
    await choose(page, await photo('one.jpg'));
    await page.route('/api/requests', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          detail: 'Please correct what is listed.',
          errors: [{ field: 'photos', message: 'Photo 1 could not be read.' }],
        }),
      }),
    );
    await page.getByRole('button', { name: 'Send my request' }).click();
    await expect(page.locator('.error-summary')).toBeFocused();
    await page.getByRole('link', { name: 'Photo 1 could not be read.' }).click();
    await expect(page.getByRole('button', { name: 'Add another photo' })).toBeFocused();
    await expect(page.locator('#photos-message')).toHaveText('Photo 1 could not be read.');
    await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  },
);

test(
  'photos are there again when the form was closed and is opened again',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAlive(page, '/orthodontics');
    await (await showHeaderAction(page)).click();
    const form = page.frameLocator('iframe[title="Virtual consultation"]');
    await expect(form.getByRole('button', { name: 'Add photos' })).toBeVisible();
    await form.locator('input[type=file]').setInputFiles(await photo('one.jpg'));
    await expect(form.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await expect(form.getByText('One photo is ready to send.')).toBeVisible();
    await form.getByRole('button', { name: 'Remove photo 1' }).press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.locator('.header-action').click();
    await expect(form.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  },
);

test(
  'everything about photos can be done from the keyboard',
  { tag: '@release' },
  async ({ page }) => {
    const choosers: { isMultiple: boolean }[] = [];
    // From the beginning: the browser must have been told before the key is pressed.
    page.on('filechooser', (chooser) => choosers.push({ isMultiple: chooser.isMultiple() }));
    await openAlive(page, PAGE);
    await choose(page, await photo('one.jpg'), await photo('two.jpg'));
    await page.getByLabel('What matters most to you?').focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeFocused();
    await page.keyboard.press('Space');
    const add = page.getByRole('button', { name: 'Add photos' });
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => choosers).toEqual([{ isMultiple: true }]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the form itself sends the photos, and staff take them out without their place',
    { tag: '@release' },
    async ({ page }, testInfo) => {
      const secret = `Bilby-${crypto.randomUUID()}`;
      await page.goto(PAGE);
      await fillIn(page, secret);
      await page
        .getByLabel('Choose photos')
        .setInputFiles([await photo('a.jpg'), await photo('b.jpg')]);
      await page.getByRole('button', { name: 'Send my request' }).click();
      await expect(page.getByRole('heading', { name: 'Your request was received' })).toBeVisible();
      const stored = takenOut(secret, testInfo.outputPath('photos'));
      expect(stored).toHaveLength(2);
      for (const bytes of stored) expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    },
  );

  test(
    'a request without photos is taken too, and a broken one is told',
    { tag: '@release' },
    async ({ page }) => {
      const secret = `Potoroo-${crypto.randomUUID()}`;
      await page.goto(PAGE);
      await fillIn(page, secret);
      await page.getByLabel('Choose photos').setInputFiles([BROKEN]);
      await page.getByRole('button', { name: 'Send my request' }).click();
      await expect(page.getByText('Photo 1 could not be read as a picture.')).toBeVisible();
      await page.goto(PAGE);
      await fillIn(page, secret);
      await page.getByRole('button', { name: 'Send my request' }).click();
      await expect(page.getByRole('heading', { name: 'Your request was received' })).toBeVisible();
      expect(numberOf(secret)).not.toBe('');
    },
  );
});

for (const width of inRelease(320, 390, 1280)) {
  test(`photos, chosen and refused, break no rule at ${width} px`, async ({ page }) => {
    const { faults } = await watchPage(page);
    await page.setViewportSize({ width, height: 900 });
    await openAlive(page, PAGE);
    await choose(page, await photo('one.jpg'), await photo('two.jpg'), BROKEN);
    await expect(page.getByRole('img', { name: 'Photo 2' })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    for (const button of await page.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    expect(await findAccessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
}
