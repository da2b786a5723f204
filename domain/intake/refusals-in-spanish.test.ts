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
});

it.each([
  [1, '00:05', false, /^No se envió nada\. .* Espere un minuto, hasta las 12:05\sa\.\sm\., hora/],
  [7, '13:00', false, /^No se envió nada\. .* Espere 7 minutos, hasta la 1:00\sp\.\sm\., hora/],
  [
    10,
    '12:30',
    true,
    /^No se envió ni se reservó nada\. .* 10 minutos, hasta las 12:30\sp\.\sm\., hora/,
  ],
  [2, '09:08', true, /^No se envió ni .* Espere 2 minutos, hasta las 9:08\sa\.\sm\., hora/],
])(
  'says of a form when the %i minutes are over, at %s, and whether it books',
  (minutes, until, isBooking, spanish) => {
    expect(faultInSpanish(sayNotTaken({ minutes, until, isBooking }))).toMatch(spanish);
  },
);

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
