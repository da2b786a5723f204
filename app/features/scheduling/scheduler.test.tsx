import practice from 'content:practice';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import '../../styles/foundation.css';
import '../../styles/site.css';
import '../../styles/pages/embed.css';
import { isFrameMessage, type FrameMessage } from '../../../domain/intake/frame-messages.ts';
import { REFUSAL_WORDS, sayNotTaken, sayTooMany } from '../../../domain/intake/refusal-words.ts';
import { rescheduleRule } from '../../../domain/scheduling/change-rules.ts';
import { callHref } from '../../ui/phone-href.ts';
import { forgetBooking } from './change/forget-booking.ts';
import { Scheduler } from './scheduler.tsx';
import type { SchedulingFacts } from './scheduling-facts.ts';
import { SCHEDULING_IN_ENGLISH } from './scheduling-in-english.ts';
import { SchedulingLanguageHere } from './scheduling-language.ts';

/** A Monday; the tests' visitors are in New York. */
const NOW = new Date('2027-03-08T06:00:00-05:00');
const FREE = [
  '2027-03-10T10:00:00-05:00',
  '2027-03-10T14:30:00-05:00',
  '2027-03-11T09:00:00-05:00',
];
const slot = (startsAt: string) => ({ startsAt, endsAt: startsAt.replace(':00:00', ':30:00') });

// As app/root.tsx says once the page is alive: before that the form is not shown.
document.documentElement.dataset['alive'] = '';

interface Answers {
  slots?: (signal: AbortSignal | null) => Response | Promise<Response>;
  booking?: (body: Record<string, unknown>) => Response | Promise<Response>;
  facts?: SchedulingFacts;
  now?: Date;
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const freeSlots = () => json({ timeZone: 'America/New_York', slots: FREE.map(slot) });

/** A line on which nothing comes until the browser breaks off. */
const stalled = (signal: AbortSignal | null | undefined) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** The clock goes on as ever, and can be moved ahead. */
const holdClock = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });

/** Shows the scheduler before a server that answers as told; gives what it was sent. */
async function show({
  slots = freeSlots,
  booking = () => json({}, 500),
  facts = practice,
  now = NOW,
}: Answers = {}) {
  vi.setSystemTime(now);
  const sent: { url: string; key: string | null; signal: AbortSignal | null }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('idempotency-key');
    const signal = init.signal ?? null;
    sent.push({ url, key, signal });
    return url.startsWith('/api/slots') ? slots(signal) : booking(JSON.parse(String(init.body)));
  });
  const element = (
    <SchedulingLanguageHere value={SCHEDULING_IN_ENGLISH}>
      <Scheduler facts={facts} />
    </SchedulingLanguageHere>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  await render(<RouterProvider router={router} />);
  return sent;
}

/** Takes the scheduler away, and waits until its page has left the history: that comes a moment later. */
async function close() {
  await cleanup();
  await expect.poll(() => window.history.state?.layer).toBe(undefined);
}

afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  window.history.replaceState(null, '', window.location.pathname);
});

const time = (name: string) => page.getByRole('radio', { name });
const book = () => page.getByRole('button', { name: 'Book this time' });

const goOn = () => page.getByRole('button', { name: 'Continue' }).click();
const goBack = () => page.getByRole('button', { name: 'Choose another time' }).click();

const NO_LONGER_OFFERED = 'Please choose one of the times that are offered.';
const noLongerOffered = () => {
  const errors = [{ field: 'startsAt', message: NO_LONGER_OFFERED }];
  return json({ status: 422, detail: 'No.', errors }, 422);
};

/** Chooses a time and goes on with it. */
async function goOnWith(name: string) {
  await time(name).click();
  await goOn();
}

/** Has the server refuse the chosen time: the visitor is in the fields, and has none. */
async function loseTime() {
  await goOnWith('10:00 AM');
  await fillIn();
  await book().click();
  await expect.element(page.getByRole('group', { name: /Please check/ })).toHaveFocus();
}

async function fillIn() {
  await page.getByLabelText('Your name').fill('Ada');
  await page.getByLabelText('E-mail').fill('ada@example.com');
  await page.getByRole('checkbox').click();
}

test('says once that times are Eastern, and which days have none', async () => {
  await show();
  await expect.element(time('10:00 AM')).toBeVisible();
  const times = page.getByRole('group', { name: 'Time on Wednesday, March 10 Eastern Time' });
  expect(times.element().textContent?.match(/Eastern|ET/g)).toEqual(['Eastern']);
  await expect
    .element(page.getByRole('radio', { name: 'Tuesday, March 9, no free time' }))
    .toBeDisabled();
  await page.getByRole('radio', { name: 'Thursday, March 11' }).click();
  await expect.element(time('9:00 AM')).toBeVisible();
  await expect.element(time('10:00 AM')).not.toBeInTheDocument();
});

test('loaded again, says what was booked in this tab, with the way to it, as long as it is to come', async () => {
  const changeToken = 'a'.repeat(88);
  const booking = () =>
    json({ id: 'id-1', ...slot(FREE[1] ?? ''), changeToken, reference: 'K7NP-3XR2' }, 201);
  await show({ booking });
  await goOnWith('2:30 PM');
  await fillIn();
  await book().click();
  await expect.element(page.getByRole('heading', { name: 'Your time is booked' })).toBeVisible();
  expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/ada/i);
  await close();
  await show();
  await expect
    .element(
      page.getByText(/Booked in this window: .*March 10, 2:30.PM.*K7NP-3XR2.*for another visit/),
    )
    .toBeVisible();
  // In the place of the question for a time.
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Your time is booked' }))
    .toBeInTheDocument();
  await expect
    .element(
      page.getByRole('link', {
        name: 'See how it stands, save it to a calendar, move or cancel it',
      }),
    )
    .toHaveAttribute('href', `${window.location.origin}/appointment#${changeToken}`);
  await expect.element(time('10:00 AM')).toBeVisible();
  await close();
  await show({ now: new Date('2027-03-10T15:00:00-05:00') });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Choose a time' }))
    .toBeInTheDocument();
  await expect.element(page.getByText(/Booked in this window/)).not.toBeInTheDocument();
});

