import { describe, expect, it } from 'vitest';
import type { CardRow } from './card-content.ts';
import { stateOf } from './card-state.ts';
import type { EntryWords, SignedEntry } from './entries.ts';
import { placeCard } from './place-card.ts';
import { openMinutes, promiseLimit } from './promise-limit.ts';
import { evenWeek } from '../../tests/support/weeks.ts';

/** New York, where the practice is; December 1, 2026 is a Tuesday. */
const RULES = {
  timeZone: 'America/New_York',
  week: evenWeek(),
  closures: ['2026-12-25'],
};
const at = (moment: string): Date => new Date(`2026-${moment}:00-05:00`);
const NOW = at('12-01T08:47');

function request(receivedAt: string, more: Partial<CardRow> = {}): CardRow {
  return {
    about: 'request',
    number: 1,
    id: 'id',
    reference: null,
    kind: 'discovery-call',
    receivedAt: at(receivedAt).toISOString(),
    setAside: null,
    appointment: null,
    ...more,
  };
}
function booked(
  startsAt: string,
  more: Partial<NonNullable<CardRow['appointment']>> = {},
): CardRow {
  return request('11-30T17:20', {
    about: 'appointment',
    kind: 'smile-blueprint',
    appointment: {
      startsAt: at(startsAt).toISOString(),
      endsAt: at(startsAt).toISOString(),
      sequence: 0,
      changedAt: null,
      cancelledAt: null,
      ...more,
    },
  });
}
const entries = (...words: EntryWords[]): SignedEntry[] =>
  words.map(
    (one, index) =>
      ({
        ...one,
        id: `00000000-0000-4000-8000-00000000000${index}`,
        card: 'id',
        number: index + 1,
        person: 1,
        at: NOW.toISOString(),
      }) as SignedEntry,
  );
const place = (row: CardRow, ...words: EntryWords[]) =>
  placeCard(row, stateOf(entries(...words)), RULES, NOW);

