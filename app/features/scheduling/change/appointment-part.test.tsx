import practice from 'content:practice';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { Said } from '../../../../domain/content/scheduling-words.ts';
import type { AppointmentView } from '../../../../domain/scheduling/appointment-view.ts';
import { sayNotice } from '../../../../domain/scheduling/change-rules.ts';
import { REFUSAL_WORDS, sayTooMany } from '../../../../domain/intake/refusal-words.ts';
import '../../../styles/foundation.css';
import '../../../styles/site.css';
import '../../../styles/pages/appointment.css';
import { SCHEDULING_IN_ENGLISH } from '../scheduling-in-english.ts';
import { SCHEDULING_IN_SPANISH } from '../scheduling-in-spanish.ts';
import { SchedulingLanguageHere } from '../scheduling-language.ts';
import { AppointmentPart } from './appointment-part.tsx';
import { keepMove } from './kept-move.ts';
import { SayHere } from './say-here.ts';
import { sayInSpanish } from './say-in-spanish.ts';

const TOKEN = 'aB3-'.repeat(22);
const VIEW: AppointmentView = {
  id: '0b5dbb1e-6c0e-4d53-9f0c-0f1d3a8e7a11',
  reference: 'K7NP-3XR2',
  event: 'smile-blueprint',
  startsAt: '2027-03-10T10:00:00-05:00',
  endsAt: '2027-03-10T11:30:00-05:00',
  status: 'booked',
  isCancelledByUs: false,
  sequence: 2,
  canReschedule: true,
  rescheduleUntil: '2027-03-09T15:00:00.000Z',
};
const FREE = { startsAt: '2027-03-11T09:00:00-05:00', endsAt: '2027-03-11T10:30:00-05:00' };

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** Shows the page of a link before a server that answers as told; gives what it was sent. */
async function show(
  answers: { view?: () => Response; change?: (body: unknown) => Response | Promise<Response> },
  hash = TOKEN,
  isSpanish = false,
) {
  vi.setSystemTime(new Date('2027-03-08T06:00:00-05:00'));
  const sent: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ url, body });
    if (url.includes('/slots?')) return json({ slots: [FREE] });
    if (init.method === 'POST') return answers.change?.(body) ?? json({}, 500);
    return answers.view?.() ?? json(VIEW);
  });
  window.location.hash = hash;
  await render(
    isSpanish ? (
      <SchedulingLanguageHere value={SCHEDULING_IN_SPANISH}>
        <SayHere value={sayInSpanish}>
          <AppointmentPart facts={practice} />
        </SayHere>
      </SchedulingLanguageHere>
    ) : (
      <SchedulingLanguageHere value={SCHEDULING_IN_ENGLISH}>
        <AppointmentPart facts={practice} />
      </SchedulingLanguageHere>
    ),
  );
  return sent;
}
afterEach(async () => {
  await cleanup();
  // What a question added to the history goes with it.
  await vi.waitUntil(() => window.history.state?.layer === undefined, { timeout: 60_000 });
  keepMove(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.location.hash = '';
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const phone = () => page.getByRole('alert').getByRole('link', { name: practice.phone });

test('says when, and until when it may be moved', async () => {
  await show({});
  await expect
    .element(page.getByText(/Wednesday, March 10, 10:00\u00a0AM Eastern Time/))
    .toBeVisible();
  await expect
    .element(
      page.getByText(
        new RegExp(
          `${sayNotice(practice.noticeHours)}.*Tuesday, March 9, 10:00\u00a0AM Eastern Time`,
        ),
      ),
    )
    .toBeVisible();
});

test.each([
  ['smile-blueprint', false, /To ask for the fee back, call/, true],
  ['smile-blueprint', true, /Para pedir la devolución, llame al/, true],
  ['virtual-consult', false, /To ask for the fee back, call/, false],
] as const)(
  'says after a cancelled %s (Spanish: %s) how its fee is asked for, where it has one',
  async (event, isSpanish, words, isAsked) => {
    await show({ view: () => json({ ...VIEW, event, status: 'cancelled' }) }, TOKEN, isSpanish);
    await expect.element(page.getByText(/K7NP-3XR2/)).toBeVisible();
    const said = page.getByText(words);
    if (isAsked) await expect.element(said).toBeVisible();
    else await expect.element(said).not.toBeInTheDocument();
  },
);

test('shows after a cancelled visit what was booked in its place, with the way to it', async () => {
  await show({ view: () => json({ ...VIEW, status: 'cancelled' }) });
  await expect.element(page.getByRole('link', { name: 'Book a new time' })).toBeVisible();
  const told = page.getByText(/Booked in this window: Smile Blueprint.*March 11, 9:00.*K8NP-3XR2/);
  await expect.element(told).not.toBeInTheDocument();
  const link = `${window.location.origin}/appointment#${TOKEN}`;
  const made = { id: 'id-2', event: 'smile-blueprint', ...FREE, reference: 'K8NP-3XR2', link };
  window.sessionStorage.setItem('booked', JSON.stringify(made));
  // As the browser tells a page of what its frame has stored.
  window.dispatchEvent(new StorageEvent('storage', { key: 'booked' }));
  await expect.element(told).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^See how it stands/ }))
    .toHaveAttribute('href', link);
  window.sessionStorage.clear();
});