test('cancelled in another tab, it is booked no more, where it was confirmed and where it is loaded again', async () => {
  const [first = '', second = ''] = FREE;
  let isTaken = false;
  const slots = () => json({ slots: (isTaken ? [first] : FREE).map(slot) });
  const booking = () => {
    isTaken = true;
    return json({ id: 'id-1', ...slot(second), reference: 'K7NP-3XR2' }, 201);
  };
  await show({ slots, booking });
  await goOnWith('2:30 PM');
  await fillIn();
  await book().click();
  await expect.element(page.getByRole('heading', { name: 'Your time is booked' })).toBeVisible();

  isTaken = false;
  forgetBooking('id-1');
  // As the browser tells a page of what another tab has stored.
  window.dispatchEvent(new StorageEvent('storage', { key: 'id-1' }));

  const asked = page.getByRole('heading', { level: 1, name: 'Choose a time' });
  await expect.element(asked).toBeInTheDocument();
  const said = page.getByText(/Your appointment is canceled: Virtual.*March 10, 2:30.*K7NP-3XR2/);
  await expect.element(said).toBeVisible();
  await expect.poll(() => document.activeElement?.className).toBe('booked-before');
  // The times are asked for anew: as it was booked, this one was not free.
  await expect.element(time('2:30 PM')).toBeVisible();
  await close();
  await show();
  await expect.element(said).toBeVisible();
  await expect.element(asked).toBeInTheDocument();
  await expect.element(page.getByText(/Booked in this window/)).not.toBeInTheDocument();
});

test.each(['', '?event=virtual-consult'])(
  'after a cancellation it stays with the visit that was had, unless the address asks for one (%s)',
  async (address) => {
    window.history.replaceState(null, '', address || window.location.pathname);
    const [at = ''] = FREE;
    await show({ booking: () => json({ id: 'id-1', ...slot(at) }, 201) });
    const blueprint = page.getByRole('radio', { name: /^Smile Blueprint/ });
    await blueprint.click();
    await goOnWith('10:00 AM');
    await fillIn();
    await page.getByRole('textbox', { name: /^Phone/ }).fill('516-555-0142');
    await book().click();
    await expect.element(page.getByRole('heading', { name: 'Your time is booked' })).toBeVisible();
    forgetBooking('id-1');
    window.dispatchEvent(new StorageEvent('storage', { key: 'id-1' }));
    const had = page.getByRole('radio', { name: address ? /^Virtual/ : /^Smile Blueprint/ });
    await expect.element(had).toBeChecked();
    await close();
    await show();
    await expect.element(had).toBeChecked();
  },
);

test('loaded again at the address of the time that was booked, that time is not chosen once more', async () => {
  const [, at = ''] = FREE;
  const go = () =>
    window.history.replaceState(null, '', `?event=smile-blueprint&time=${encodeURIComponent(at)}`);
  go();
  await show({ booking: () => json({ id: 'id-1', ...slot(at) }, 201) });
  await expect.element(time('2:30 PM')).toBeChecked();
  await goOn();
  await fillIn();
  await page.getByRole('textbox', { name: /^Phone/ }).fill('516-555-0142');
  await book().click();
  await expect.element(page.getByRole('heading', { name: 'Your time is booked' })).toBeVisible();
  await close();
  await show({ slots: () => json({ timeZone: 'America/New_York', slots: [slot(FREE[0] ?? '')] }) });
  await expect.element(page.getByText(/Booked in this window/)).toBeVisible();
  await expect.element(time('10:00 AM')).toBeVisible();
  await expect.element(page.getByText(/Your time: .*2:30/)).not.toBeInTheDocument();
});

test('books what was chosen, then says when, and the rules', async () => {
  const bodies: Record<string, unknown>[] = [];
  await show({
    booking: (body) => {
      bodies.push(body);
      return json({ id: 'id-1', ...slot(FREE[1] ?? '') }, 201);
    },
  });
  await goOnWith('2:30 PM');
  await fillIn();
  await book().click();
  await expect.element(page.getByRole('heading', { name: 'Your time is booked' })).toHaveFocus();
  await expect
    .element(page.getByText(/Wednesday, March 10, 2:30\u00a0PM Eastern Time/))
    .toBeVisible();
  await expect
    .element(page.getByText(rescheduleRule(practice.noticeHours), { exact: false }))
    .toBeVisible();
  expect(bodies).toEqual([
    {
      event: 'virtual-consult',
      startsAt: FREE[1],
      name: 'Ada',
      email: 'ada@example.com',
      consent: true,
      website: '',
      openForMs: expect.any(Number),
    },
  ]);
});

