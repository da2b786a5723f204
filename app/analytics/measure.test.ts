import { expect, it } from 'vitest';
import type { MeasuredEvent } from '../../domain/measurement/measured-events.ts';
import { hearMeasured, measure, measureBooking } from './measure.ts';

it('gives who listens first what happened before, up to a few, and each what happens from then on', () => {
  for (let time = 0; time < 30; time += 1) measure('virtual_consultation_modal_opened', 'modal');
  const first: MeasuredEvent[] = [];
  const second: MeasuredEvent[] = [];
  const stopFirst = hearMeasured((event) => first.push(event));
  expect(first).toHaveLength(10);
  const stopSecond = hearMeasured((event) => second.push(event));
  measure('assessment_completed', 'airway');
  stopFirst();
  measureBooking('virtual-consult');
  measureBooking('smile-blueprint');
  stopSecond();
  expect(first.slice(10)).toEqual([{ event: 'assessment_completed', label: 'airway' }]);
  expect(second).toEqual([
    { event: 'assessment_completed', label: 'airway' },
    { event: 'virtual_consultation_booked', label: 'virtual_consultation' },
  ]);
});

it('takes nothing that the table does not have', () => {
  // @ts-expect-error a persona is no label
  const withPersona = () => measure('assessment_completed', 'guardian');
  // @ts-expect-error words of a visitor's are no label
  const withWords = (words: string) => measure('smile_quiz_completed', words);
  expect([withPersona, withWords]).toHaveLength(2);
});
