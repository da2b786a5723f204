import { expect, it } from 'vitest';
import { callerContent, NO_CALLER } from '../../domain/desk/caller-words.ts';
import type { RequestKind } from '../../domain/intake/kinds.ts';
import { ENGLISH } from '../../domain/languages/page-languages.ts';
import { REQUEST_KINDS } from '../../domain/intake/table-of-kinds.ts';
import { formatList, formatRequest } from './show-request.ts';

const listed = (kind: string) =>
  formatList(
    [
      {
        number: 1,
        kind,
        received_at: '2027-07-01T16:30:00.000Z',
        reference: null,
        set_aside: null,
      },
    ],
    new Map(),
  );

it.each(Object.keys(REQUEST_KINDS) as RequestKind[])('lists a %s apart from its day', (kind) => {
  expect(listed(kind)).toMatch(
    new RegExp(`1 {2}${REQUEST_KINDS[kind].words[ENGLISH].name} {2,}Jul 1, 2027`),
  );
});

it('lists a card that the desk has made for who called', () => {
  expect(listed('caller')).toMatch(/1 {2}Phone call {2,}Jul 1, 2027/);
});

it('shows what somebody has called about, and in which language, in words', () => {
  const row = { number: 1, id: 'one', kind: 'caller', reference: 'K7NP-3XR2', set_aside: null };
  const receivedAt = '2027-07-01T16:30:00.000Z';
  const caller = { ...NO_CALLER, name: 'Ann Lee', about: 'smile-blueprint', language: 'es' };
  const content = callerContent(caller, { id: 'one', receivedAt });
  const sealed = new Uint8Array();
  const shown = formatRequest({ ...row, received_at: receivedAt, sealed }, content);
  expect(shown).toMatch(/kind +Phone call\n/);
  expect(shown).toMatch(/called about +Smile Blueprint\n/);
  expect(shown).toMatch(/language +Español \(Spanish\)\n/);
});

it('lists a kind that is no more, of whatever length, apart from its day', () => {
  expect(listed('a-kind-of-before-with-a-long-name')).toMatch(/long-name {2}Jul 1/);
});
