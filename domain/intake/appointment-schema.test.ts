import { describe, expect, it } from 'vitest';
import { parseAppointment } from './appointment-schema.ts';

const GOOD = {
  event: 'virtual-consult',
  startsAt: '2027-03-15T08:00:00-04:00',
  name: 'Ann Lee',
  email: 'ann@example.com',
  consent: true,
};

it.each([
  ['as it is', {}],
  ['an empty phone, which is one left out', { phone: '' }],
  ['spaces around the name', { name: '  Ann Lee ' }],
])('accepts %s', (_case, change) => {
  expect(parseAppointment({ ...GOOD, ...change })).toEqual({ ok: true, appointment: GOOD });
});

describe('a visit with a fee', () => {
  const blueprint = { ...GOOD, event: 'smile-blueprint' };

  it.each([{}, { phone: '' }, { phone: '  ' }])(
    'needs the number that is called for it: %j',
    (change) => {
      expect(parseAppointment({ ...blueprint, ...change })).toEqual({
        ok: false,
        fields: [{ field: 'phone', message: expect.stringContaining('call you') }],
      });
    },
  );

  it.each([true, 7, null, {}, [5]])('says one thing of a number that is no text: %j', (phone) => {
    const parsed = parseAppointment({ ...blueprint, phone });
    expect(parsed.ok ? [] : parsed.fields.map(({ field }) => field)).toEqual(['phone']);
  });

  it('is accepted with one', () => {
    const whole = { ...blueprint, phone: '516-555-0142' };
    expect(parseAppointment(whole)).toEqual({ ok: true, appointment: whole });
  });

  it('says so beside the faults of other fields, where the form has it', () => {
    const parsed = parseAppointment({ ...blueprint, name: '', consent: false });
    expect(parsed.ok ? [] : parsed.fields.map(({ field }) => field)).toEqual([
      'name',
      'phone',
      'consent',
    ]);
  });
});

describe('names the field that does not fit', () => {
  it.each([
    ['event', { event: 'toString' }],
    ['event', { event: undefined }],
    ['startsAt', { startsAt: '' }],
    ['startsAt', { startsAt: '2027-03-15T12:00:00Z' }],
    ['startsAt', { startsAt: 1_800_000_000 }],
    ['name', { name: ' ' }],
    ['email', { email: 'ann@' }],
    ['phone', { phone: 'no' }],
    ['consent', { consent: 'true' }],
    ['endsAt', { endsAt: '2027-03-15T09:00:00-04:00' }],
    ['message', { message: 'not part of an appointment' }],
  ])('%s', (field, change) => {
    const parsed = parseAppointment({ ...GOOD, ...change });
    expect(parsed.ok ? [] : parsed.fields.map((fault) => fault.field)).toEqual([field]);
  });

  it('one fault a field, in the order of the form', () => {
    const parsed = parseAppointment({});
    expect(parsed.ok ? [] : parsed.fields.map((fault) => fault.field)).toEqual([
      'event',
      'startsAt',
      'name',
      'email',
      'consent',
    ]);
  });

  it('and the whole, where it is no object', () => {
    expect(parseAppointment(null)).toMatchObject({ ok: false, fields: [{ field: '' }] });
  });
});
