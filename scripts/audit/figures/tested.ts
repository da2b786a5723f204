import type { Figure, Measured } from '../figure.ts';
import { readTestRecord, type TestCount } from '../test-records.ts';

interface Claim {
  readonly bar: string;
  /** Which files show it, each by the beginning of its path; journeys by the name of their file alone. */
  readonly files: readonly string[];
}

/** What journeys and tests show: read from the last `npm run test:release`, if it was at this commit. */
function tested(name: string, group: Figure['group'], claims: readonly Claim[]): Figure {
  return {
    name,
    group,
    isShort: false,
    measure: () => {
      const record = readTestRecord();
      return claims.map(({ bar, files }) => rowOf(bar, files, record));
    },
  };
}

function rowOf(
  bar: string,
  files: readonly string[],
  record: ReadonlyMap<string, TestCount> | undefined,
): Measured {
  if (!record)
    return { bar, value: 'no `npm run test:release` at this commit', outcome: 'not measured' };
  const isOf = (beginning: string, file: string) => file.startsWith(beginning);
  const found = [...record].filter(([file]) => files.some((one) => isOf(one, file)));
  const unseen = files.filter(
    (one) => !found.some(([file, count]) => isOf(one, file) && count.passed + count.failed > 0),
  );
  const passed = found.reduce((sum, [, count]) => sum + count.passed, 0);
  const failed = found.reduce((sum, [, count]) => sum + count.failed, 0);
  return {
    bar,
    value: `${passed} tests of ${found.length} files passed, ${failed} failed`,
    outcome: failed > 0 ? 'missed' : unseen.length > 0 ? 'not measured' : 'held',
    details: [
      ...found.filter(([, count]) => count.failed > 0).map(([file]) => file),
      ...unseen.map((file) => `${file}: no test of it was run`),
    ],
  };
}

export const accessibleJourneys = tested('accessible-journeys', 'Accessibility', [
  {
    bar: 'Keyboard: every journey without a pointer; dialogs keep the focus and give it back; a route change moves it to the heading',
    files: [
      'keyboard.spec',
      'back.spec',
      'route-change.spec',
      'consent.spec',
      'quiz.spec',
      'scheduling.spec',
      'appointment.spec',
      'photos.spec',
    ],
  },
  { bar: 'Text of twice the size: nothing cut off', files: ['text-size.spec'] },
  {
    bar: '200 % and 400 % zoom, text spacing, forced colors, reduced motion, print, focus seen and not covered: every page',
    files: ['own-view.spec'],
  },
  { bar: 'What is heard, and in which order', files: ['heard.spec'] },
]);

export const badInputs = tested('bad-inputs', 'Security', [
  {
    bar: 'Every bad input gets its status and message and changes no row',
    files: ['server/bad-inputs/'],
  },
  { bar: 'Headers in 10 s, requests in 15 s', files: ['server/http-deadlines.test'] },
]);

export const privateJourneys = tested('private-journeys', 'Privacy', [
  {
    bar: 'With everything configured: no request before a yes, none with Global Privacy Control, never a canary',
    files: ['privacy.spec', 'consent.spec'],
  },
  {
    bar: 'Random runs of the quiz leave no trace (1,000 of them: `npm run check:quiz-privacy`)',
    files: ['quiz-privacy.spec'],
  },
  {
    bar: 'No word of a visitor in logs, store, subjects and webhooks',
    files: ['server/intake/privacy.test'],
  },
]);

export const resilientJourneys = tested('resilient-journeys', 'Resilience', [
  {
    bar: 'JavaScript off or failed: every route readable, links work, forms post',
    files: ['without-javascript.spec'],
  },
  {
    bar: 'Stale chunk, offline, failed entry or part, denied storage, slow line: the visitor loses nothing',
    files: [
      'resilience.spec',
      'failed-start.spec',
      'stalled-line.spec',
      'emergency-offline.spec',
      'request-journey.spec',
    ],
  },
  {
    bar: 'A thrown error keeps header, footer and phone; Back from elsewhere brings the page alive',
    files: ['thrown-errors.spec', 'back-forward-cache.spec'],
  },
]);