const textOf = (said: Said) => said.map(({ text }) => text).join(' ');

test.each([
  [SCHEDULING_IN_ENGLISH, false],
  [SCHEDULING_IN_SPANISH, true],
] as const)(
  'says what becomes of the fee where the practice cancels, and asks for nothing ($0.language)',
  async (language, isSpanish) => {
    const byUs = { ...VIEW, status: 'cancelled', isCancelledByUs: true };
    await show({ view: () => json(byUs) }, TOKEN, isSpanish);
    await expect.element(page.getByText(textOf(language.saidFacts.feeWhenWeCancel))).toBeVisible();
    await expect.element(page.getByText(language.words.change.askBack)).not.toBeInTheDocument();
    await expect
      .element(page.getByText(textOf(language.saidFacts.feeWhenCancelled)))
      .not.toBeInTheDocument();
  },
);

test('says of a visit whose time has come what becomes of the fee of a missed one', async () => {
  await show({ view: () => json({ status: 410, detail: 'No.' }, 410) });
  const { feeWhenMissed } = SCHEDULING_IN_ENGLISH.saidFacts;
  await expect.element(page.getByText(textOf(feeWhenMissed))).toBeVisible();
});

test.each(['booked', 'cancelled'] as const)(
  'says the number by which visitor and practice call it (%s)',
  async (status) => {
    await show({ view: () => json({ ...VIEW, status }) });
    await expect.element(page.getByText(/K7NP-3XR2/)).toBeVisible();
  },
);

test('moves to a time that is free for it, and names the state that it showed', async () => {
  const sent = await show({ change: () => json({ ...VIEW, ...FREE, sequence: 3 }) });
  await button('Choose another time').click();
  await page.getByRole('radio', { name: 'Thursday, March 11' }).click();
  await page.getByRole('radio', { name: '9:00 AM' }).click();
  await button('Move to this time').click();
  await expect
    .element(page.getByRole('heading', { name: 'Your appointment has been moved' }))
    .toHaveFocus();
  await expect
    .element(page.getByText(/Thursday, March 11, 9:00\u00a0AM Eastern Time/))
    .toBeVisible();
  expect(sent.find(({ url }) => url.endsWith('/reschedule'))?.body).toEqual({
    startsAt: FREE.startsAt,
    sequence: 2,
  });
  expect(sent.some(({ url }) => url.startsWith(`/api/appointments/${TOKEN}/slots?`))).toBe(true);
});

test('goes on in the other language with the time that was chosen, and no more once it is kept', async () => {
  await show({});
  await button('Choose another time').click();
  await page.getByRole('radio', { name: 'Thursday, March 11' }).click();
  await page.getByRole('radio', { name: '9:00 AM' }).click();
  await cleanup();
  await show({}, TOKEN, true);
  const { change } = SCHEDULING_IN_SPANISH.words;
  await expect.element(page.getByRole('heading', { name: change.another })).toHaveFocus();
  await expect.element(page.getByRole('radio', { name: /^9:00/ })).toBeChecked();
  await button(new RegExp(change.keepTime.replace('{time}', ''))).click();
  await cleanup();
  await show({});
  await expect.element(button('Choose another time')).toBeVisible();
});