test('a visit with a fee needs the number that is called for it, and says so beside the field', async () => {
  const sent = await show();
  const phone = page.getByRole('textbox', { name: /^Phone/ });
  await goOnWith('10:00 AM');
  await expect.element(page.getByText('Phone (optional)')).toBeVisible();
  // Another visit has other times: the page is turned back to them.
  await page.getByRole('radio', { name: /^Smile Blueprint/ }).click();
  await goOnWith('10:00 AM');
  await expect.element(phone).toHaveAccessibleDescription(/to take the fee/);
  await expect.element(phone).toBeRequired();
  await fillIn();
  await book().click();
  const fault = page.getByRole('link', { name: /Please give a phone number/ });
  await expect.element(fault).toBeVisible();
  expect(sent.filter(({ url }) => url.includes('appointments'))).toEqual([]);
  await page.getByRole('radio', { name: /^Virtual consult/ }).click();
  await goOnWith('10:00 AM');
  await expect.element(page.getByLabelText('Your name')).toHaveValue('Ada');
  await expect.element(fault).not.toBeInTheDocument();
});

test.each([
  ['e-mail', /A confirmation is on its way to ada@example\.com\. .+wrong\? Call 516/],
  ['none', /We send no confirmation by e-mail: your address, ada@example\.com, .+wrong\? Call 516/],
])(
  'says whether a letter comes, to which address and what to do if it is wrong: %s',
  async (confirmation, words) => {
    await show({
      booking: ({ startsAt }) => json({ id: 'id-1', confirmation, ...slot(String(startsAt)) }, 201),
    });
    await goOnWith('10:00 AM');
    await fillIn();
    await book().click();
    const note = page.getByRole('paragraph').filter({ hasText: 'ada@example.com' });
    await expect.poll(() => note.element().textContent).toMatch(words);
    expect(JSON.stringify(window.sessionStorage)).not.toContain('ada@');
  },
);

test('a time that is booked too late to be moved online is not said to be movable', async () => {
  await show({
    now: new Date('2027-03-10T07:00:00-05:00'),
    booking: ({ startsAt }) =>
      json({ id: 'id-1', changeToken: 'aB3-'.repeat(22), ...slot(String(startsAt)) }, 201),
  });
  await goOnWith('2:30 PM');
  await fillIn();
  await book().click();
  const rule = rescheduleRule(practice.noticeHours);
  const { tooSoon, cancel } = SCHEDULING_IN_ENGLISH.words.change;
  await expect
    .element(page.getByText(rule, { exact: false }))
    .toHaveTextContent(`${rule}${tooSoon} ${practice.phone}.`);
  await expect.element(page.getByRole('link', { name: cancel })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Move or cancel it' }))
    .not.toBeInTheDocument();
});

test('a day within the notice is not said to be taken', async () => {
  await show();
  await page.getByRole('radio', { name: /^Smile Blueprint/ }).click();
  // It asks for a call, and makes one.
  await expect
    .element(page.getByRole('link', { name: 'Monday, March 8, too soon to book online: call us' }))
    .toHaveAttribute('href', callHref(practice.phone));
  await expect
    .element(page.getByRole('radio', { name: 'Tuesday, March 9, no free time' }))
    .toBeDisabled();
});

test('once the practice has closed, today is past: nobody would answer', async () => {
  await show({ now: new Date('2027-03-08T18:00:00-05:00') });
  await page.getByRole('radio', { name: /^Smile Blueprint/ }).click();
  await expect.element(page.getByRole('radio', { name: 'Monday, March 8, past' })).toBeDisabled();
});

test('a day on which the practice is closed is not said to be taken, and a free one says how free it is', async () => {
  const closed = { ...practice, closures: ['2027-03-09'] };
  await show({ facts: closed });
  await expect
    .element(page.getByRole('radio', { name: 'Tuesday, March 9, closed' }))
    .toBeDisabled();
  await expect
    .element(page.getByRole('radio', { name: 'Wednesday, March 10' }))
    .toHaveAccessibleDescription('2 free');
});

test('before a time is chosen, it is said that what is not listed may be asked for by phone, not that it is taken', async () => {
  await show();
  await expect.element(time('10:00 AM')).toBeVisible();
  // Why a line is empty is not known here: its time may be taken, or too soon to be booked online.
  const strip = document.querySelector('.time-strip');
  expect(strip?.textContent).not.toMatch(/taken/);
  expect(strip?.querySelector('a')).toHaveTextContent(practice.phone);
  expect(strip?.querySelector('a')).toHaveAttribute('href', callHref(practice.phone));
});

test('a chosen time is named below the times, and leads on to the name', async () => {
  await show();
  await page.getByRole('radio', { name: /^Smile Blueprint/ }).click();
  const next = page.getByRole('button', { name: 'Continue' });
  await expect.element(time('10:00 AM')).toBeVisible();
  await expect.element(next).not.toBeInTheDocument();
  await time('10:00 AM').click();
  const strip = document.querySelector('.time-strip');
  expect(strip?.textContent).toContain('Wednesday, March 10');
  expect(strip?.textContent).toContain('10:00 to 11:30\u00a0AM');
  await next.click();
  // It says in words what stands there in large letters.
  const heading = page.getByRole('heading', {
    name: 'Your time: Wednesday, March 10, 10:00\u00a0AM Eastern Time',
  });
  await expect.element(heading).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByLabelText('Your name')).toHaveFocus();
});

