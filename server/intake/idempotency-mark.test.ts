import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAppointment } from '../../domain/intake/appointment-schema.ts';
import { REQUEST_KIND_NAMES } from '../../domain/intake/kinds.ts';
import { parseRequest, REQUEST_FIELDS } from '../../domain/intake/request-schema.ts';
import { markBody } from './idempotency.ts';

const KEY = '0b5dbb1e-6c0e-4d53-9f0c-0f1d3a8e7a11';
const macOf = (body: object, photos: readonly Uint8Array[] = []): string =>
  markBody(KEY, body, photos).bodyMac.toString('hex');

/** Words that the schemas leave as they are. */
const word = fc.stringMatching(/^[a-z]{1,12}$/);
const email = word.map((name) => `${name}@example.com`);
const phone = fc.integer({ min: 1_000_000, max: 9_999_999 }).map((digits) => `516${digits}`);
const results = fc.record({
  persona: fc.option(word),
  areas: fc.array(fc.record({ key: word, percentage: fc.nat(100) }), { maxLength: 4 }),
});

/** One request of each value that a field may have; a field of the schema that is missing here fails the test below. */
const requests = fc
  .record(
    {
      kind: fc.constantFrom(...REQUEST_KIND_NAMES),
      name: word,
      email,
      phone,
      preferredContact: fc.constantFrom('phone', 'text', 'email'),
      preferredTime: fc.constantFrom('any', 'morning', 'midday', 'afternoon'),
      language: fc.constantFrom('en', 'es', 'other'),
      otherLanguage: word,
      message: word,
      consent: fc.constant(true),
      smileResults: results,
    },
    { requiredKeys: ['kind', 'name', 'email', 'phone', 'otherLanguage', 'message', 'consent'] },
  )
  .map((input) => {
    const parsed = parseRequest(input);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
    return parsed.request;
  });

const START = '2027-03-1';
const appointments = fc
  .record(
    {
      event: fc.constantFrom('virtual-consult', 'smile-blueprint'),
      startsAt: fc.nat(9).map((day) => `${START}${day}T08:00:00-04:00`),
      name: word,
      email,
      phone,
      consent: fc.constant(true),
    },
    { requiredKeys: ['event', 'startsAt', 'name', 'email', 'consent'] },
  )
  .map((input) => {
    // A visit with a fee needs a number.
    const event = input.phone ? input.event : 'virtual-consult';
    const parsed = parseAppointment({ ...input, event });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
    return parsed.appointment;
  });

/** The same fields in another order, at every depth. */
function turnedRound(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return Array.isArray(value) ? value.map(turnedRound) : value;
  }
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, field]) => [name, turnedRound(field)]),
  );
}

describe.each([
  ['request', requests],
  ['appointment', appointments],
])('the mark of a %s', (_what, bodies: fc.Arbitrary<object>) => {
  it('is the same whatever the order of its fields, and for fields that are left out', () => {
    fc.assert(
      fc.property(bodies, (body) => {
        const again = { ...(turnedRound(body) as object), leftOut: undefined };
        expect(macOf(again)).toBe(macOf(body));
      }),
    );
  });

  it('is another one when any field is another one, is left out or is added', () => {
    fc.assert(
      fc.property(bodies, bodies, (one, other) => {
        const names = new Set([...Object.keys(one), ...Object.keys(other)]);
        for (const name of names) {
          const value: unknown = Object.entries(other).find(([own]) => own === name)?.[1];
          const changed = { ...one, [name]: value };
          const isSame = isDeepStrictEqual(written(changed), written(one));
          expect(macOf(changed) === macOf(one), name).toBe(isSame);
        }
      }),
    );
  });
});

/** As it travels: a field that is undefined is left out. */
function written(body: object): unknown {
  return JSON.parse(JSON.stringify(body));
}

it('covers every field that a request may have', () => {
  const seen = new Set(fc.sample(requests, 500).flatMap((request) => Object.keys(request)));
  expect([...seen].toSorted()).toEqual(REQUEST_FIELDS.toSorted());
});

it('holds the photos, and their order', () => {
  const photo = fc.uint8Array({ minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(requests, fc.array(photo, { maxLength: 3 }), photo, (request, photos, more) => {
      expect(macOf(request, [...photos, more])).not.toBe(macOf(request, photos));
      const turned = photos.toReversed();
      const isSame = photos.every((one, index) => Buffer.from(one).equals(turned[index] ?? one));
      expect(macOf(request, turned) === macOf(request, photos)).toBe(isSame);
    }),
  );
});

it('takes no photo for a field, nor a text for the list of two', () => {
  fc.assert(
    fc.property(requests, (request) => {
      expect(macOf({ ...request, name: '["a","b"]' })).not.toBe(
        macOf({ ...request, name: ['a', 'b'] }),
      );
    }),
  );
});