test.each([
  [false, SCHEDULING_IN_ENGLISH, /Wed, Mar 10, 10:00\sAM$/, /on Wednesday, March 10, 10:00\sAM/],
  [true, SCHEDULING_IN_SPANISH, /mié, 10 mar, 10:00/, /del miércoles 10 de marzo, 10:00/],
] as const)(
  'names the visit by its time where it asks whether it is kept: there may be two (Spanish: %s)',
  async (isSpanish, language, keep, question) => {
    await show({}, TOKEN, isSpanish);
    const { another, cancel, keep: keepIt } = language.words.change;
    await button(another).click();
    await page.getByRole('button', { name: keep }).click();
    await button(cancel).click();
    await expect.element(page.getByRole('heading', { name: question })).toHaveFocus();
    await button(keepIt).click();
  },
);

test('says that a time is to be chosen, until one is', async () => {
  await show({});
  await button('Choose another time').click();
  await button('Move to this time').click();
  const asked = page.getByText('Please choose a day and a time.');
  await expect.element(asked).toBeVisible();
  await page.getByRole('radio', { name: 'Thursday, March 11' }).click();
  await page.getByRole('radio', { name: '9:00 AM' }).click();
  await expect.element(asked).not.toBeInTheDocument();
  // Other weeks drop the time; no word of it comes before the next try.
  await button('Later dates').click();
  await expect.element(page.getByRole('radio', { name: '9:00 AM' })).not.toBeInTheDocument();
  await expect.element(asked).not.toBeInTheDocument();
});

test('with less notice than the practice asks for, gives the phone number in the place of another time', async () => {
  await show({ view: () => json({ ...VIEW, canReschedule: false }) });
  await expect
    .element(
      page.getByText(
        new RegExp(`sooner: it can no longer be moved online. To move it, call ${practice.phone}`),
      ),
    )
    .toBeVisible();
  await expect.element(button('Choose another time')).not.toBeInTheDocument();
  await expect.element(button('Cancel this appointment')).toBeVisible();
});

test.each([
  ['smile-blueprint', false, SCHEDULING_IN_ENGLISH],
  ['smile-blueprint', true, SCHEDULING_IN_SPANISH],
  ['virtual-consult', false, SCHEDULING_IN_ENGLISH],
  ['virtual-consult', true, SCHEDULING_IN_SPANISH],
] as const)(
  'of a %s that is too near to be moved (Spanish: %s) it says whom to call, and what becomes of the fee',
  async (event, isSpanish, { words, saidFacts }) => {
    await show({ view: () => json({ ...VIEW, event, canReschedule: false }) }, TOKEN, isSpanish);
    const { rescheduleRule, feeRules, noShow } = saidFacts;
    const fee = event === 'smile-blueprint' ? feeRules : [{ text: words.change.noFee }, ...noShow];
    const said = `${rescheduleRule}${words.change.tooSoon} ${practice.phone}. ${textOf(fee)}`;
    const paragraph = page.getByText(words.change.tooSoon, { exact: false });
    await expect.element(paragraph).toHaveTextContent(said);
    await expect
      .element(paragraph.getByRole('link'))
      .toHaveAttribute('href', expect.stringMatching(/^tel:/));
  },
);

test('says why the server refuses, with the phone number, and looks again', async () => {
  let looks = 0;
  await show({
    view: () => {
      looks += 1;
      return json({ ...VIEW, sequence: 1 + looks });
    },
    change: () => json({ status: 409, detail: 'This appointment was changed.' }, 409),
  });
  await button('Cancel this appointment').click();
  await button('Yes, cancel it').click();
  await expect.element(page.getByText(/This appointment was changed/)).toBeVisible();
  await expect.element(phone()).toBeVisible();
  expect(looks).toBe(2);
});

test('says that nothing is known to have changed when the server is away', async () => {
  await show({
    change: () => {
      throw new TypeError('the line is gone');
    },
  });
  await button('Cancel this appointment').click();
  await button('Yes, cancel it').click();
  await expect.element(page.getByText(/nothing has changed/)).toBeVisible();
  await expect.element(button('Yes, cancel it')).toBeVisible();
});

