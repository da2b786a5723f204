import { describe, expect, it } from 'vitest';
import { SAMPLE_PRACTICE } from '../../test-support/built-site.ts';
import { ENGLISH, SPANISH, type Language } from '../../../domain/languages/page-languages.ts';
import type { ConfirmedAppointment, DeskWords, ToldAppointment } from '../notice.ts';
import { appointmentMail, reminderMail, requestMail } from '../visitor-mail.ts';

const ORIGIN = 'https://www.example.org';
const MADE_AT = new Date('2027-03-08T15:04:05Z');
const BOOKED: ConfirmedAppointment = {
  id: '0b5dbb1e-6c0e-4d53-9f0c-0f1d3a8e7a11',
  event: 'smile-blueprint',
  startsAt: '2027-03-15T08:00:00-04:00',
  endsAt: '2027-03-15T09:30:00-04:00',
  status: 'booked',
  sequence: 0,
  token: 'T'.repeat(88),
};
const REQUEST = { reference: 'K7NP-3XR2', receivedAt: '2027-03-14T02:00:00.000Z' };
const LINKS = { siteOrigin: ORIGIN, madeAt: MADE_AT, reference: 'K7NP-3XR2' };
const appointment = (
  change: Partial<ConfirmedAppointment>,
  practice = SAMPLE_PRACTICE,
  language: Language = ENGLISH,
) => appointmentMail({ ...BOOKED, ...change }, practice, LINKS, language);

const SENTENCE = 'The doctor is away on Monday morning.';
function byDesk(
  change: Partial<ConfirmedAppointment>,
  desk: DeskWords,
  language: Language = ENGLISH,
) {
  const { token: _, ...told } = { ...BOOKED, ...change };
  return appointmentMail(told, SAMPLE_PRACTICE, { ...LINKS, desk }, language);
}

const { token: _token, ...WITHOUT_LINK } = BOOKED;
const remind = (
  reminder: 'first' | 'last',
  told: ToldAppointment = BOOKED,
  language: Language = ENGLISH,
) => reminderMail(reminder, told, SAMPLE_PRACTICE, LINKS, language);

/** Those of the letters below. */
const SPANISH_REMINDERS = 3;
const LETTERS = {
  'a request': requestMail(SAMPLE_PRACTICE, REQUEST),
  'a request in Spanish': requestMail(SAMPLE_PRACTICE, REQUEST, 'es-US'),
  'an appointment': appointment({}),
  'an appointment in Spanish': appointment({}, SAMPLE_PRACTICE, SPANISH),
  'a cancelled one in Spanish': appointment({ status: 'cancelled' }, SAMPLE_PRACTICE, SPANISH),
  'a new time': appointment({ sequence: 1 }),
  'a cancelled appointment': appointment({ status: 'cancelled', sequence: 2 }),
  'a new time by the desk': byDesk({ sequence: 1 }, { sentence: SENTENCE }),
  'a new time by the desk in Spanish': byDesk({ sequence: 1 }, {}, SPANISH),
  'a new time by the desk after no letter': byDesk(
    { sequence: 1, isLinkUntold: true },
    { sentence: SENTENCE },
  ),
  'a new time by the desk in Spanish after no letter': byDesk(
    { sequence: 1, isLinkUntold: true },
    {},
    SPANISH,
  ),
  'one that the practice cancels': byDesk({ status: 'cancelled' }, { isOurs: true }),
  'one that the practice cancels, in Spanish': byDesk(
    { status: 'cancelled' },
    { isOurs: true },
    SPANISH,
  ),
  'a reminder': remind('first'),
  'the last reminder': remind('last'),
  'the last reminder, of a virtual consult': remind('last', {
    ...BOOKED,
    event: 'virtual-consult',
  }),
  'a reminder without the link': remind('first', WITHOUT_LINK),
  'the last reminder without the link': remind('last', WITHOUT_LINK),
  'a reminder after no letter': remind('first', { ...WITHOUT_LINK, isLinkUntold: true }),
  'the last reminder after no letter': remind('last', { ...WITHOUT_LINK, isLinkUntold: true }),
  'a reminder in Spanish': remind('first', BOOKED, SPANISH),
  'the last reminder in Spanish': remind('last', BOOKED, SPANISH),
  'the last reminder in Spanish without the link': remind('last', WITHOUT_LINK, SPANISH),
};

