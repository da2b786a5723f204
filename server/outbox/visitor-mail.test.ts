import { expect, it } from 'vitest';
import { SAMPLE_PRACTICE } from '../test-support/built-site.ts';
import type { ConfirmedAppointment } from './notice.ts';
import { appointmentMail, requestMail } from './visitor-mail.ts';

const ORIGIN = 'https://www.example.org';
const TOKEN = 'T'.repeat(88);
const BOOKED: ConfirmedAppointment = {
  id: '0b5dbb1e-6c0e-4d53-9f0c-0f1d3a8e7a11',
  event: 'smile-blueprint',
  startsAt: '2027-03-15T08:00:00-04:00',
  endsAt: '2027-03-15T09:30:00-04:00',
  status: 'booked',
  sequence: 0,
  token: TOKEN,
};
const MADE_AT = new Date('2027-03-08T15:04:05Z');
const MADE = { siteOrigin: ORIGIN, madeAt: MADE_AT };
const textOf = (change: Partial<ConfirmedAppointment>, origin: string | undefined = ORIGIN) =>
  appointmentMail({ ...BOOKED, ...change }, SAMPLE_PRACTICE, {
    siteOrigin: origin,
    madeAt: MADE_AT,
  }).text;

it('says what, when in Eastern Time, where, the rule, the link and the phone number', () => {
  const text = textOf({});
  for (const part of [
    'Smile Blueprint, 90 minutes',
    'Monday, March 15, 2027 at 8:00\u00a0AM Eastern Time',
    SAMPLE_PRACTICE.address,
    `${ORIGIN}/appointment#${TOKEN}`,
    "24 hours' notice",
    SAMPLE_PRACTICE.phone,
    SAMPLE_PRACTICE.name,
  ]) {
    expect(text).toContain(part);
  }
});

it('says the time in Eastern Time on both sides of a change of clocks', () => {
  expect(textOf({ startsAt: '2027-03-12T08:00:00-05:00' })).toContain(
    'March 12, 2027 at 8:00\u00a0AM',
  );
  expect(textOf({ startsAt: '2027-11-08T08:00:00-05:00' })).toContain(
    'November 8, 2027 at 8:00\u00a0AM',
  );
});

it('asks for a call where there is no address of the site to link to', () => {
  const { text, calendar } = appointmentMail(BOOKED, SAMPLE_PRACTICE, {
    siteOrigin: undefined,
    madeAt: MADE_AT,
  });
  expect(text).toContain(`To move or cancel it, please call us: ${SAMPLE_PRACTICE.phone}.`);
  expect(text + calendar?.text).not.toContain(TOKEN);
});

it('sends nobody to the practice for a virtual consult, and names no fee for it', () => {
  const appointment = { ...BOOKED, event: 'virtual-consult' as const };
  const { text, html } = appointmentMail(appointment, SAMPLE_PRACTICE, MADE);
  for (const part of [text, html]) {
    expect(part).not.toContain(SAMPLE_PRACTICE.address);
    expect(part).not.toContain(SAMPLE_PRACTICE.consultationFee);
  }
});

it('gives a cancelled appointment no link that would do nothing', () => {
  const text = textOf({ status: 'cancelled', sequence: 1 });
  expect(text).not.toContain(TOKEN);
  expect(text).toContain(SAMPLE_PRACTICE.feeWhenCancelled);
  expect(text).toContain(`${ORIGIN}/book-consultation`);
});

it('says nothing of a fee that is kept where the practice has cancelled', () => {
  const cancelled = { ...BOOKED, status: 'cancelled' as const, sequence: 1 };
  const ours = { ...MADE, desk: { isNew: false, isOurs: true } };
  const { text } = appointmentMail(cancelled, SAMPLE_PRACTICE, ours);
  expect(text).toContain(SAMPLE_PRACTICE.feeWhenWeCancel);
  expect(text).not.toContain(SAMPLE_PRACTICE.feeWhenCancelled);
});

const RECEIVED = { reference: 'K7NP-3XR2', receivedAt: '2027-03-14T02:00:00.000Z' };

it('says the number of a request and by when we answer, over a weekend on which the clocks change', () => {
  const { text } = requestMail(SAMPLE_PRACTICE, RECEIVED);
  expect(text).toContain('K7NP-3XR2');
  expect(text).toContain('within 24 hours, by Monday, March 15, 9:00\u00a0AM Eastern Time.');
});

it('names no time for a request that comes before a long closure', () => {
  const closures = Array.from({ length: 60 }, (_, day) =>
    new Date(Date.UTC(2027, 2, 14 + day)).toISOString().slice(0, 10),
  );
  const opening = { ...SAMPLE_PRACTICE.opening, closures };
  const { text } = requestMail({ ...SAMPLE_PRACTICE, opening }, RECEIVED);
  expect(text).toContain('contact you within 24 hours.');
});

it('says the number of an appointment', () => {
  const { text } = appointmentMail(BOOKED, SAMPLE_PRACTICE, { ...MADE, reference: 'K7NP-3XR2' });
  expect(text).toContain('Booking number: K7NP-3XR2');
});

it('names the practice and its phone number for a request', () => {
  const { subject, text, calendar } = requestMail(SAMPLE_PRACTICE, RECEIVED);
  expect(subject).toBe('Impressions: we received your request');
  expect(text).toContain(SAMPLE_PRACTICE.phone);
  expect(calendar).toBeUndefined();
});

it('its calendar file says the number by which the visit is called, where it has one', () => {
  const { calendar } = appointmentMail(BOOKED, SAMPLE_PRACTICE, {
    ...MADE,
    reference: 'K7NP-3XR2',
  });
  expect(calendar?.text.replaceAll('\r\n ', '')).toContain('Booking number: K7NP-3XR2');
  expect(appointmentMail(BOOKED, SAMPLE_PRACTICE, MADE).calendar?.text).not.toContain('number');
});

it('its calendar file is stamped with the moment of the letter, and reminds', () => {
  const { calendar } = appointmentMail(BOOKED, SAMPLE_PRACTICE, MADE);
  expect(calendar?.text).toContain('\r\nDTSTAMP:20270308T150405Z\r\n');
  expect(calendar?.text.match(/BEGIN:VALARM/g)).toHaveLength(2);
});

it('is in Spanish, number and time included, for who asked for it', () => {
  const receipt = { reference: 'K7NP-3XR2', receivedAt: '2027-03-14T02:00:00.000Z' };
  const { subject, text, html } = requestMail(SAMPLE_PRACTICE, receipt, 'es-US');
  expect(subject).toContain('recibimos su solicitud');
  for (const part of ['K7NP-3XR2', SAMPLE_PRACTICE.urgentPhone, SAMPLE_PRACTICE.phone, '911']) {
    expect(text).toContain(part);
  }
  // Saturday night: the end of Monday's first hour.
  expect(text).toContain(
    'a más tardar el lunes 15 de marzo a las 9:00\u00a0a.\u00a0m., hora del Este.',
  );
  expect(html).toContain('<html lang="es-US">');
  // No English is left, but what to ask the insurer.
  expect(text.replace(/“[^”]+”/, '')).not.toMatch(/\b(?:the|your|call|we)\b/i);
});