test('the page is turned by going on, and back to the chosen time, with what was typed', async () => {
  await show();
  await expect.element(time('10:00 AM')).toBeVisible();
  const name = page.getByLabelText('Your name');
  await expect.element(name).not.toBeVisible();
  await expect.element(book()).not.toBeInTheDocument();
  await time('10:00 AM').click();
  await expect.element(name).not.toBeVisible();
  await goOn();
  await expect.element(name).toBeVisible();
  // One page at a time.
  await expect.element(time('10:00 AM')).not.toBeInTheDocument();
  await name.fill('Ada');
  await goBack();
  await expect.element(time('10:00 AM')).toHaveFocus();
  await expect.element(time('10:00 AM')).toBeChecked();
  await expect.element(name).not.toBeVisible();
  await goOnWith('2:30 PM');
  await expect.element(name).toHaveValue('Ada');
  await expect.element(page.getByRole('heading', { name: /2:30/ })).toHaveFocus();
});

test('Back turns the page back, with what was typed', async () => {
  await show();
  await goOnWith('10:00 AM');
  const name = page.getByLabelText('Your name');
  await name.fill('Ada');
  window.history.back();
  await expect.element(time('10:00 AM')).toHaveFocus();
  await expect.element(name).not.toBeVisible();
  await goOn();
  await expect.element(name).toHaveValue('Ada');
});

test('Forward turns the page that Back turned back, with the time that is chosen by then', async () => {
  await show();
  await goOnWith('10:00 AM');
  const name = page.getByLabelText('Your name');
  await name.fill('Ada');
  window.history.back();
  await expect.element(time('10:00 AM')).toHaveFocus();
  window.history.forward();
  await expect.element(page.getByRole('heading', { name: /^Your time/ })).toHaveFocus();
  await expect.element(name).toHaveValue('Ada');
  window.history.back();
  await expect.element(time('10:00 AM')).toHaveFocus();
  await goOnWith('2:30 PM');
  window.history.back();
  await expect.element(time('2:30 PM')).toHaveFocus();
  window.history.forward();
  await expect.element(page.getByRole('heading', { name: /2:30/ })).toHaveFocus();
});

test('Enter at a time goes on with it, and sends nothing that the visitor has not seen', async () => {
  const sent = await show();
  await time('10:00 AM').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: /^Your time/ })).toHaveFocus();
  await expect.element(page.getByText(/Please check/)).not.toBeInTheDocument();
  expect(sent.filter(({ url }) => url.includes('appointments'))).toEqual([]);
});

test('Enter at a time that is not chosen chooses it, and the next goes on', async () => {
  await show();
  await expect.element(time('2:30 PM')).toBeVisible();
  time('2:30 PM').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(time('2:30 PM')).toBeChecked();
  await expect.element(time('2:30 PM')).toHaveFocus();
  await expect.element(page.getByText(/^Please choose/)).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: /2:30/ })).toHaveFocus();
});

test('the second half of a double press follows no link that came under the finger', async () => {
  await show();
  await goOnWith('10:00 AM');
  const press = (element: Element, screenX: number) => {
    const click = new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      detail: 1,
      screenX,
      screenY: 300,
    });
    element.dispatchEvent(click);
    return click.defaultPrevented;
  };
  press(page.getByRole('button', { name: 'Choose another time' }).element(), 200);
  const link = page.getByRole('link', { name: 'Ask for a weekend time' });
  await expect.element(link).toBeVisible();
  // A link that is followed while the history goes back is held (app/ui/history-layers.ts).
  await expect.poll(() => window.history.state?.layer).toBe(undefined);
  let followed = 0;
  link.element().addEventListener('click', (click) => {
    followed += 1;
    click.preventDefault();
  });
  expect(press(link.element(), 205)).toBe(true);
  expect(followed).toBe(0);
  press(link.element(), 400);
  expect(followed).toBe(1);
});

