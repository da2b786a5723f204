import { expect, test } from 'vitest';
import { gapsIn } from '../../scripts/audit/gaps.ts';
import { readFileSync } from 'node:fs';
import {
  loadAccessibilityAudit,
  statementDate,
  statementFacts,
} from './accessibility-audit.server.ts';

const GAPS = ['**Files.** Not tried.'];

test('before the first audit the statement names no day', () => {
  const { auditStatus } = statementFacts({ date: null, faults: [], gaps: GAPS });
  expect(auditStatus).toBe('No check of all pages has been recorded yet.');
  expect(statementDate('2026-11-22', { date: null, faults: [], gaps: GAPS })).toBe('2026-11-22');
});

test('an audit that found nothing gives its day, and claims no more than it tested', () => {
  const audit = { date: '2026-12-01', faults: [], gaps: GAPS };
  const { auditStatus, auditGaps } = statementFacts(audit);
  expect(auditStatus).toMatch(/on December 1, 2026\. It found nothing .* do not claim full/);
  expect(auditGaps).toBe('- **Files.** Not tried.');
  expect(statementDate('2026-11-22', audit)).toBe('2026-12-01');
  expect(statementDate('2026-12-24', audit)).toBe('2026-12-24');
});

test('what an audit found stands before the gaps that are known', () => {
  const audit = { date: '2026-12-01', faults: ['A fault.'], gaps: GAPS };
  const { auditStatus, auditGaps } = statementFacts(audit);
  expect(auditStatus).toContain('parts of the site do not conform');
  expect(auditGaps).toBe('- A fault.\n- **Files.** Not tried.');
});

test('the statement has the gaps of the trace', () => {
  expect(loadAccessibilityAudit().gaps).toEqual(
    gapsIn(readFileSync('docs/accessibility.md', 'utf8')),
  );
});
