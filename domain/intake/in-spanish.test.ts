import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAppointment } from './appointment-schema.ts';
import { copyInSpanish, faultInSpanish } from './in-spanish.ts';
import { ENGLISH } from '../languages/page-languages.ts';
import { CONTACT_WORDS } from './contact-words.ts';
import { REQUEST_KIND_NAMES } from './kinds.ts';
import { copyOfRequest } from './request-copy.ts';
import { parseRequest } from './request-schema.ts';
import { REQUEST_KINDS } from './table-of-kinds.ts';
import { LANGUAGE_WORDS, TIME_WORDS } from './value-words.ts';

const REQUEST = {
  kind: 'discovery-call',
  name: 'Ada',
  email: 'ada@example.com',
  phone: '516-555-0142',
  preferredContact: 'text',
  language: 'es',
  message: 'Phone',
  consent: true,
} as const;

describe('the faults of a request in Spanish', () => {
  const broken: Record<string, readonly unknown[]> = {
    name: ['', 1, 'x'.repeat(300), '\u0301', 'A\u0000', 'A\u202e', `A${'\u0301'.repeat(60)}`],
    email: ['', 1, 'ada', `${'a'.repeat(300)}@example.com`],
    phone: ['12', '', 1],
    preferredContact: ['pigeon'],
    preferredTime: ['night'],
    language: ['xx', 'other'],
    otherLanguage: [1, 'x'.repeat(90), 'A\u0000', 'A\u202e'],
    message: ['', 1, 'x'.repeat(5000), 'A\u0000', 'A\u202e'],
    consent: [false],
    kind: ['tea'],
  };
  it.each(
    Object.entries(broken).flatMap(([field, values]) => values.map((value) => [field, value])),
  )('%s: %j', (field, value) => {
    const parsed = parseRequest({ ...REQUEST, [String(field)]: value });
    for (const { message } of parsed.ok ? [] : parsed.fields) {
      expect(faultInSpanish(message), message).not.toBe(message);
    }
    expect(parsed.ok).toBe(false);
  });

  it.each(REQUEST_KIND_NAMES)('an empty message and an empty number of %s', (kind) => {
    const parsed = parseRequest({ ...REQUEST, kind, message: '', phone: '' });
    const faults = parsed.ok ? [] : parsed.fields;
    expect(faults.map(({ field }) => field)).toEqual(['phone', 'message']);
    for (const { message } of faults) expect(faultInSpanish(message), message).not.toBe(message);
  });

  it('has every sentence that the fields have', () => {
    const source = readFileSync(new URL('request-fields.ts', import.meta.url), 'utf8');
    const sentences = [...source.matchAll(/error: '([^']+)'/g)].map(([, said = '']) => said);
    expect(sentences.length).toBeGreaterThan(10);
    for (const sentence of sentences) expect(faultInSpanish(sentence)).not.toBe(sentence);
  });
});

describe('the faults of a booking in Spanish', () => {
  const booking = {
    event: 'smile-blueprint',
    startsAt: '2027-03-15T08:00:00-04:00',
    name: 'Ada',
    email: 'ada@example.com',
    phone: '516-555-0142',
    consent: true,
  };
  it.each([
    ['event', 'tea'],
    ['startsAt', ''],
    ['startsAt', 1],
    ['startsAt', 'soon'],
    ['phone', ''],
    ['language', 'xx'],
  ])('%s: %j', (field, value) => {
    const parsed = parseAppointment({ ...booking, [field]: value });
    const faults = parsed.ok ? [] : parsed.fields;
    expect(faults).toHaveLength(1);
    for (const { message } of faults) expect(faultInSpanish(message), message).not.toBe(message);
  });
});

describe('the visitor’s copy in Spanish', () => {
  it('says what was chosen in Spanish, and what was written as it was written', () => {
    const parsed = parseRequest(REQUEST);
    const copy = parsed.ok ? copyInSpanish(copyOfRequest(parsed.request, 0)) : [];
    expect(copy).toContainEqual({ label: 'Tipo de solicitud', text: 'Una llamada' });
    expect(copy).toContainEqual({ label: 'Idioma', text: 'Español' });
    expect(copy).toContainEqual({ label: 'Cómo podemos responderle', text: 'Mensaje de texto' });
    expect(copy).toContainEqual({ label: 'Mensaje', text: 'Phone' });
  });

  it('knows every choice of the form', () => {
    for (const [label, words] of [
      ['Kind of request', Object.values(REQUEST_KINDS).map(({ words }) => words[ENGLISH].name)],
      ['How we may answer', Object.values(CONTACT_WORDS)],
      ['Best time', Object.values(TIME_WORDS)],
      ['Language', Object.values(LANGUAGE_WORDS)],
    ] as const) {
      for (const text of words) {
        expect(copyInSpanish([{ label, text }])[0]?.text, text).not.toBe(text);
      }
    }
  });
});
