import { describe, expect, it } from 'vitest';
import { compareParts, findTranslationFaults } from './translations.ts';

const ORIGINAL = {
  heading: 'Bleeding',
  steps: [{ id: 'press', title: 'Press for 15 minutes', text: 'Then call {{phone}}.' }],
  notes: ['One'],
};

describe('a translation', () => {
  it('of the site says what the English pages say', () => {
    expect(findTranslationFaults()).toEqual([]);
  });

  it('may leave out whole parts, which are shown in English', () => {
    expect(compareParts('es/pages/x.yaml', { heading: 'Sangrado' }, ORIGINAL)).toEqual([]);
  });

  it.each([
    [{ title: 'Presione 20 minutos' }, 'steps.0.title: has 20, and the English text 15'],
    [{ text: 'Luego llame.' }, 'steps.0.text: has no figures, and the English text {{phone}}'],
    [{ id: 'presione' }, "steps.0.id: is 'press' in English"],
  ])('with %j is another text', (change, fault) => {
    const step = { id: 'press', title: 'Presione 15 minutos', text: 'Luego llame al {{phone}}.' };
    const translated = { heading: 'Sangrado', steps: [{ ...step, ...change }] };
    expect(compareParts('es/pages/x.yaml', translated, ORIGINAL).join('\n')).toContain(fault);
  });

  it.each([
    [{ steps: [] }, 'steps: has 0 entries, and the English part 1'],
    [{ steps: [{ id: 'press', title: '15' }] }, 'steps.0: text is missing'],
  ])('with %j is not whole', (translated, fault) => {
    expect(compareParts('es/pages/x.yaml', translated, ORIGINAL).join('\n')).toContain(fault);
  });
});
