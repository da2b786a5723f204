import requests from 'content:requests';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import {
  isFrameMessage,
  type FrameMessage,
  type SentRequest,
} from '../../../domain/intake/frame-messages.ts';
import { sayTooMany } from '../../../domain/intake/refusal-words.ts';
import { FormLanguageHere, type FormLanguage } from '../../site/form-language.ts';
import '../../styles/foundation.css';
import '../../styles/site.css';
import '../../styles/pages/embed.css';
import { FORM_IN_SPANISH } from './form-in-spanish.ts';
import { RequestForm } from './request-form.tsx';

const RECEIPT = {
  id: 'K7NP-3XR2',
  receivedAt: '2026-11-22T03:00:00.000Z',
  confirmation: 'e-mail',
};
const BROKEN = new File(['This is no picture.'], 'holiday.jpg', { type: 'image/jpeg' });
const BROKEN_WORDS =
  '“holiday.jpg” could not be read as a picture. Please choose a JPEG, PNG or WebP file, or take the photo again.';

async function show(
  kind: 'virtual-consultation' | 'discovery-call' = 'virtual-consultation',
  language?: FormLanguage,
) {
  const onSent = vi.fn<(sent: SentRequest) => void>();
  const form = <RequestForm asked={requests[kind]} phone="516-555-0100" onSent={onSent} />;
  const element = language ? <FormLanguageHere value={language}>{form}</FormLanguageHere> : form;
  const router = createMemoryRouter([{ path: '/', element }]);
  await render(<RouterProvider router={router} />);
  return { onSent };
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Stands for the page around the form: gives what it was told last of each kind, and says it again. */
function framingPage() {
  const tell = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  const told = (type: FrameMessage['type']) =>
    tell.mock.calls.map(([data]) => data).findLast((data) => isFrameMessage(data, type));
  const sayAgain = (data: unknown) =>
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: window.location.origin, source: window.parent }),
    );
  return { tell, told, sayAgain };
}

/** So many small pictures. */
async function pictures(count: number): Promise<File[]> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 4, height: 3 });
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  return Array.from({ length: count }, (_, index) => new File([bytes ?? ''], `${index + 1}.jpg`));
}

const choose = (...files: File[]) =>
  userEvent.upload(page.getByLabelText('Choose photos', { exact: true }), files);
const photos = () => page.getByRole('group', { name: /^Photos/ });
const state = () => photos().getByRole('status');
const send = () => page.getByRole('button', { name: /^(Send my request|Ask for a call)$/ });

async function fillIn() {
  await page.getByLabelText('Your name').fill('Ada');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
  await page.getByLabelText('What matters most to you?').fill('A gap.');
  await page.getByLabelText(/I agree/).click();
}

test('an answer by phone needs a number; the fault leads to its field', async () => {
  const { onSent } = await show();
  await fillIn();
  await page.getByRole('radio', { name: 'Phone' }).click();
  await send().click();
  await page
    .getByRole('link', { name: 'Please give a phone number, or choose an answer by e-mail.' })
    .click();
  const field = page.getByRole('textbox', { name: 'Phone', exact: true });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(/Leave it empty if/);
  expect(onSent).not.toHaveBeenCalled();
});

test('a mended field takes its message along, one that it depends on too', async () => {
  await show();
  await fillIn();
  await page.getByRole('radio', { name: 'Phone' }).click();
  await send().click();
  const fault = page.getByRole('link', { name: /Please give a phone number/ });
  await expect.element(fault).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('grace@example.com');
  await expect.element(fault).toBeVisible();
  await page.getByRole('radio', { name: 'E-mail' }).click();
  await expect.element(fault).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('textbox', { name: 'Phone' }))
    .not.toHaveAttribute('aria-invalid');
});

test('what the server refuses leaves with the next change of its field, and of no other', async () => {
  const refusal = { errors: [{ field: 'email', message: 'This address takes no mail.' }] };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(refusal), { status: 422 }));
  await show();
  await fillIn();
  await send().click();
  const fault = page.getByRole('link', { name: 'This address takes no mail.' });
  await expect.element(fault).toBeVisible();
  await page.getByLabelText('Your name').fill('Grace');
  await expect.element(fault).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('grace@example.com');
  await expect.element(fault).not.toBeInTheDocument();
});