test('Enter before a time is chosen asks for the time, and finds no fault with what was not asked', async () => {
  await show();
  await expect.element(time('10:00 AM')).toBeVisible();
  page.getByRole('radio', { name: 'Wednesday, March 10' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Please choose a day and a time.').first()).toBeVisible();
  expect(document.activeElement?.id).toBe('startsAt');
  await goOnWith('10:00 AM');
  await expect.element(page.getByText(/^Please (check|choose)/)).not.toBeInTheDocument();
});

test('a time that is lost lays both pages open, the list of faults above the fields', async () => {
  await show({ booking: noLongerOffered });
  await loseTime();
  await page.getByLabelText('Your name').fill('');
  await book().click();
  const summary = page.getByRole('group', { name: /Please check/ });
  await expect.element(summary).toHaveFocus();
  // The first field that is wrong stands directly below.
  const gap =
    page.getByText('Your name').element().getBoundingClientRect().top -
    summary.element().getBoundingClientRect().bottom;
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(120);
  await expect.element(time('10:00 AM')).toBeVisible();
});

test('an hour without a free time keeps its line', async () => {
  await show();
  await expect.element(time('10:00 AM')).toBeVisible();
  const lines = [...document.querySelectorAll('.hour-line')];
  const free = lines.map((line) => line.querySelectorAll('input').length);
  // From ten to two; how many stand around them is the practice's hours.
  const ten = free.indexOf(1);
  expect(free.slice(ten, ten + 5)).toEqual([1, 0, 0, 0, 1]);
  expect(free.filter((count) => count > 0)).toHaveLength(2);
});

test('the button that books is the only filled one', async () => {
  await show();
  await goOnWith('10:00 AM');
  expect([...document.querySelectorAll('.button')].map((button) => button.textContent)).toEqual([
    'Book this time',
  ]);
});

test('shows faults beside their fields and in a summary, and keeps what was typed', async () => {
  const sent = await show({ booking: noLongerOffered });
  await loseTime();
  await page.getByLabelText('Your name').fill("Zoë O'Neil");
  await page.getByLabelText('E-mail').fill('not an address');
  await page.getByRole('checkbox').click();
  await book().click();
  await expect.element(page.getByText('Please check 3 fields:')).toBeVisible();
  await expect.element(page.getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByLabelText('Your name')).toHaveValue("Zoë O'Neil");
  await page.getByRole('link', { name: 'Please choose a day and a time.' }).click();
  expect(document.activeElement?.id).toBe('startsAt');
  expect(sent.filter(({ url }) => url.includes('appointments'))).toHaveLength(1);
});

test('tells the one who came too late, keeps what was typed, and books a time offered instead', async () => {
  const booked: unknown[] = [];
  const sent = await show({
    booking: ({ startsAt }) => {
      booked.push(startsAt);
      const alternatives = [slot(FREE[1] ?? ''), slot(FREE[2] ?? '')];
      return booked.length === 1
        ? json({ status: 409, detail: 'Taken.', alternatives }, 409)
        : json({ id: 'id-1', ...slot(String(startsAt)) }, 201);
    },
  });
  await goOnWith('10:00 AM');
  await fillIn();
  await book().click();
  await expect.element(page.getByText('Somebody else has just taken that time.')).toBeVisible();
  expect(document.activeElement).toHaveClass('taken-notice');
  await page.getByRole('button', { name: 'Thursday, March 11, 9:00 AM Eastern Time' }).click();
  await expect.element(page.getByRole('heading', { name: /March 11, 9:00/ })).toBeVisible();
  await expect.element(book()).toHaveFocus();
  await expect.element(page.getByLabelText('Your name')).toHaveValue('Ada');
  await book().click();
  await expect.element(page.getByRole('heading', { name: 'Your time is booked' })).toBeVisible();
  expect(booked).toEqual([FREE[0], FREE[2]]);
  const keys = sent.filter(({ url }) => url === '/api/appointments').map(({ key }) => key);
  expect(keys[0]).not.toBe(keys[1]);
  // The times are asked for again once one is known to be taken.
  expect(sent.filter(({ url }) => url.startsWith('/api/slots')).length).toBeGreaterThan(1);
});

test('tries again with the same key when nothing is known to have arrived', async () => {
  let tries = 0;
  const sent = await show({
    booking: () => {
      tries += 1;
      if (tries === 1) throw new TypeError('the line is gone');
      return json({ id: 'id-1', ...slot(FREE[0] ?? '') }, 201);
    },
  });
  await goOnWith('10:00 AM');
  await fillIn();
  await book().click();
  await expect
    .element(page.getByRole('alert').getByRole('link', { name: practice.phone }))
    .toBeVisible();
  await book().click();
  await expect.element(page.getByRole('heading', { name: 'Your time is booked' })).toBeVisible();
  const keys = sent.filter(({ url }) => url === '/api/appointments').map(({ key }) => key);
  expect(keys[0]).toBe(keys[1]);
});

test('while a booking is on its way no other kind of visit is chosen, and its answer is seen', async () => {
  let answer: (response: Response) => void = () => undefined;
  await show({ booking: () => new Promise<Response>((resolve) => (answer = resolve)) });
  await goOnWith('10:00 AM');
  await fillIn();
  await book().click();
  await page.getByRole('radio', { name: /Smile Blueprint/ }).click();
  await expect.element(page.getByRole('radio', { name: /Virtual consult/ })).toBeChecked();
  answer(json({}, 500));
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a time that is taken after a try without an answer may be the visitor’s own, and is not said to be somebody else’s', async () => {
  let tries = 0;
  await show({
    booking: () => {
      tries += 1;
      if (tries === 1) throw new TypeError('the line is gone');
      return json({ status: 409, detail: 'Taken.', alternatives: [slot(FREE[1] ?? '')] }, 409);
    },
  });
  await goOnWith('10:00 AM');
  await fillIn();
  await book().click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  // A word is mended: it is another request now, and finds its own time taken.
  await page.getByLabelText('E-mail').fill('ada.l@example.com');
  await book().click();
  await expect.element(page.getByText(/no longer free, but it may be yours/)).toBeVisible();
  await expect.element(page.getByText(/Somebody else/)).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('alert').getByRole('link', { name: practice.phone }))
    .toBeVisible();
});

test('loaded again after a try without an answer, says that it may be booked, until an answer is known', async () => {
  const said = page.getByText(
    /whether your booking here went through: Virtual consult, Wednesday/i,
  );
  await show({ booking: () => Promise.reject(new TypeError('the line is gone')) });
  await goOnWith('10:00 AM');
  await fillIn();
  await book().click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
  await close();
  expect(JSON.stringify(window.sessionStorage)).not.toMatch(/Ada|ada@/);

  // It was booked, and is no longer free; that a second tab or a page of before still offers it is told as before.
  await show({
    booking: () =>
      json({ status: 409, detail: 'Taken.', alternatives: [slot(FREE[1] ?? '')] }, 409),
  });
  await expect.element(said).toBeVisible();
  // The browser is where the visitor was, below it.
  await expect.poll(() => document.activeElement?.className).toBe('booked-before');
  await expect.element(page.getByRole('link', { name: practice.phone }).first()).toBeVisible();
  await goOnWith('10:00 AM');
  // A phone makes room for its keys as a field is tapped.
  await page.getByLabelText('Your name').click();
  window.dispatchEvent(new Event('resize'));
  await expect.element(page.getByLabelText('Your name')).toHaveFocus();
  await fillIn();
  await book().click();
  await expect.element(page.getByText(/no longer free, but it may be yours/)).toBeVisible();
  await close();

  await show({ booking: ({ startsAt }) => json({ id: 'id-1', ...slot(String(startsAt)) }, 201) });
  await expect.element(said).toBeVisible();
  await goOnWith('10:00 AM');
  await fillIn();
  await book().click();
  await expect.element(page.getByRole('heading', { name: 'Your time is booked' })).toBeVisible();
  await close();
  await show();
  await expect.element(time('10:00 AM')).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
});

test('a booking that the server turns away is known not to be made; an earlier one without an answer may be', async () => {
  const tooMany = () => json({ status: 429, detail: sayTooMany(7) }, 429);
  const said = page.getByText(/whether your booking here went through/i);
  const bookOnce = async (name: string) => {
    await goOnWith(name);
    await fillIn();
    await book().click();
    await expect.element(page.getByRole('alert')).toBeVisible();
  };
  await show({ booking: tooMany });
  await bookOnce('10:00 AM');
  await expect.element(page.getByText(/Please wait 7 minutes/)).toBeVisible();
  await close();

  await show({ booking: () => Promise.reject(new TypeError('the line is gone')) });
  await expect.element(time('10:00 AM')).toBeVisible();
  await expect.element(said).not.toBeInTheDocument();
  await bookOnce('10:00 AM');
  await close();

  await show({ booking: tooMany });
  await expect.element(said).toBeVisible();
  await bookOnce('2:30 PM');
  await close();
  await show();
  await expect.element(said).toBeVisible();
  expect(said.element().textContent).toContain('10:00');
});

test.each([
  ['our server’s 503', { retryAfterSeconds: 10 }, true],
  ['a 503 of which nobody can tell', {}, false],
])('after %s it is known or not whether anything was booked', async (_case, more, isKnown) => {
  const detail = REFUSAL_WORDS[isKnown ? 'busy' : 'inDoubt'];
  await show({ booking: () => json({ status: 503, detail, ...more }, 503) });
  await goOnWith('10:00 AM');
  await fillIn();
  await book().click();
  await expect.element(page.getByRole('alert').getByText(new RegExp(detail))).toBeVisible();
  await close();
  await show();
  await expect.element(time('10:00 AM')).toBeVisible();
  const tried = page.getByText(/whether your booking here went through/i);
  expect(tried.elements()).toHaveLength(isKnown ? 0 : 1);
});

test('turned away, it says from when on to try again, and has the time after a reload', async () => {
  holdClock();
  const detail = sayNotTaken({ minutes: 7, until: '06:07', isBooking: true });
  const tooMany = { status: 429, detail, retryAfterSeconds: 400 };
  const sent = await show({ booking: () => json(tooMany, 429) });
  await goOnWith('2:30 PM');
  await fillIn();
  await book().click();
  const early = page.getByRole('button', { name: 'Try again', exact: true });
  await expect.element(early).toHaveAttribute('aria-disabled', 'true');
  const tries = () => sent.filter(({ url }) => url === '/api/appointments').length;
  await early.click({ force: true });
  expect(tries()).toBe(1);
  // The form's own button says why it does not send.
  await book().click();
  const alert = page
    .getByRole('alert')
    .filter({ hasText: /Please wait 7 minutes, until 6:07\sAM Eastern Time/ });
  await expect.element(alert).toHaveFocus();
  expect(tries()).toBe(1);
  await vi.advanceTimersByTimeAsync(400_000);
  await expect
    .element(page.getByRole('status').filter({ hasText: 'The wait is over' }))
    .toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  await early.click();
  await vi.waitFor(() => expect(tries()).toBe(2));
  await close();

  vi.useRealTimers();
  await show();
  await expect.element(time('2:30 PM')).toBeChecked();
  await expect.element(page.getByLabelText('Your name')).not.toBeVisible();
  await close();
  window.history.replaceState(null, '', '?event=smile-blueprint');
  await show();
  await expect.element(time('10:00 AM')).toBeVisible();
  await expect.element(time('2:30 PM')).not.toBeChecked();
});

test('a time that is offered no more is chosen no more, and what is said of it leaves with the next choice', async () => {
  await show({ booking: noLongerOffered });
  await loseTime();
  const said = page.getByText(new RegExp(NO_LONGER_OFFERED)).first();
  await expect.element(said).toBeVisible();
  await expect.element(page.getByText(/Your time:/)).not.toBeInTheDocument();
  await time('2:30 PM').click();
  await expect.element(said).not.toBeInTheDocument();
  await goOn();
  await expect.element(time('2:30 PM')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Your name')).toHaveValue('Ada');
});

/** Keeps what the scheduler tells the page around it, as that page does, and says it again to one that is opened anew. */
function framingPage() {
  const tell = vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
  const toldOf = (type: FrameMessage['type']) =>
    tell.mock.calls.map(([data]) => data).filter((data) => isFrameMessage(data, type));
  const sayAgain = (isInPlace = false) => {
    const drafts = toldOf('impressions:draft') as Extract<
      FrameMessage,
      { type: 'impressions:draft' }
    >[];
    const draft: unknown = Object.assign({}, ...drafts.map((one) => one.draft));
    for (const data of [
      { type: 'impressions:draft', draft, isInPlace },
      toldOf('impressions:last-try').at(-1),
    ]) {
      const { origin } = window.location;
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: window.parent }));
    }
  };
  return { sayAgain };
}