/** What is read, without what mail programs hide. */
const wordsOf = (html = ''): string =>
  html
    .replace(
      /<style>[^]*?<\/style>|<div style="display:none[^]*?<\/div>|<title>[^]*?<\/title>/g,
      '',
    )
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&nbsp;', ' ')
    .replace(/\s+/g, ' ');

const hrefsOf = (html = ''): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);

describe.each(Object.entries(LETTERS))('the HTML of %s', (_, { text, html }) => {
  it('says every number that the plain text says', () => {
    const numbers = (words: string) => [...new Set(words.match(/\d+(:\d+)?/g))].toSorted();
    const ofLinks = /https:\/\/\S+/g;
    const inText = numbers(text.replace(ofLinks, ''));
    const inHtml = numbers(wordsOf(html).replace(ofLinks, ''));
    for (const number of inText) expect(inHtml).toContain(number);
  });

  it('leads where the plain text leads', () => {
    for (const url of text.match(/https:\/\/\S+/g) ?? []) expect(hrefsOf(html)).toContain(url);
    expect(hrefsOf(html)).toContain(`tel:+1${SAMPLE_PRACTICE.urgentPhone.replaceAll('-', '')}`);
  });

  it('fetches nothing and runs nothing', () => {
    expect(html).not.toMatch(/<(img|link|script|iframe|object|form)\b|url\(|@import|@font-face/i);
  });

  it('has one heading of the first order, and tables that are no tables to who hears them', () => {
    expect(html?.match(/<h1/g)).toHaveLength(1);
    expect(html?.match(/<table(?! role="presentation")/g)).toBeNull();
  });
});

it('a visit that the practice cancels, in Spanish: what becomes of the fee is translated, and quoted in English while it is not', () => {
  const { text } = LETTERS['one that the practice cancels, in Spanish'];
  expect(text).toContain(SAMPLE_PRACTICE.feeWhenWeCancelInSpanish);
  expect(text).not.toContain(SAMPLE_PRACTICE.feeWhenWeCancel);
  const { token: _, ...told } = { ...BOOKED, status: 'cancelled' as const };
  const old = { ...SAMPLE_PRACTICE, feeWhenWeCancelInSpanish: undefined };
  const ours = { ...LINKS, desk: { isOurs: true } };
  const quoted = `La regla de la tarifa, en inglés: “${SAMPLE_PRACTICE.feeWhenWeCancel}”`;
  expect(appointmentMail(told, old, ours, SPANISH).text.replaceAll(/\s+/g, ' ')).toContain(quoted);
});

it('a phone number in a paragraph stands in one line, and is called with a touch', () => {
  const { html = '' } = LETTERS['an appointment'];
  const paragraph = html.split('<p').find((part) => part.includes('please call us'));
  expect(paragraph).toContain(`white-space:nowrap">${SAMPLE_PRACTICE.phone}<`);
  expect(paragraph).toContain(`href="tel:+1${SAMPLE_PRACTICE.phone.replaceAll('-', '')}"`);
});

it('a promised time reads as one sentence, and is set large', () => {
  const { html } = LETTERS['a request'];
  expect(wordsOf(html)).toContain(
    'contact you within 24 hours, by Monday, March 15, 9:00 AM Eastern Time.',
  );
  expect(html).toContain('<i>9:00\u00a0AM</i>');
});

it('a cancelled time is struck out, and has no button that would do nothing', () => {
  const { html } = LETTERS['a cancelled appointment'];
  expect(html).toMatch(/<s [^>]*>Monday,/);
  expect(hrefsOf(html).filter((href) => href.startsWith(ORIGIN))).toEqual([
    `${ORIGIN}/book-consultation`,
    SAMPLE_PRACTICE.siteUrl,
  ]);
});

it('in Spanish says the whole amount of the fee, and nothing of the English words behind it', () => {
  const consultationFee = '$1,250.50, credited in full, toward treatment';
  const { text } = appointment({}, { ...SAMPLE_PRACTICE, consultationFee }, SPANISH);
  expect(text).toMatch(/^ *Tarifa: \$1,250\.50$/m);
});

it('of a new time names no fee: that of the day of the booking holds, and it may be another one today', () => {
  expect(LETTERS['an appointment'].text).toMatch(/^ *Fee: /m);
  for (const name of [
    'a new time',
    'a new time by the desk',
    'a new time by the desk in Spanish',
  ] as const) {
    expect(LETTERS[name].text).not.toMatch(/Fee|Tarifa|\$/);
  }
});

it('a new time by the desk leads to the link of an earlier letter, which it cannot repeat', () => {
  const { text } = LETTERS['a new time by the desk'];
  expect(text).toContain(SENTENCE);
  expect(text).toContain('use the link in our last e-mail that has one; it still works');
  expect(text).not.toContain('/appointment#');
  expect(LETTERS['a new time by the desk in Spanish'].text).toContain(
    'de nuestro último correo que lo tenga',
  );
});

it('names no letter of before where none went, as for a booking that was set aside', () => {
  const byPhone = `To move or cancel it, please call us: ${SAMPLE_PRACTICE.phone}.`;
  for (const name of [
    'a new time by the desk after no letter',
    'a reminder after no letter',
    'the last reminder after no letter',
  ] as const) {
    expect(LETTERS[name].text).toContain(byPhone);
    expect(LETTERS[name].text).not.toMatch(/last e-mail|moves the entry/);
  }
  const { text } = LETTERS['a new time by the desk in Spanish after no letter'];
  expect(text).toContain('por favor llámenos');
  expect(text).not.toMatch(/último correo|cambia la cita/);
  // Where reminders that waited knew the link, it stands there.
  expect(remind('first', { ...BOOKED, isLinkUntold: true }).text).toContain('/appointment#');
});

describe('a reminder', () => {
  const link = `${ORIGIN}/appointment#${BOOKED.token}`;

  it('says what, when and where, with the link; no fee, no file, and nothing that a late letter would make untrue', () => {
    const { subject, text, html, calendar } = LETTERS['a reminder'];
    expect(subject).toBe('Impressions: a reminder of your appointment');
    expect(text).toContain('Monday, March 15, 2027 at 8:00\u00a0AM Eastern Time');
    expect(text).toContain(SAMPLE_PRACTICE.address);
    expect(text).toContain('Booking number: K7NP-3XR2');
    expect(hrefsOf(html)).toContain(link);
    expect(text).not.toMatch(/tomorrow|today|in two days|\$|attached/i);
    expect(calendar).toBeUndefined();
  });

  it('offers to move while that is possible, and then to cancel', () => {
    expect(LETTERS['a reminder'].text).toContain('To move or cancel it:');
    const { text } = LETTERS['the last reminder'];
    expect(text).toContain(`If you cannot come, cancel it here:\n${link}`);
    expect(text).toContain(`too late to move it online; to find another time, please call us`);
  });

  it('leads to the link of an earlier letter where it cannot be repeated', () => {
    for (const name of [
      'a reminder without the link',
      'the last reminder without the link',
    ] as const) {
      expect(LETTERS[name].text).toContain('the link in our last e-mail');
      expect(LETTERS[name].text).not.toContain('/appointment#');
    }
  });

  it('names the number alone where nobody knows where the site is', () => {
    for (const reminder of ['first', 'last'] as const) {
      const facts = { siteOrigin: undefined, reference: undefined };
      const { text } = reminderMail(reminder, BOOKED, SAMPLE_PRACTICE, facts);
      expect(text).toContain(`To move or cancel it, please call us: ${SAMPLE_PRACTICE.phone}.`);
      expect(text).not.toMatch(/link|Booking number/);
    }
  });

  it('sends nobody to the practice for a virtual consult, and says whom to ask how to join', () => {
    const { text } = LETTERS['the last reminder, of a virtual consult'];
    expect(text).not.toContain(SAMPLE_PRACTICE.address);
    expect(text).toContain('If you do not know yet how to join, please call us');
  });

  it('has no English left where it is in Spanish', () => {
    const inSpanish = Object.entries(LETTERS).filter(([name]) => /reminder.*Spanish/.test(name));
    expect(inSpanish).toHaveLength(SPANISH_REMINDERS);
    for (const [, { text }] of inSpanish) {
      expect(text.replaceAll(/https:\S+/g, '')).not.toMatch(/\b(?:the|your|call|we|it)\b/i);
      expect(text).toContain('lunes 15 de marzo');
    }
  });
});

it('takes the practice’s words for words, whatever is in them', () => {
  const { html } = appointment({}, { ...SAMPLE_PRACTICE, name: '<b>Smith & Sons</b>' });
  expect(html).not.toContain('<b>');
  expect(wordsOf(html)).toContain('<b>Smith & Sons</b>');
});
