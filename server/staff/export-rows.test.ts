import { expect, it } from 'vitest';
import { callerContent, NO_CALLER } from '../../domain/desk/caller-words.ts';
import { exportRows } from './export-rows.ts';

const ROW = {
  number: 4,
  id: 'one',
  kind: 'caller',
  reference: 'K7NP-3XR2',
  received_at: '2027-07-01T16:30:00.000Z',
  set_aside: null,
  sealed: new Uint8Array(),
};

it('writes who called as a request, with what they called about in words', async () => {
  const words = { ...NO_CALLER, name: 'Ann Lee', about: 'virtual-consult' };
  const content = callerContent(words, { id: 'one', receivedAt: ROW.received_at });
  const rows = { requests: [ROW], appointments: [] };
  const { text, faults } = await exportRows(rows, async () => content, 'csv');
  const [head = '', line = ''] = text.replaceAll(/["\uFEFF]/g, '').split('\r\n');
  const values = new Map(head.split(',').map((name, at) => [name, line.split(',')[at]]));
  expect(faults).toEqual([]);
  expect(values.get('about')).toBe('request');
  expect(values.get('kind')).toBe('Phone call');
  expect(values.get('calledAbout')).toBe('Virtual consult');
});