test.each([true, false])(
  'opened again, it goes to the time that was chosen, unless the page stands where it was left (%s)',
  async (isInPlace) => {
    const { sayAgain } = framingPage();
    await show();
    await page.getByRole('radio', { name: /^Smile Blueprint/ }).click();
    await time('2:30 PM').click();
    await close();
    await show();
    const goTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    sayAgain(isInPlace);
    await expect.element(time('2:30 PM')).toBeChecked();
    await expect.element(page.getByLabelText('Your name')).not.toBeVisible();
    await expect.poll(() => goTo.mock.calls.length > 0).toBe(!isInPlace);
  },
);

test('opened again, the page lies open that lay open', async () => {
  const { sayAgain } = framingPage();
  await show();
  await goOnWith('2:30 PM');
  await page.getByLabelText('Your name').fill('Ada');
  await close();
  const { length } = window.history;
  await show();
  sayAgain(true);
  await expect.element(page.getByRole('heading', { name: /2:30/ })).toBeVisible();
  await expect.element(page.getByLabelText('Your name')).toHaveValue('Ada');
  // What lies ahead in the history is still there.
  expect(window.history.length).toBe(length);
  await goBack();
  await expect.element(time('2:30 PM')).toHaveFocus();
});

test('opened again after no answer came, it has visit and time as they were, and books the same', async () => {
  const { sayAgain } = framingPage();
  const keys: (string | null)[] = [];
  const send = async (answers: Answers) => {
    const sent = await show(answers);
    return () => {
      keys.push(...sent.filter(({ url }) => url === '/api/appointments').map(({ key }) => key));
    };
  };
  const record = await send({ booking: () => Promise.reject(new TypeError('the line is gone')) });
  await page.getByRole('radio', { name: /^Smile Blueprint/ }).click();
  await goOnWith('2:30 PM');
  await fillIn();
  await page.getByRole('textbox', { name: /^Phone/ }).fill('516-555-0142');
  await book().click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  record();
  await close();

  // It was booked all the same, and is no longer free.
  const again = await send({
    slots: () => json({ timeZone: 'America/New_York', slots: [slot(FREE[2] ?? '')] }),
    booking: () => json({ id: 'id-1', ...slot(FREE[1] ?? '') }, 201),
  });
  sayAgain();
  await expect.element(page.getByRole('radio', { name: /^Smile Blueprint/ })).toBeChecked();
  await expect.element(page.getByRole('heading', { name: /^Your time: .*2:30/ })).toBeVisible();
  await expect.element(page.getByLabelText('Your name')).toHaveValue('Ada');
  await page.getByRole('checkbox').click();
  await book().click();
  await expect.element(page.getByRole('heading', { name: 'Your time is booked' })).toBeVisible();
  again();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a time that the address asks for stands before one that was chosen earlier', async () => {
  const { sayAgain } = framingPage();
  await show();
  await goOnWith('2:30 PM');
  await page.getByLabelText('Your name').fill('Ada');
  await close();
  window.history.replaceState(
    null,
    '',
    `?event=smile-blueprint&time=${encodeURIComponent(FREE[0] ?? '')}`,
  );
  await show();
  await expect.element(time('10:00 AM')).toBeChecked();
  sayAgain();
  await expect.element(page.getByLabelText('Your name')).toHaveValue('Ada');
  await expect.element(time('10:00 AM')).toBeChecked();
  await expect.element(page.getByRole('radio', { name: /^Smile Blueprint/ })).toBeChecked();
});