test.each(['move', 'cancel'] as const)(
  'says of what a busy server turned away that nothing has changed, unless an earlier try had no answer (%s)',
  async (kind) => {
    let isBusy = true;
    let looks = 0;
    await show({
      view: () => {
        looks += 1;
        return json(VIEW);
      },
      change: () => {
        if (!isBusy) throw new TypeError('the line is gone');
        return json({ status: 503, detail: REFUSAL_WORDS.busy, retryAfterSeconds: 10 }, 503);
      },
    });
    const begin = async () => {
      await button(kind === 'move' ? 'Choose another time' : 'Cancel this appointment').click();
      if (kind === 'cancel') return;
      await page.getByRole('radio', { name: 'Thursday, March 11' }).click();
      await page.getByRole('radio', { name: '9:00 AM' }).click();
    };
    const ask = () => button(kind === 'move' ? 'Move to this time' : 'Yes, cancel it').click();
    const keep = () => button(kind === 'move' ? /^Keep my time: / : 'Keep it').click();
    const unchanged = page.getByText(/Your appointment has not changed/);
    await begin();
    await ask();
    await expect.element(unchanged).toBeVisible();
    await expect.element(phone()).toBeVisible();
    await keep();
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(looks).toBe(1);
    isBusy = false;
    await begin();
    await ask();
    await expect.element(page.getByText(/as far as we know/)).toBeVisible();
    isBusy = true;
    await ask();
    await expect.element(page.getByText(/as far as we know/)).toBeVisible();
    await keep();
    await expect.poll(() => looks).toBe(2);
  },
);

test.each(['move', 'cancel'] as const)(
  'a change without an answer that is given up (%s): how the appointment stands is asked anew, and not said before',
  async (kind) => {
    let stored: AppointmentView = VIEW;
    let isReached = true;
    await show({
      view: () => {
        if (!isReached) throw new TypeError('the line is gone');
        return json(stored);
      },
      change: () => {
        stored =
          kind === 'move'
            ? { ...VIEW, ...FREE, sequence: 3 }
            : { ...VIEW, status: 'cancelled', sequence: 3 };
        // It was stored; the answer does not come.
        throw new TypeError('the line is gone');
      },
    });
    if (kind === 'move') {
      await button('Choose another time').click();
      await page.getByRole('radio', { name: 'Thursday, March 11' }).click();
      await page.getByRole('radio', { name: '9:00 AM' }).click();
      await button('Move to this time').click();
    } else {
      await button('Cancel this appointment').click();
      await button('Yes, cancel it').click();
    }
    await expect.element(page.getByText(/nothing has changed/)).toBeVisible();
    isReached = false;
    await button(kind === 'move' ? /^Keep my time: / : 'Keep it').click();
    await expect.element(page.getByRole('heading', { name: /did not load/ })).toHaveFocus();
    await expect.element(page.getByText(/Wednesday, March 10/)).not.toBeInTheDocument();
    isReached = true;
    await button('Try again').click();
    const now = kind === 'move' ? /Thursday, March 11, 9:00/ : /Your appointment is canceled/;
    await expect.element(page.getByText(now)).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
  },
);

test.each([
  [404, "This link doesn't work"],
  [410, 'This appointment has already begun'],
  [503, 'Your appointment did not load'],
])('after %i says: %s, with the phone number', async (status, heading) => {
  await show({ view: () => json({ status, detail: 'No.' }, status) });
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect.element(phone()).toBeVisible();
});

test.each([
  [false, /You have sent several requests in a short time. Please wait 9 minutes, or call us\./],
  [true, /Envió varias solicitudes en poco tiempo. Espere 9 minutos o llámenos\./],
])('says how long to wait in the language of the page (Spanish: %s)', async (isSpanish, words) => {
  const tooMany = () => json({ status: 429, detail: sayTooMany(9) }, 429);
  await show({ view: tooMany }, TOKEN, isSpanish);
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(phone()).toBeVisible();
});

test('says in Spanish how long to wait with a change', async () => {
  const tooMany = () => json({ status: 429, detail: sayTooMany(1) }, 429);
  await show({ change: tooMany }, TOKEN, true);
  await button('Cancelar esta cita').click();
  await button('Sí, cancelarla').click();
  await expect.element(page.getByText(/Espere un minuto o llámenos/)).toBeVisible();
});

