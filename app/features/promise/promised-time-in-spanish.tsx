import {
  PROMISE_RULE_IN_SPANISH,
  promiseInSpanish,
  sayInSpanish,
} from '../../../domain/practice/promise-in-spanish.ts';
import type { PromisedTime as Promised } from '../../../domain/practice/promise.ts';
import { PromisedTime } from './promised-time.tsx';

/** The same on pages in Spanish. */
export function PromisedTimeInSpanish() {
  return <PromisedTime rule={PROMISE_RULE_IN_SPANISH} say={sayNow} />;
}

function sayNow(promised: Promised): string {
  return `Si envía su solicitud ahora, le respondemos a más tardar ${sayInSpanish(promiseInSpanish(promised))}.`;
}