describe('a request stands', () => {
  it.each([
    ['past the promise', '11-30T08:02', 'late'],
    ['today, by its hour', '11-30T09:31', 'today'],
    ['before we close, when it ends tonight', '11-30T18:40', 'before-closing'],
    ['before we close, when it ends before we open tomorrow', '12-01T07:12', 'before-closing'],
    ['tomorrow', '12-01T08:30', 'later'],
  ])('%s', (_, receivedAt, group) => {
    expect(place(request(receivedAt))?.group).toBe(group);
  });

  it('on the day that whoever called was told, and not where it was promised', () => {
    const called = request('11-30T08:02', { kind: 'caller' });
    const thursday = { is: 'follow-up', backAt: at('12-03T09:00').toISOString() } as const;
    const gone = { is: 'follow-up', backAt: null } as const;
    const unanswered = {
      is: 'no-answer',
      leftMessage: false,
      tryAgainAt: thursday.backAt,
    } as const;
    expect(place(called, thursday)).toBeNull();
    expect(place(request('11-30T08:02'), thursday)?.group).toBe('late');
    expect(place(called, thursday, gone)?.group).toBe('late');
    // A day on which nobody agreed.
    expect(place(called, unanswered)?.group).toBe('late');
    const onThursday = placeCard(called, stateOf(entries(thursday)), RULES, at('12-03T09:01'));
    expect(onThursday?.group).toBe('returned');
  });

  it('in the same place where somebody called and the desk made its card, until a stroke settles it', () => {
    const called = request('11-30T09:31', { kind: 'caller' });
    expect(place(called, { is: 'called' })).toEqual(place(request('11-30T09:31')));
    expect(place(called, { is: 'called' }, { is: 'reached' })).toBeNull();
    const placed = { is: 'placed', on: at('12-08T09:00').toISOString() } as const;
    expect(place(called, { is: 'called' }, placed)).toBeNull();
  });

  it('nowhere once it is reached or closed', () => {
    expect(place(request('11-30T09:31'), { is: 'reached' })).toBeNull();
    expect(place(request('11-30T09:31'), { is: 'closed', reason: 'twice' })).toBeNull();
  });

  it('where it stood once that is undone', () => {
    const [reached] = entries({ is: 'reached' });
    const undo = { is: 'undo', of: reached?.id ?? '' } as const;
    expect(place(request('11-30T09:31'), { is: 'reached' }, undo)?.group).toBe('today');
  });

  it('among today’s again where its letter did not leave, until something was done since', () => {
    const [first] = entries({ is: 'reached' });
    const letter: EntryWords = {
      is: 'letter',
      subject: 'Your call',
      text: 'Dear Ann',
      times: [],
      backAt: at('12-02T08:00').toISOString(),
    };
    const unsent = { is: 'unsent', of: first?.id ?? '' } as const;
    const reached = { is: 'reached' } as const;
    expect(place(request('11-30T09:31'), letter)).toBeNull();
    expect(place(request('11-30T09:31'), letter, unsent)).toMatchObject({
      group: 'today',
      dueAt: at('12-01T09:31'),
    });
    expect(place(request('11-30T08:02'), letter, unsent)?.group).toBe('late');
    expect(place(request('12-01T08:30'), letter, unsent)?.group).toBe('today');
    expect(place(booked('12-08T09:00'), letter, unsent)?.group).toBe('today');
    const lost = { is: 'lost', mail: 'changed', why: 'refused' } as const;
    expect(place(booked('12-08T09:00'), reached, lost)?.group).toBe('booked');
    expect(place(booked('12-08T09:00'), lost)?.group).toBe('today');
    expect(place(booked('12-08T09:00', { cancelledAt: NOW.toISOString() }), lost)?.group).toBe(
      'today',
    );
    // Once it would have begun there is nothing to tell.
    expect(place(booked('12-01T08:30', { cancelledAt: NOW.toISOString() }), lost)).toBeNull();
    expect(place(request('11-30T09:31'), letter, reached, unsent)).toBeNull();
    expect(place(request('11-30T09:31'), letter, unsent, reached)).toBeNull();
    const again = { ...letter, subject: 'Other times' };
    expect(place(request('11-30T09:31'), letter, unsent, again)).toBeNull();
    // Of somebody who was spoken to before, too.
    const [, second] = entries(reached, letter);
    const later = { is: 'unsent', of: second?.id ?? '' } as const;
    expect(place(request('11-30T09:31'), reached, letter, later)?.group).toBe('today');
  });

  it('among today’s again where a time was given back that its letter offers, until something was done since', () => {
    const [first] = entries({ is: 'reached' });
    const times = [at('12-04T10:00').toISOString()];
    const backAt = at('12-02T08:00').toISOString();
    const letter: EntryWords = { is: 'letter', subject: 'a', text: 'b', times, backAt };
    const time = times[0] ?? '';
    const givenBack = { is: 'given-back', of: first?.id ?? '', time } as const;
    expect(place(request('11-30T09:31'), letter, givenBack)?.group).toBe('today');
    expect(place(booked('12-08T09:00'), letter, givenBack)?.group).toBe('today');
    expect(place(request('11-30T09:31'), letter, givenBack, { is: 'reached' })).toBeNull();
    expect(place(request('11-30T09:31'), letter, { is: 'reached' }, givenBack)).toBeNull();
    // The letter has reached them all the same.
    expect(stateOf(entries(letter, givenBack))).toMatchObject({ isAnswered: true, unsent: [] });
  });

  it('nowhere until its day, and with those that come back then', () => {
    const later = { is: 'follow-up', backAt: at('12-01T09:20').toISOString() } as const;
    const now = { is: 'follow-up', backAt: at('12-01T08:30').toISOString() } as const;
    expect(place(request('11-30T09:31'), later)).toBeNull();
    expect(place(request('11-30T09:31'), now)?.group).toBe('returned');
  });

  it('in its place where the day that was set is past an unkept promise', () => {
    const later = { is: 'follow-up', backAt: at('12-02T08:00').toISOString() } as const;
    expect(place(request('11-30T09:31'), later)?.group).toBe('today');
    const muchLater = { is: 'follow-up', backAt: at('12-03T08:00').toISOString() } as const;
    expect(place(request('12-01T08:30'), muchLater)?.group).toBe('later');
    const message = { is: 'no-answer', leftMessage: true, tryAgainAt: later.backAt } as const;
    expect(place(request('11-30T09:31'), message, later)).toBeNull();
  });

  it('past the promise whatever day was set, unless a message was left', () => {
    const tryAgainAt = at('12-01T14:30').toISOString();
    const silent = { is: 'no-answer', leftMessage: false, tryAgainAt } as const;
    expect(place(request('11-30T08:02'), silent)?.group).toBe('late');
    expect(place(request('11-30T08:02'), { ...silent, leftMessage: true })).toBeNull();
  });

  it('aside where a program seems to have sent it, until a person says no', () => {
    const row = request('11-30T09:31', { setAside: 'haste' });
    expect(place(row)?.group).toBe('aside');
    expect(place(row, { is: 'kept' })?.group).toBe('today');
  });
});