test('who asks for a call gives a number, unless they would rather be written to', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(RECEIPT), { status: 201 }));
  const { onSent } = await show('discovery-call');
  await fillIn();
  await send().click();
  await expect
    .element(page.getByRole('textbox', { name: 'Phone' }))
    .toHaveAttribute('aria-invalid', 'true');
  expect(onSent).not.toHaveBeenCalled();
  await page.getByRole('radio', { name: /Write to me first/ }).click();
  await send().click();
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(onSent.mock.calls[0]?.[0].receipt).toEqual({
    number: 'K7NP-3XR2',
    receivedAt: RECEIPT.receivedAt,
    isConfirmedByMail: true,
  });
});

test('sends when and in which language to call, in the words of who asks', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: unknown, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response(JSON.stringify(RECEIPT), { status: 201 });
  });
  const { onSent } = await show('discovery-call');
  await fillIn();
  await page.getByRole('textbox', { name: 'Phone' }).fill('516-555-0142');
  await page.getByLabelText('When may we call?').selectOptions('Around noon, 11 to 2');
  const other = page.getByRole('textbox', { name: 'Which language?' });
  await expect.element(page.getByText('Which language?')).not.toBeVisible();
  await page.getByRole('radio', { name: 'Another language' }).click();
  await send().click();
  await expect.element(other).toHaveAttribute('aria-invalid', 'true');
  await other.fill('Greek');
  await send().click();
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(sent).toEqual([
    expect.objectContaining({
      preferredContact: 'phone',
      preferredTime: 'midday',
      language: 'other',
      otherLanguage: 'Greek',
    }),
  ]);
  expect(onSent.mock.calls[0]?.[0].copy).toContainEqual({ label: 'Which language', text: 'Greek' });
});

test('opened again, the form has its choices too, and sends the same request under the same key', async () => {
  const { told, sayAgain } = framingPage();
  const sent: { key: string | null; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (_url: unknown, { headers, body }: RequestInit) => {
    sent.push({
      key: new Headers(headers).get('idempotency-key'),
      body: JSON.parse(String(body)),
    });
    throw new TypeError('the line is gone');
  });
  await show('discovery-call');
  await page.getByRole('radio', { name: 'Text me first' }).click();
  await page.getByRole('radio', { name: 'Another language' }).click();
  await page.getByRole('textbox', { name: 'Which language?' }).fill('Polski');
  await fillIn();
  await page.getByRole('textbox', { name: 'Phone' }).fill('516-555-0142');
  await page.getByLabelText('When may we call?').selectOptions('Morning, before 11');
  await send().click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await cleanup();

  await show('discovery-call');
  sayAgain(told('impressions:draft'));
  sayAgain(told('impressions:last-try'));
  await expect.element(page.getByRole('radio', { name: 'Text me first' })).toBeChecked();
  await expect.element(page.getByLabelText('When may we call?')).toHaveValue('morning');
  await expect
    .element(page.getByRole('textbox', { name: 'Which language?' }))
    .toHaveValue('Polski');
  await expect.element(page.getByLabelText(/I agree/)).not.toBeChecked();
  await page.getByLabelText(/I agree/).click();
  await send().click();
  await expect.poll(() => sent.length).toBe(2);
  const [first, second] = sent;
  expect(second?.key).toBe(first?.key);
  expect({ ...second?.body, openForMs: 0 }).toEqual({ ...first?.body, openForMs: 0 });
});

test('what was chosen since the form was opened again stands, and a form that nobody touched tells nothing', async () => {
  const { tell, told, sayAgain } = framingPage();
  await show('discovery-call');
  await expect.element(page.getByLabelText('When may we call?')).toBeVisible();
  expect(told('impressions:form-ready')).toBeDefined();
  expect(told('impressions:draft')).toBeUndefined();
  await page.getByRole('radio', { name: /Write to me first/ }).click();
  tell.mockClear();
  const draft = { preferredContact: 'text', preferredTime: 'morning' };
  sayAgain({ type: 'impressions:draft', draft });
  await expect.element(page.getByLabelText('When may we call?')).toHaveValue('morning');
  await expect.element(page.getByRole('radio', { name: /Write to me first/ })).toBeChecked();
});

test('a file that is no picture is told beside the button, and no count of photos with it', async () => {
  await show();
  await choose(BROKEN);
  await expect.element(state()).toHaveTextContent(BROKEN_WORDS);
  await expect
    .element(page.getByRole('button', { name: 'Add photos' }))
    .toHaveAccessibleDescription(/“holiday\.jpg” could not be read/);
  expect(state().element().nextElementSibling?.id).toBe('photos');
});

test('what was wrong with a file is gone once the form is sent with the others', async () => {
  await show();
  await choose(...(await pictures(1)), BROKEN);
  await expect.element(state()).toHaveTextContent(`${BROKEN_WORDS}One photo is ready to send.`);
  await send().click();
  await expect.element(page.getByText('Please check 4 fields:')).toBeVisible();
  await expect.element(state()).toHaveTextContent('One photo is ready to send.');
});

