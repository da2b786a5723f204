import { atHour, dayAheadInSpanish, withWeekdayInSpanish } from './hours-in-spanish.ts';
import type { PromisedTime, PromiseWords } from './promise.ts';

/** "within 24 hours" */
export const ANSWER_TIME_IN_SPANISH = 'en un plazo de 24 horas';

export const PROMISE_RULE_IN_SPANISH =
  'Si en ese plazo no abrimos, le respondemos el siguiente día que abramos, a más tardar una hora después de abrir.';

const ZONE = 'hora del Este';

/** Of the parts, `day` is said with its article: "el lunes", "el lunes 30 de noviembre". */
export function promiseInSpanish(promised: PromisedTime): PromiseWords {
  return { ...promiseInSpanishForLater(promised), day: dayAheadInSpanish(promised) };
}

/** With its date always, for what is read later. */
export function promiseInSpanishForLater({ date, time }: PromisedTime): PromiseWords {
  return { day: withWeekdayInSpanish(date), time: `a ${atHour(time)}`, zone: ZONE };
}

/** "el lunes a las 9:00 a. m., hora del Este" */
export function sayInSpanish({ day, time, zone }: PromiseWords): string {
  return `${day} ${time}, ${zone}`;
}
