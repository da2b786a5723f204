import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Said } from '../../domain/content/scheduling-words.ts';
import { spanishFactsSchema } from '../../domain/content/spanish-facts.ts';
import { ENGLISH } from '../../domain/languages/page-languages.ts';
import { createTrialContent } from '../../tests/support/trial-content.ts';

const content = createTrialContent();
vi.stubEnv('CONTENT_FOLDER', content.folder);
const { placeholderValues } = await import('./placeholders.server.ts');
const { loadPractice } = await import('./practice.server.ts');
const { readYaml } = await import('./read-content.server.ts');
const { loadSpanishSchedulingWords } = await import('./scheduling-words.server.ts');
const { loadSpanishFacts } = await import('./spanish-facts.server.ts');

/** Of the practice's own facts, whatever they are: how the fee is taken, and what is brought second. */
const FEE_TAKEN = /feeTaken:[\s\S]*?(?=\n {2}\w)/;
const SECOND_THING = /(\nbring:\n {2}- .*\n) {2}- .*/;

/** The facts that are translated, by name. */
const translated = () => Object.entries(readYaml('es/facts.yaml', spanishFactsSchema).facts);

/** Has the translation of a fact be one of another English text. */
function translateFrom(name: string, english: string) {
  const written = content.read('es/facts.yaml');
  const of = new RegExp(`(?<=\\n  ${name}:\\n    of: ).*`);
  content.write(
    'es/facts.yaml',
    written.replace(of, () => JSON.stringify(english)),
  );
}

/** Whatever the site's own practice has changed since counts as translated, so that each case changes one fact alone. */
beforeEach(() => {
  content.reset();
  const english = placeholderValues(loadPractice());
  for (const [name] of translated()) translateFrom(name, english[name] ?? '');
});
afterAll(() => content.remove());

const said = () => loadSpanishSchedulingWords(loadPractice()).saidFacts;

/** The sentences that are in English, wherever they stand. */
function inEnglish(): string[] {
  const { details, weCallAbout: _, rescheduleRule: __, ...rest } = said();
  const all: Said[] = [...Object.values(details), ...Object.values(rest)];
  return all.flatMap((sentences) =>
    sentences.flatMap(({ text, language }) => (language === ENGLISH ? [text] : [])),
  );
}

/** Only their practice's words tell the languages apart; these stand in every English sentence of fee and visit. */
const ENGLISH_WORDS = /\b(?:the|is|it|of|or|you|your|by|at|for)\b/i;

describe('what the scheduler says in Spanish', () => {
  it('is in Spanish where every fact is the one that was translated', () => {
    expect(inEnglish()).toEqual([]);
    expect(JSON.stringify(said())).not.toMatch(ENGLISH_WORDS);
    // One piece, as long as it is of one language.
    expect(said().feeNote).toHaveLength(1);
  });

  it('says a changed rule in English, a sentence by itself, and the others in Spanish', () => {
    content.change('practice.yaml', FEE_TAKEN, 'feeTaken: "online: we write to you."');
    const { feeNote, feeTaken, firm, feeRules, bring } = said();
    expect(feeNote).toEqual([
      { text: expect.stringMatching(/^La tarifa es de \$\d+\.$/) },
      { text: expect.stringMatching(/^The fee is .*online: we write/), language: ENGLISH },
      { text: expect.stringMatching(/^Si ya la pagó, /) },
    ]);
    expect(feeTaken).toEqual([feeNote[1]]);
    for (const unchanged of [firm, feeRules, bring]) {
      expect(unchanged.every(({ language }) => language === undefined)).toBe(true);
    }
  });

  it('says in English the one thing to bring that has changed', () => {
    content.change('practice.yaml', SECOND_THING, '$1  - Your passport, and a pen');
    expect(inEnglish()).toEqual([expect.stringMatching(/^Your passport, /)]);
    expect(said().bring.map(({ language }) => language === ENGLISH)).toEqual(
      said().bring.map((_, index) => index === 1),
    );
  });

  it.each([
    ['the fee', /consultationFee: .*/, 'consultationFee: $$285', '$285'],
    ['the notice', /noticeHours: .*/, 'noticeHours: 40', '40 horas'],
  ])('says %s in Spanish, whatever it is: a number is not translated', (_, from, to, number) => {
    content.change('practice.yaml', from, to);
    expect(inEnglish()).toEqual([]);
    expect(JSON.stringify(said())).toContain(number);
  });

  it('has the terms of a plan in Spanish, whatever they are', () => {
    content.change(
      'practice.yaml',
      /monthlyPlan: .*/,
      'monthlyPlan: { downDollars: 500, payments: 24, paymentDollars: 200, aprPercent: 0 }',
    );
    const { stale, values } = loadSpanishFacts(loadPractice());
    expect(stale).toEqual([]);
    expect(values['monthlyFrom']).toBe('$200 al mes');
    expect(values['monthlyTerms']).toBe(
      '$500 de pago inicial, 24 pagos mensuales de $200, tasa de porcentaje anual (APR) de 0%, $5,300 en total',
    );
  });

  it('mixes no two languages in one sentence, whichever fact has changed', () => {
    for (const [name, { of }] of translated()) {
      translateFrom(name, 'Something else.');
      const { weCallAbout, rescheduleRule, details, ...rest } = said();
      const all: Said[] = [...Object.values(details), ...Object.values(rest)];
      const inSpanish = all.flat().filter(({ language }) => language === undefined);
      for (const text of [weCallAbout, rescheduleRule, ...inSpanish.map((one) => one.text)]) {
        expect(text, name).not.toMatch(ENGLISH_WORDS);
      }
      for (const text of inEnglish()) {
        // It begins with itself: no "It" for what only Spanish has named.
        expect(text, name).toMatch(/^(?!It )[A-Z]/);
        expect(text, name).not.toMatch(/\b(?:la|el|es|se|si|de|una)\b/i);
      }
      translateFrom(name, of);
    }
  });

  it.each([
    ['  oneSentence: "', '  oneSentence: "{{noShowRule}} ', /\{\{noShowRule\}\} names no fact/],
    ['  weCallAbout: "', '  weCallAbout: "{{feeTaken}} ', /\{\{feeTaken\}\} names no fact/],
    [
      '      - "En el consultorio."\n',
      '',
      /smile-blueprint: has 2 sentences, and the English text 3/,
    ],
  ])('is refused where English could not stand by itself: %#', (from, to, message) => {
    content.change('es/scheduling.yaml', from, to);
    expect(said).toThrow(message);
  });
});
