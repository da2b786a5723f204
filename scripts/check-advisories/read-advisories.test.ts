import { expect, it } from 'vitest';
import { readAdvisories } from './read-advisories.ts';

it('knows that there is nothing only from a report', () => {
  const report = { auditReportVersion: 2, vulnerabilities: {}, metadata: {} };
  expect(readAdvisories(JSON.stringify(report))).toEqual({ isKnown: true, found: [] });
});

it('says what was found, with its cause', () => {
  const via = [{ title: 'Reads too far', url: 'https://example.com/a', severity: 'high' }];
  const vulnerabilities = {
    reader: { severity: 'high', range: '<1.2.3', via, nodes: [] },
    shelf: { severity: 'high', range: '*', via: ['reader'], nodes: [] },
  };
  expect(readAdvisories(JSON.stringify({ auditReportVersion: 2, vulnerabilities }))).toEqual({
    isKnown: true,
    found: [
      'high: reader <1.2.3: Reads too far (https://example.com/a)',
      'high: shelf *: by reader',
    ],
  });
});

it('takes an error for no knowledge, and never for nothing found', () => {
  const refused = { message: '405 Method Not Allowed - POST', statusCode: 405, body: '' };
  expect(readAdvisories(JSON.stringify(refused))).toEqual({
    isKnown: false,
    why: '405 Method Not Allowed - POST',
  });
  for (const printed of ['', 'npm error', '{}', '[]']) {
    expect(readAdvisories(printed)).toEqual({ isKnown: false, why: 'npm printed no report' });
  }
});
