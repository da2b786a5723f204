import { expect, test } from 'vitest';
import { findTraceFaults } from './trace-faults.ts';
import { WCAG_CRITERIA } from './wcag-criteria.ts';

const row = (criterion: string, level: string, shown = '`a.spec.ts`: “it holds”') =>
  `| ${criterion} Name | ${level} | How. | ${shown} |`;
const rows = (change: (criterion: string, level: string) => string = row) =>
  Object.entries(WCAG_CRITERIA)
    .flatMap(([level, criteria]) => criteria.map((criterion) => change(criterion, level)))
    .join('\n');
const faultsOf = (document: string) =>
  findTraceFaults(document, (path) =>
    path === 'a.spec.ts' ? "test('it holds', () => {})" : undefined,
  );

test('all 55 criteria, each shown by a test that is there, are without fault', () => {
  expect(rows().split('\n')).toHaveLength(55);
  expect(faultsOf(rows())).toEqual([]);
});

test('a missing criterion, a wrong level and a missing proof are named', () => {
  const broken = rows((criterion, level) => {
    if (criterion === '1.1.1') return '';
    if (criterion === '1.4.3') return row(criterion, 'A');
    return criterion === '2.1.1' ? row(criterion, level, 'trust us') : row(criterion, level);
  });
  expect(faultsOf(broken)).toEqual([
    '1.1.1 stands 0 times in the table',
    '1.4.3 is of level AA',
    '2.1.1 is shown by nothing',
  ]);
});

test('a test that is gone or renamed is named, and so is a check that nobody did', () => {
  const shown = '`b.spec.ts`: “x”; `a.spec.ts`: “it held”; by hand 2, 2026-11-22';
  const document = rows((criterion, level) =>
    criterion === '1.1.1' ? row(criterion, level, shown) : row(criterion, level),
  );
  expect(faultsOf(`${document}\n1. *2026-11-22.* Seen.`)).toEqual([
    '1.1.1: there is no check by hand 2',
    'b.spec.ts does not exist',
    'a.spec.ts has no test “it held”',
  ]);
});
