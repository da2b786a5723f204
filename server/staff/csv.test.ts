import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const cellOf = (text: string): string =>
  toCsv([new Map([['a', text]])]).slice('\uFEFFa\r\n'.length, -'\r\n'.length);

/** Reads one cell as RFC 4180 has it. */
const readCell = (cell: string): string =>
  cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '\n=1'])(
  '38 disarms %j',
  (text) => expect(readCell(cellOf(text))).toBe(`'${text}`),
);

it('writes any text so that it reads back the same, and never begins as a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const cell = readCell(cellOf(text));
      expect(cell === text || cell === `'${text}`).toBe(true);
      expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
    }),
  );
});

it('gives rows of several kinds the columns of them all', () => {
  const rows = [new Map([['a', '1']]), new Map([['b', '2, 3']])];
  expect(toCsv(rows)).toBe('\uFEFFa,b\r\n1,\r\n,"2, 3"\r\n');
});