test('a time that the address asks for is not chosen once it is over', async () => {
  const over = encodeURIComponent('2027-03-05T10:00:00-05:00');
  window.history.replaceState(null, '', `?event=virtual-consult&time=${over}`);
  await show();
  await expect.element(time('10:00 AM')).toBeVisible();
  await expect.element(page.getByText('No time chosen yet').first()).toBeVisible();
});

test('another address is another visit: what was chosen at the first is not brought along', async () => {
  const { sayAgain } = framingPage();
  await show();
  await goOnWith('2:30 PM');
  await page.getByLabelText('Your name').fill('Ada');
  await close();
  window.history.replaceState(null, '', '?event=smile-blueprint');
  await show();
  sayAgain();
  await goOnWith('10:00 AM');
  await expect.element(page.getByLabelText('Your name')).toHaveValue('Ada');
  await expect.element(page.getByRole('radio', { name: /^Smile Blueprint/ })).toBeChecked();
  await close();
  await show();
  sayAgain();
  await expect.element(page.getByRole('heading', { name: /10:00/ })).toBeVisible();
});

test('says that times are coming, and after 20 seconds whom to call', async () => {
  holdClock();
  let asked = 0;
  await show({
    slots: (signal) => {
      asked += 1;
      return asked === 1 ? stalled(signal) : freeSlots();
    },
  });
  await expect.element(page.getByText('Loading times...')).toBeVisible();
  vi.advanceTimersByTime(15_000);
  expect(page.getByRole('alert').elements()).toEqual([]);
  vi.advanceTimersByTime(5_000);
  const alert = page.getByRole('alert');
  await expect.element(alert.getByRole('link', { name: practice.phone })).toBeVisible();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(time('10:00 AM')).toBeVisible();
  expect(document.activeElement).toHaveClass('days-area');
});

test('offline, the times are not waited for', async () => {
  window.dispatchEvent(new Event('offline'));
  await show({ slots: () => Promise.reject(new TypeError('the line is gone')) });
  await expect
    .element(page.getByRole('alert').getByRole('link', { name: practice.phone }))
    .toBeVisible();
  window.dispatchEvent(new Event('online'));
});