test('asks for the link where the address has none, and opens what is pasted', async () => {
  const sent = await show({}, '');
  expect(sent).toEqual([]);
  await page.getByLabelText('Your link').fill(`https://example.com/appointment#${TOKEN}`);
  await button('Show my appointment').click();
  await expect.element(page.getByText(/Wednesday, March 10/)).toBeVisible();
  // The button that had the focus is gone.
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('a link that is not whole leads back to its field, each time', async () => {
  await show({}, '');
  const field = page.getByLabelText('Your link');
  await field.fill('https://example.com/appointment#half');
  for (const _ of [1, 2]) {
    await button('Show my appointment').click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(/link is incomplete/);
  }
});

test('asked for again after a failure, the appointment or the next failure has the focus', async () => {
  const statuses = [503, 503, 200];
  const view = () => {
    const status = statuses.shift() ?? 200;
    return status === 200 ? json(VIEW) : json({ status, detail: 'No.' }, status);
  };
  await show({ view });
  await button('Try again').click();
  await expect.element(page.getByRole('heading', { name: /did not load/ })).toHaveFocus();
  await button('Try again').click();
  await expect.element(page.getByText(/Wednesday, March 10/)).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('cancelled elsewhere meanwhile, that is what has the focus', async () => {
  let status: AppointmentView['status'] = 'booked';
  await show({
    view: () => json({ ...VIEW, status, sequence: status === 'booked' ? 2 : 3 }),
    change: () => {
      status = 'cancelled';
      return json({ status: 409, detail: 'This appointment was changed.' }, 409);
    },
  });
  await button('Cancel this appointment').click();
  await button('Yes, cancel it').click();
  await expect.element(button('Yes, cancel it')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('cancelled in another tab, it is cancelled here at once, and the server says by whom', async () => {
  const answers = [json(VIEW), json({}, 503), json(VIEW)];
  const byUs = { ...VIEW, status: 'cancelled', isCancelledByUs: true, sequence: 3 };
  const sent = await show({ view: () => answers.shift() ?? json(byUs) });
  const tell = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
  await button('Cancel this appointment').click();
  await expect.element(button('Yes, cancel it')).toBeVisible();
  tell('another-appointment');
  expect(sent).toHaveLength(1);
  // The line is bad: it is known all the same.
  tell(VIEW.id);
  await expect.element(page.getByText('Your appointment is canceled')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
  await expect.element(button('Take it out of your calendar')).toBeVisible();
  await expect.element(button('Yes, cancel it')).not.toBeInTheDocument();
  await expect.poll(() => sent.length).toBe(2);
  await cleanup();

  await show({ view: () => answers.shift() ?? json(byUs) });
  await expect.element(button('Save to your calendar')).toBeVisible();
  tell(VIEW.id);
  const said = textOf(SCHEDULING_IN_ENGLISH.saidFacts.feeWhenWeCancel);
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(button('Save to your calendar')).not.toBeInTheDocument();
});

test('a cancellation that is on its way cannot be kept from: its end is waited for, and seen', async () => {
  let answer: (response: Response) => void = () => undefined;
  await show({ change: () => new Promise<Response>((resolve) => (answer = resolve)) });
  await button('Cancel this appointment').click();
  await button('Yes, cancel it').click();
  await expect.element(button('Canceling…')).toBeVisible();
  await expect.element(button('Keep it')).toHaveAttribute('aria-disabled', 'true');
  button('Keep it')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  answer(json({}, 503));
  await expect.element(page.getByText(/nothing has changed/)).toBeVisible();
  await button('Keep it').click();
  await expect.element(button('Cancel this appointment')).toBeVisible();
});

test.each([
  ['Choose another time', /^Keep my time: /],
  ['Cancel this appointment', 'Keep it'],
])(
  'Back leads from "%s" to the appointment, and says nothing of it in the history',
  async (question, keep) => {
    await show({});
    const { href } = window.location;
    await button(question).click();
    await expect.element(button(keep)).toBeVisible();
    await expect.poll(() => window.history.state?.layer).toBeTypeOf('string');
    expect(window.location.href).toBe(href);
    expect(JSON.stringify(window.history.state)).not.toContain(TOKEN);
    window.history.back();
    await expect.element(button(keep)).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
    await expect.element(button(question)).toBeVisible();
    expect(window.location.href).toBe(href);
  },
);

test('Back does not leave a cancellation that is on its way, and leaves the question once it has failed', async () => {
  let answer: (response: Response) => void = () => undefined;
  await show({ change: () => new Promise<Response>((resolve) => (answer = resolve)) });
  await button('Cancel this appointment').click();
  await button('Yes, cancel it').click();
  await expect.element(button('Canceling…')).toBeVisible();
  const first = window.history.state?.layer;
  window.history.back();
  // The question has an entry anew.
  await expect.poll(() => window.history.state?.layer ?? first).not.toBe(first);
  await expect.element(button('Canceling…')).toBeVisible();
  answer(json({}, 503));
  await expect.element(page.getByText(/nothing has changed/)).toBeVisible();
  window.history.back();
  await expect.element(button('Cancel this appointment')).toBeVisible();
});
