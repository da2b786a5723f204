import { describe, expect, it } from 'vitest';
import { isMeasuredEvent, MEASURED_EVENTS } from './measured-events.ts';

describe('the table of events', () => {
  it('has these rows, word for word, and no other (product 9.2)', () => {
    const rows = Object.entries(MEASURED_EVENTS).map(([name, { category, labels }]) => [
      name,
      category,
      labels.join(' or '),
    ]);
    expect(rows).toEqual([
      ['virtual_consultation_booked', 'engagement', 'virtual_consultation'],
      ['virtual_consultation_modal_opened', 'engagement', 'modal'],
      ['virtual_consultation_new_tab', 'engagement', 'virtual_consultation'],
      ['assessment_completed', 'engagement', 'smile or airway'],
      ['smile_quiz_completed', 'engagement', 'smile_discovery'],
    ]);
  });

  it('counts a booked consultation alone as a conversion', () => {
    const conversions = Object.entries(MEASURED_EVENTS).filter(([, row]) => row.isConversion);
    expect(conversions.map(([name]) => name)).toEqual(['virtual_consultation_booked']);
  });

  it.each([
    ['assessment_completed', 'smile', true],
    ['assessment_completed', 'airway', true],
    ['assessment_completed', 'guardian', false],
    ['assessment_completed', undefined, false],
    ['virtual_consultation_modal_opened', 'modal', true],
    ['virtual_consultation_modal_opened', 'smile', false],
    ['toString', 'smile', false],
    ['__proto__', 'smile', false],
    ['page_view', '/team', false],
    [7, 'smile', false],
  ])('%s with the label %s is an event of it: %s', (event, label, isOne) => {
    expect(isMeasuredEvent(event, label)).toBe(isOne);
  });
});
