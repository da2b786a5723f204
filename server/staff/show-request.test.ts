import { expect, it } from 'vitest';
import type { RequestKind } from '../../domain/intake/kinds.ts';
import { ENGLISH } from '../../domain/languages/page-languages.ts';
import { REQUEST_KINDS } from '../../domain/intake/table-of-kinds.ts';
import { formatList } from './show-request.ts';

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

it('lists a kind that is no more, of whatever length, apart from its day', () => {
  expect(listed('a-kind-of-before-with-a-long-name')).toMatch(/long-name {2}Jul 1/);
});