test('of eight photos six are kept, and two are told as left out', async () => {
  await show();
  await choose(...(await pictures(8)));
  await expect
    .element(state())
    .toHaveTextContent(
      'Six photos are the most. The first six are kept; two were left out.6 photos are ready to send.',
    );
  expect(photos().getByRole('img').elements()).toHaveLength(6);
});

test('the page around has each photo as soon as it is ready: the form may be closed while others are not', async () => {
  const { told } = framingPage();
  const decode = window.createImageBitmap.bind(window);
  vi.stubGlobal('createImageBitmap', (picture: Blob) =>
    picture instanceof File && picture.name === '2.jpg' ? new Promise(() => {}) : decode(picture),
  );
  await show();
  await choose(...(await pictures(2)));
  await expect
    .poll(() => told('impressions:photos'))
    .toMatchObject({ photos: [{ jpeg: expect.any(Blob) }] });
});

test('photos that were kept stay beside those that were chosen before they came back', async () => {
  const { told, sayAgain } = framingPage();
  await show();
  const [kept] = await pictures(1);
  await choose(...(await pictures(1)));
  await expect.element(state()).toHaveTextContent('One photo is ready to send.');
  sayAgain({ type: 'impressions:photos', photos: [{ id: 'kept', jpeg: kept ?? new Blob() }] });
  await expect.element(state()).toHaveTextContent('2 photos are ready to send.');
  expect(told('impressions:photos')).toMatchObject({
    photos: [{ id: 'kept' }, { jpeg: expect.any(Blob) }],
  });
});

test('says how many photos went along', async () => {
  vi.stubGlobal('XMLHttpRequest', AcceptingRequest);
  const { onSent } = await show();
  await fillIn();
  await choose(...(await pictures(2)));
  await expect.element(state()).toHaveTextContent('2 photos are ready to send.');
  await send().click();
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(onSent.mock.calls[0]?.[0].photoCount).toBe(2);
});

/** A server that stores whatever it is sent. */
class AcceptingRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 201;
  readonly responseText = '{}';
  open() {}
  setRequestHeader() {}
  send() {
    this.dispatchEvent(new Event('load'));
    // As a browser does: who waits for the end would wait into the tests that follow.
    this.dispatchEvent(new Event('loadend'));
  }
}

/** All but the consent. */
async function fillInSpanish() {
  await page.getByLabelText('Su nombre').fill('Ana');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@example.com');
  await page.getByLabelText('What matters most to you?').fill('Un espacio.');
}
const agree = () => page.getByRole('checkbox', { name: /^Acepto/ });

test('says in the form’s language what is missing, what the server says, and what was sent', async () => {
  const answers = [
    new Response(JSON.stringify({ detail: sayTooMany(9) }), { status: 429 }),
    new Response(JSON.stringify(RECEIPT), { status: 201 }),
  ];
  vi.stubGlobal('fetch', async () => answers.shift());
  const { onSent } = await show('virtual-consultation', FORM_IN_SPANISH);
  await fillInSpanish();
  await send().click();
  await expect
    .element(page.getByRole('link', { name: /^Marque la casilla para aceptar/ }))
    .toBeVisible();
  await agree().click();
  await send().click();
  await expect.element(page.getByText(/Espere 9 minutos o llámenos/)).toBeVisible();
  await send().click();
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(onSent.mock.calls[0]?.[0].copy).toContainEqual({ label: 'Nombre', text: 'Ana' });
});

test('sentences that do not come cost their language and nothing else', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(RECEIPT), { status: 201 }));
  const withoutSentences: FormLanguage = {
    ...FORM_IN_SPANISH,
    loadSentences: () => Promise.reject(new TypeError('the line is gone')),
  };
  const { onSent } = await show('virtual-consultation', withoutSentences);
  await fillInSpanish();
  await send().click();
  await expect
    .element(page.getByRole('link', { name: /^Please agree that the practice may/ }))
    .toBeVisible();
  await expect.element(page.getByLabelText('Su nombre')).toHaveValue('Ana');
  await agree().click();
  await send().click();
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
});

test('that nothing arrived is said in the form’s language without its sentences too', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('the line is gone')));
  await show('virtual-consultation', {
    ...FORM_IN_SPANISH,
    loadSentences: () => Promise.reject(new TypeError('the line is gone')),
  });
  await fillInSpanish();
  await agree().click();
  await send().click();
  await expect
    .element(page.getByRole('alert').getByText(/Lo que escribió sigue aquí/))
    .toBeVisible();
});
