/** As long as an answer is waited for (app/request/time-limit.ts, which this folder does not know). */
const CODE_LIMIT_MS = 20_000;

/**
 * Waits for code that is on its way: a line that stalls says nothing.
 *
 * @throws Error where it has not come within a time; else what it throws itself
 */
export function codeInTime<Code>(code: Promise<Code>): Promise<Code> {
  const end = new Promise<never>((_, reject) =>
    setTimeout(reject, CODE_LIMIT_MS, new Error('late')),
  );
  return Promise.race([code, end]);
}
