import { describe, expect, it } from 'vitest';
import { ageInDays, askedAgainOn, holds, parseRecord } from './consent-record.ts';

const RECORD = {
  decidedOn: '2026-11-22',
  offered: ['measurement', 'advertising'],
  granted: ['measurement'],
} as const;

describe('parseRecord', () => {
  it('reads what was kept', () => {
    expect(parseRecord(JSON.stringify(RECORD))).toEqual(RECORD);
  });

  it.each([
    null,
    '',
    'yes',
    'null',
    '[]',
    '{}',
    '{"decidedOn":"2026-11-22"}',
    '{"decidedOn":"yesterday","offered":[],"granted":[]}',
    '{"decidedOn":"2026-13-45","offered":[],"granted":[]}',
    '{"decidedOn":"2026-11-22","offered":["everything"],"granted":[]}',
    '{"decidedOn":"2026-11-22","offered":["measurement"],"granted":"measurement"}',
  ])('%j is no choice', (text) => {
    expect(parseRecord(text)).toBeNull();
  });

  it('takes no yes to what was not asked', () => {
    const text = '{"decidedOn":"2026-11-22","offered":["measurement"],"granted":["advertising"]}';
    expect(parseRecord(text)?.granted).toEqual([]);
  });
});

describe('holds', () => {
  it.each([
    ['on the day', '2026-11-22', ['measurement', 'advertising'], true],
    ['for half a year', '2027-05-22', ['measurement', 'advertising'], true],
    ['no longer', '2027-05-23', ['measurement', 'advertising'], false],
    ['across midnight to the west', '2026-11-21', ['measurement'], true],
    ['not before it was made', '2026-11-01', ['measurement'], false],
    ['for less than was asked', '2026-12-01', ['advertising'], true],
    ['where nothing is offered', '2026-12-01', [], true],
  ] as const)('%s (%s)', (_case, today, offered, isHeld) => {
    expect(holds(RECORD, offered, today)).toBe(isHeld);
  });

  it('not for something that was not asked', () => {
    const older = { ...RECORD, offered: ['measurement'] as const };
    expect(holds(older, ['measurement', 'advertising'], '2026-12-01')).toBe(false);
    expect(holds(null, ['measurement'], '2026-12-01')).toBe(false);
  });
});

it('knows its age and its end', () => {
  expect(ageInDays(RECORD, '2026-12-25')).toBe(33);
  expect(ageInDays(RECORD, '2027-05-23')).toBe(182);
  expect(askedAgainOn(RECORD)).toBe('2027-05-23');
});
