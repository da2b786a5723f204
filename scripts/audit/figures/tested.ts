import type { Figure, Measured } from '../figure.ts';
import { readTestRecord, type TestCount } from '../test-records.ts';

interface Claim {
  readonly bar: string;
  /** Which files show it; journeys by the name of their file alone. */
  readonly files: RegExp;
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
  files: RegExp,
  record: ReadonlyMap<string, TestCount> | undefined,
): Measured {
  if (!record)
    return { bar, value: 'no `npm run test:release` at this commit', outcome: 'not measured' };
  const found = [...record].filter(([file]) => files.test(file));
  const passed = found.reduce((sum, [, count]) => sum + count.passed, 0);
  const failed = found.reduce((sum, [, count]) => sum + count.failed, 0);
  return {
    bar,
    value: `${passed} tests of ${found.length} files passed, ${failed} failed`,
    outcome: passed > 0 && failed === 0 ? 'held' : 'missed',
    details: found.filter(([, count]) => count.failed > 0).map(([file]) => file),
  };
}

export const accessibleJourneys = tested('accessible-journeys', 'Accessibility', [
  {
    bar: 'Keyboard: every journey without a pointer; dialogs keep the focus and give it back; a route change moves it to the heading',
    files: /^(keyboard|back|route-change|consent|quiz|scheduling|appointment|photos)\.spec/,
  },
  { bar: 'Text of twice the size: nothing cut off', files: /^text-size\.spec/ },
  {
    bar: '200 % and 400 % zoom, text spacing, forced colors, reduced motion, print, focus seen and not covered: every page',
    files: /^own-view\.spec/,
  },
  { bar: 'What is heard, and in which order', files: /^heard\.spec/ },
]);

export const badInputs = tested('bad-inputs', 'Security', [
  {
    bar: 'Every bad input gets its status and message and changes no row',
    files: /^server\/bad-inputs\//,
  },
  { bar: 'Headers in 10 s, requests in 15 s', files: /^server\/http-deadlines\.test/ },
]);

export const privateJourneys = tested('private-journeys', 'Privacy', [
  {
    bar: 'With everything configured: no request before a yes, none with Global Privacy Control, never a canary',
    files: /^(privacy|consent)\.spec/,
  },
  {
    bar: 'Random runs of the quiz leave no trace (1,000 of them: `npm run check:quiz-privacy`)',
    files: /^quiz-privacy\.spec/,
  },
  {
    bar: 'No word of a visitor in logs, store, subjects and webhooks',
    files: /^server\/intake\/privacy\.test/,
  },
]);

export const resilientJourneys = tested('resilient-journeys', 'Resilience', [
  {
    bar: 'JavaScript off or failed: every route readable, links work, forms post',
    files: /^without-javascript\.spec/,
  },
  {
    bar: 'Stale chunk, offline, failed entry or part, denied storage, slow line: the visitor loses nothing',
    files: /^(resilience|failed-start|stalled-line|emergency-offline|request-journey)\.spec/,
  },
  {
    bar: 'A thrown error keeps header, footer and phone; Back from elsewhere brings the page alive',
    files: /^(thrown-errors|back-forward-cache)\.spec/,
  },
]);
