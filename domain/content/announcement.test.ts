import { describe, expect, it } from 'vitest';
import { announcementSchema } from './announcement.ts';
import { findFieldFaults } from './content-faults.ts';
import { fieldKindOf } from './field-kind.ts';
import { sayIssue } from './say-issue.ts';

const NONE = { words: '', whatToDo: '' };
const CLOSED = { words: 'Closed Friday afternoon.', whatToDo: 'Call {{urgentPhone}}.' };
const FRIDAY = { from: '2027-03-01', until: '2027-03-05' };

function faultsOf(changed: object): string[] {
  const content = { 'en-US': NONE, 'es-US': NONE, days: { from: '', until: '' }, ...changed };
  const { error } = announcementSchema.safeParse(content, { error: sayIssue });
  return findFieldFaults(error?.issues ?? []).map(
    ({ field, message }) => `${field.join('.')}: ${message}`,
  );
}

describe('an announcement', () => {
  it.each([
    ['none', {}],
    ['one', { 'en-US': CLOSED, days: FRIDAY }],
    ['one of a single day', { 'en-US': CLOSED, days: { from: '2027-03-05', until: '2027-03-05' } }],
    ['one that was taken down, its days still there', { days: FRIDAY }],
    ['one in both languages', { 'en-US': CLOSED, 'es-US': CLOSED, days: FRIDAY }],
    [
      '90 characters',
      { 'en-US': { words: 'a'.repeat(40), whatToDo: 'b'.repeat(50) }, days: FRIDAY },
    ],
  ])('may be %s', (_name, changed) => {
    expect(faultsOf(changed)).toEqual([]);
  });

  it.each([
    [{ 'en-US': CLOSED }, 'days: choose its first and its last day: it comes and leaves by itself'],
    [
      { 'en-US': CLOSED, days: { from: '2027-03-01', until: '' } },
      'days: choose its first and its last day: it comes and leaves by itself',
    ],
    [
      { 'en-US': CLOSED, days: { from: '2027-03-05', until: '2027-03-01' } },
      'days: ends before it begins: look at both days',
    ],
    [
      { 'en-US': { words: 'a'.repeat(41), whatToDo: 'b'.repeat(50) }, days: FRIDAY },
      'en-US: takes 91 characters, both sentences together; write at most 90',
    ],
    [
      { 'en-US': { words: 'Closed\nFriday', whatToDo: '' }, days: FRIDAY },
      'en-US.words: write it on one line',
    ],
    [
      { days: { from: '2027-02-30', until: '' } },
      "days.from: write a day that the calendar has, as '2026-12-25', in quotes",
    ],
  ])('%j is turned down', (changed, fault) => {
    expect(faultsOf(changed)).toEqual([fault]);
  });

  it('is written in texts and days', () => {
    const kinds = [
      ['en-US', 'words'],
      ['es-US', 'whatToDo'],
      ['days', 'until'],
    ];
    expect(kinds.map((keys) => fieldKindOf(announcementSchema, keys))).toEqual([
      'text',
      'text',
      'day',
    ]);
  });
});