describe('a Smile Blueprint stands', () => {
  it('with the booked, by the day of the call for its fee, and after it by that of its estimate', () => {
    const message = {
      is: 'no-answer',
      leftMessage: true,
      tryAgainAt: at('12-01T08:30').toISOString(),
    } as const;
    for (const startsAt of ['12-10T10:00', '12-21T10:00']) {
      expect(place(booked(startsAt))).toMatchObject({ group: 'booked', at: at('12-01T18:00') });
    }
    expect(place(booked('12-21T10:00'), { is: 'reached' })).toMatchObject({
      group: 'booked',
      at: at('12-03T18:00'),
    });
    expect(place(booked('12-21T10:00'), message)?.group).toBe('returned');
  });

  it('there still without an estimate, until somebody was reached', () => {
    expect(place(booked('12-10T10:00'), { is: 'no-estimate' })?.group).toBe('booked');
    expect(place(booked('12-10T10:00'), { is: 'no-estimate' }, { is: 'reached' })).toBeNull();
  });

  it('there after a call too, until its estimate was given or is not owed', () => {
    const reached = { is: 'reached' } as const;
    expect(place(booked('12-10T10:00'), reached)).toMatchObject({
      group: 'booked',
      at: at('12-01T18:00'),
    });
    expect(place(booked('12-10T10:00'), { is: 'estimate' })?.group).toBe('booked');
    expect(place(booked('12-10T10:00'), reached, { is: 'estimate' })).toBeNull();
    expect(place(booked('12-10T10:00'), reached, { is: 'no-estimate' })).toBeNull();
  });

  it('nowhere after a call where it was booked too near for an estimate, and where it was closed', () => {
    expect(place(booked('12-02T10:00'), { is: 'reached' })).toBeNull();
    expect(place(booked('12-10T10:00'), { is: 'closed', reason: 'twice' })).toBeNull();
  });

  it('before it begins at the latest', () => {
    expect(place(booked('12-01T10:00'))).toMatchObject({ group: 'booked', at: at('12-01T10:00') });
  });

  it('to know when its visitor moved or cancelled it, until that is seen', () => {
    const cancelledAt = at('11-30T20:14').toISOString();
    const row = booked('12-10T10:00', { sequence: 1, cancelledAt, changedAt: cancelledAt });
    expect(place(row)?.group).toBe('to-know');
    expect(place(row, { is: 'seen', sequence: 1 })).toBeNull();
  });

  it('with the booked where its visitor moved it and something is still owed for it', () => {
    const moved = booked('12-10T10:00', {
      sequence: 1,
      changedAt: at('11-30T20:14').toISOString(),
    });
    expect(place(moved)).toMatchObject({ group: 'booked', at: at('12-01T18:00') });
    // A call settles the fee alone.
    expect(place(moved, { is: 'reached' })?.group).toBe('booked');
    const done = [{ is: 'reached' }, { is: 'estimate' }] as const;
    expect(place(moved, ...done)?.group).toBe('to-know');
    expect(place(moved, { is: 'closed', reason: 'answered' })?.group).toBe('to-know');
  });

  it('not resting past what is owed for it', () => {
    const back = (day: string) => ({ is: 'follow-up', backAt: at(day).toISOString() }) as const;
    expect(place(booked('12-10T10:00'), back('12-01T15:00'))).toBeNull();
    expect(place(booked('12-10T10:00'), back('12-07T09:00'))).toMatchObject({
      group: 'booked',
      at: at('12-01T18:00'),
    });
    const call = {
      is: 'no-answer',
      leftMessage: true,
      tryAgainAt: at('12-04T09:00').toISOString(),
    };
    expect(place(booked('12-10T10:00'), call as EntryWords)?.group).toBe('booked');
    expect(place(booked('12-10T10:00'), { is: 'no-estimate' }, call as EntryWords)).toBeNull();
  });

  it('with the booked where we cancelled it, until what was paid is given back or none is owed', () => {
    const cancelledAt = NOW.toISOString();
    const row = booked('12-10T10:00', { sequence: 1, cancelledAt, changedAt: cancelledAt });
    const ours = { is: 'cancelled', sequence: 1, isOurs: true } as const;
    const reached = { is: 'reached' } as const;
    const due = { group: 'booked', at: at('12-02T18:00') };
    expect(place(row, ours)).toMatchObject(due);
    expect(place(row, reached, ours)).toMatchObject(due);
    expect(place(row, ours, reached)).toMatchObject(due);
    for (const over of ['refunded', 'no-refund'] as const) {
      expect(place(row, ours, { is: over })).toBeNull();
    }
    expect(place(row, ours, { is: 'closed', reason: 'answered' })).toBeNull();
    expect(place(row, { ...ours, isOurs: false })).toBeNull();
    // Booked at the desk a moment ago and taken back: nobody has paid for it.
    expect(place(row, { ...ours, isUntold: true })).toBeNull();
    expect(place({ ...row, kind: 'virtual-consult' }, ours)).toBeNull();
  });

  it('among today’s where we cancelled it and no letter could go, until they were told or have come', () => {
    const cancelledAt = NOW.toISOString();
    const row = booked('12-10T10:00', { sequence: 1, cancelledAt, changedAt: cancelledAt });
    const ours = { is: 'cancelled', sequence: 1, isOurs: true, isToSay: true } as const;
    const call = { is: 'no-answer', leftMessage: false, tryAgainAt: null } as const;
    const today = { group: 'today', at: NOW, dueAt: null };
    expect(place(row, ours)).toEqual(today);
    expect(place(row, { is: 'reached' }, ours)).toEqual(today);
    expect(place(row, ours, call)).toEqual(today);
    // The fee is what is left of it.
    expect(place(row, ours, { is: 'reached' })?.group).toBe('booked');
    expect(place(row, ours, { ...call, leftMessage: true })?.group).toBe('booked');
    expect(place(row, ours, { is: 'closed', reason: 'answered' })).toBeNull();
    const consult: CardRow = { ...row, kind: 'virtual-consult' };
    expect(place(consult, ours)).toEqual(today);
    expect(place(consult, ours, { is: 'reached' })).toBeNull();
    expect(place(consult, { ...ours, isOurs: false })).toBeNull();
    expect(
      place({ ...booked('11-30T10:00', { cancelledAt }), kind: 'virtual-consult' }, ours),
    ).toBeNull();
  });

  it('among today’s where we are closed then by now, until it is moved, cancelled or said to stand', () => {
    const row = booked('12-25T10:00');
    const on = row.appointment?.startsAt ?? '';
    const today = { group: 'today', at: new Date(on), dueAt: null };
    const call = { is: 'reached' } as const;
    const paid = { is: 'no-estimate' } as const;
    expect(place(row)).toEqual(today);
    // Whoever called for the fee, or closed the card, may not have known.
    expect(place(row, call, paid)).toEqual(today);
    expect(place(row, { is: 'closed', reason: 'answered' })).toEqual(today);
    expect(place(row, { is: 'stands', on })?.group).toBe('booked');
    expect(place(row, call, paid, { is: 'stands', on })).toBeNull();
    expect(place(row, call, paid, { is: 'made', outside: on })).toBeNull();
    const moved = {
      is: 'moved',
      sequence: 1,
      from: at('12-10T10:00').toISOString(),
      to: on,
    } as const;
    expect(place(row, call, paid, moved)).toEqual(today);
    expect(place(row, call, paid, { ...moved, outside: on })).toBeNull();
    // Moved to another such time, and put back: that they come then was known before.
    const back = { ...moved, sequence: 2 };
    expect(
      place(
        row,
        call,
        paid,
        { is: 'made', outside: on },
        { ...moved, outside: at('12-25T12:00').toISOString() },
        back,
      ),
    ).toBeNull();
    // A program comes to no door, and is closed as one.
    expect(place({ ...row, setAside: 'trap' })?.group).toBe('aside');
    expect(place({ ...row, setAside: 'trap' }, { is: 'closed', reason: 'program' })).toBeNull();
    expect(place({ ...row, setAside: 'trap' }, { is: 'kept' })).toEqual(today);
    // That another time stands says nothing of this one.
    expect(place(row, call, paid, { is: 'stands', on: at('12-26T10:00').toISOString() })).toEqual(
      today,
    );
    const cancelledAt = NOW.toISOString();
    expect(place(booked('12-25T10:00', { cancelledAt, sequence: 1 }))?.group).toBe('to-know');
    expect(place(booked('12-25T10:00', { changedAt: cancelledAt, sequence: 1 }))).toEqual(today);
    // A day that is set before the visit rests it, and none after.
    const rest = (day: string) => ({ is: 'follow-up', backAt: at(day).toISOString() }) as const;
    expect(place(row, call, paid, rest('12-20T10:00'))).toBeNull();
    expect(place(row, call, paid, rest('12-28T10:00'))).toEqual(today);
    expect(placeCard(row, stateOf([]), RULES, at('12-25T10:01'))?.group).not.toBe('today');
  });

  it.each([
    ['before we open', '12-10T07:30', true],
    ['as we close', '12-10T17:30', true],
    ['within the hours', '12-10T10:00', false],
    ['on a weekend, by appointment', '12-12T10:00', false],
  ])('of a visit %s', (_, startsAt, isToday) => {
    const row = booked(startsAt);
    const begins = at(startsAt);
    const endsAt = new Date(begins.getTime() + 90 * 60_000).toISOString();
    const visit = row.appointment === null ? null : { ...row.appointment, endsAt };
    const found = place({ ...row, appointment: visit });
    expect(found?.group).toBe(isToday ? 'today' : 'booked');
  });

  it('where they are still to be told, nowhere until a day that was set, if their visit is after it', () => {
    const cancelledAt = NOW.toISOString();
    const row = booked('12-10T10:00', { sequence: 1, cancelledAt, changedAt: cancelledAt });
    const ours = { is: 'cancelled', sequence: 1, isOurs: true, isToSay: true } as const;
    const back = (day: string) =>
      ({ is: 'no-answer', leftMessage: false, tryAgainAt: at(day).toISOString() }) as const;
    expect(place(row, ours, back('12-02T09:00'))).toBeNull();
    expect(place(row, ours, back('12-01T08:30'))?.group).toBe('returned');
    expect(place(row, ours, back('12-10T12:00'))?.group).toBe('today');
  });

  it('where we cancelled it, nowhere until a day that was set since', () => {
    const cancelledAt = NOW.toISOString();
    const row = booked('12-10T10:00', { sequence: 1, cancelledAt, changedAt: cancelledAt });
    const ours = { is: 'cancelled', sequence: 1, isOurs: true } as const;
    const later = { is: 'follow-up', backAt: at('12-01T09:20').toISOString() } as const;
    const now = { is: 'follow-up', backAt: at('12-01T08:30').toISOString() } as const;
    expect(place(row, ours, later)).toBeNull();
    expect(place(row, ours, now)?.group).toBe('returned');
    expect(place(row, later, ours)?.group).toBe('booked');
  });

  it('nowhere as a virtual consult, which has no fee', () => {
    expect(place({ ...booked('12-10T10:00'), kind: 'virtual-consult' })).toBeNull();
  });
});

describe('the promise', () => {
  it('ends in 24 hours, and has its limit when we close before that', () => {
    expect(promiseLimit(RULES, at('12-04T15:00'))).toEqual({
      dueAt: at('12-05T15:00'),
      limitAt: at('12-04T18:00'),
    });
  });

  it('ends with the first hour of the next open day for what came on a weekend', () => {
    const limit = promiseLimit(RULES, at('12-05T10:00'));
    expect(limit).toEqual({ dueAt: at('12-07T09:00'), limitAt: at('12-07T09:00') });
  });

  it('holds so many open minutes', () => {
    expect(openMinutes(RULES, NOW, at('12-01T09:31'))).toBe(44);
    expect(openMinutes(RULES, at('12-04T17:00'), at('12-07T09:00'))).toBe(120);
  });
});
