import { expect, it } from 'vitest';
import { faultInSpanish } from './in-spanish.ts';
import { REFUSAL_HEADINGS, REFUSAL_WORDS, sayNotTaken, sayTooMany } from './refusal-words.ts';
import { refusalInSpanish } from './refusals-in-spanish.ts';

it.each([
  [1, 'Envió varias solicitudes en poco tiempo. Espere un minuto o llámenos.'],
  [2, 'Envió varias solicitudes en poco tiempo. Espere 2 minutos o llámenos.'],
  [10, 'Envió varias solicitudes en poco tiempo. Espere 10 minutos o llámenos.'],
])('names the %i minutes that somebody has to wait', (minutes, spanish) => {
  expect(faultInSpanish(sayTooMany(minutes))).toBe(spanish);
  expect(faultInSpanish(sayNotTaken(minutes))).toMatch(/^No se envió ni se reservó nada\. /);
  expect(faultInSpanish(sayNotTaken(minutes)).endsWith(` ${spanish}`)).toBe(true);
});

it.each([...Object.values(REFUSAL_WORDS), ...Object.values(REFUSAL_HEADINGS)])(
  'says in other words: %s',
  (sentence) => {
    expect(refusalInSpanish(sentence)).toMatch(/[a-z]{3}/);
    expect(faultInSpanish(sentence)).toBe(refusalInSpanish(sentence));
    expect(faultInSpanish(sentence)).not.toBe(sentence);
  },
);

it('knows nothing of a sentence that is no refusal, also one with a number', () => {
  expect(refusalInSpanish('Please wait 3 minutes.')).toBeUndefined();
  expect(refusalInSpanish('')).toBeUndefined();
});
