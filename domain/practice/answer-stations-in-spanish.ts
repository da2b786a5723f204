import type { OpeningRules } from '../scheduling/slot.ts';
import type { AnswerStation } from './answer-stations.ts';
import { atHour, dayAheadInSpanish } from './hours-in-spanish.ts';
import { openingStateAt } from './opening-state.ts';
import type { PromiseWords } from './promise.ts';

/** The three stations of a request, as answerStations. */
export function stationsInSpanish(
  rules: OpeningRules,
  receivedAt: Date,
  promised: PromiseWords | null,
): AnswerStation[] {
  const { isOpen, nextChange } = openingStateAt(rules, receivedAt);
  const opens =
    nextChange &&
    `${nextChange.daysAhead ? dayAheadInSpanish(nextChange).replace('e', 'E') : 'Hoy'} a ${atHour(nextChange.time)}`;
  return [
    { when: 'Ahora', what: 'Se guarda cifrada. Solo el personal del consultorio puede abrirla.' },
    isOpen
      ? {
          when: 'Mientras estamos abiertos',
          what: 'Se lee su solicitud, en el orden en que llegó.',
        }
      : {
          when: opens ?? 'Cuando volvamos a abrir',
          what: 'Abrimos, y su solicitud se lee en el orden en que llegó.',
        },
    {
      when: promised === null ? 'Después' : `A más tardar ${promised.day} ${promised.time}`,
      what: 'Una persona le llamará o le escribirá, según lo que haya elegido; a su hora preferida, si indicó una y se puede.',
    },
  ];
}