test('a booking without an answer is not waited for longer than 20 seconds, and is sent again as the same', async () => {
  holdClock();
  let tries = 0;
  const sent = await show({
    booking: () => {
      tries += 1;
      return tries === 1
        ? stalled(sent.at(-1)?.signal)
        : json({ id: 'id-1', ...slot(FREE[0] ?? '') }, 201);
    },
  });
  await goOnWith('10:00 AM');
  await fillIn();
  await book().click();
  await expect.poll(() => tries).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Booking…' })).toBeVisible();
  vi.advanceTimersByTime(20_000);
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText(/counted only once/)).toBeVisible();
  await expect.element(alert.getByRole('link', { name: practice.phone })).toBeVisible();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Your time is booked' })).toBeVisible();
  const keys = sent.filter(({ url }) => url === '/api/appointments').map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a message leaves with the fault, in the summary too, and the focus stays where the visitor types', async () => {
  await show({ booking: noLongerOffered });
  await loseTime();
  await page.getByLabelText('Your name').fill('');
  await page.getByLabelText('E-mail').fill('');
  await page.getByRole('checkbox').click();
  await book().click();
  await expect.element(page.getByText('Please check 4 fields:')).toBeVisible();
  const name = page.getByLabelText('Your name');
  await name.fill('Ada');
  await expect.element(page.getByText('Please check 3 fields:')).toBeVisible();
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  await expect.element(name).toHaveFocus();
  await expect.element(page.getByText('Corrected. 3 fields are left.')).toBeInTheDocument();
  await page.getByLabelText('E-mail').fill('ada@');
  await expect.element(page.getByLabelText('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabelText('E-mail').fill('ada@example.com');
  await page.getByRole('checkbox').click();
  await time('10:00 AM').click();
  await expect.element(page.getByText(/Please check/)).not.toBeInTheDocument();
  await expect.element(page.getByText('All fields are corrected.')).toBeInTheDocument();
});

test('on a Saturday with hours, that day is shown', async () => {
  const facts = { ...practice, hours: { ...practice.hours, saturday: '09:00-17:00' } };
  const slots = () => json({ slots: [slot('2027-03-13T14:00:00-05:00')] });
  await show({ facts, slots, now: new Date('2027-03-13T08:00:00-05:00') });
  await expect.element(page.getByRole('radio', { name: 'Saturday, March 13' })).toBeChecked();
  await expect.element(time('2:00 PM')).toBeVisible();
});

test('says how far ahead one may book, shows no day beyond it, and whom to call for a later one', async () => {
  await show();
  await expect
    .element(page.getByText('You can book up to 60 days ahead, until Friday, May 7.'))
    .toBeVisible();
  const later = page.getByRole('button', { name: 'Later dates' });
  for (let count = 0; count < 4; count += 1) await later.click();
  await expect.element(later).toHaveAttribute('aria-disabled', 'true');
  const note = page.getByText(/These are the last dates that can be booked now/);
  await expect.element(note.getByRole('link', { name: practice.phone })).toBeVisible();
  const days = page.getByRole('group', { name: 'Day' });
  await expect.element(days.getByRole('radio', { name: /Friday, May 7/ })).toBeInTheDocument();
  expect(days.getByRole('radio').elements()).toHaveLength(5);
});

test('gives the phone number where times do not come, and asks again when told to', async () => {
  let tries = 0;
  await show({
    slots: () => {
      tries += 1;
      return tries === 1 ? new Response('', { status: 503 }) : freeSlots();
    },
  });
  await expect
    .element(page.getByRole('alert').getByRole('link', { name: practice.phone }))
    .toBeVisible();
  expect(tries).toBe(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(time('10:00 AM')).toBeVisible();
});

test('says when two weeks are full, and leads on', async () => {
  const sent = await show({ slots: () => json({ timeZone: 'America/New_York', slots: [] }) });
  await expect.element(page.getByText(/No time is free in these two weeks/)).toBeVisible();
  const earlier = page.getByRole('button', { name: 'Earlier dates' });
  await expect.element(earlier).toHaveAttribute('aria-disabled', 'true');
  const later = page.getByRole('button', { name: 'Later dates' });
  await later.click();
  await expect.element(later).toHaveFocus();
  await expect
    .poll(() => sent.map(({ url }) => url).at(-1))
    .toBe('/api/slots?event=virtual-consult&from=2027-03-22&days=14');
});

test('other weeks are said once they are here, with how many of their days have free times', async () => {
  await show({
    slots: () => json({ timeZone: 'America/New_York', slots: [slot('2027-03-23T09:00:00-04:00')] }),
  });
  await expect.element(page.getByText(/No time is free in these two weeks/)).toBeVisible();
  await page.getByRole('button', { name: 'Later dates' }).click();
  const said = page.getByText('Mar 22 to Apr 2: one day has free times.');
  await expect.element(said).toBeInTheDocument();
  expect(said.element().tagName).toBe('OUTPUT');
});

test('asks for the times of the other kind of visit, and forgets the time of the first', async () => {
  const sent = await show();
  await time('10:00 AM').click();
  await page.getByRole('radio', { name: /^Smile Blueprint, 90 minutes/ }).click();
  await expect.element(time('10:00 AM')).not.toBeChecked();
  expect(sent.at(-1)?.url).toContain('event=smile-blueprint');
});

test('days and times are chosen with the arrow keys', async () => {
  await show();
  await expect.element(time('10:00 AM')).toBeVisible();
  (time('10:00 AM').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(time('2:30 PM')).toBeChecked();
});
