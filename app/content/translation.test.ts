import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ENGLISH } from '../../domain/languages/page-languages.ts';
import { createTrialContent } from '../../tests/support/trial-content.ts';

const content = createTrialContent();
vi.stubEnv('CONTENT_FOLDER', content.folder);
const { loadPage } = await import('./page.server.ts');
const { loadPractice } = await import('./practice.server.ts');
const { loadSpanishFacts } = await import('./spanish-facts.server.ts');
const { readTranslation } = await import('./translation.server.ts');

beforeAll(() => content.reset());
afterAll(() => content.remove());

const HEAD = `title: "Emergencia dental: qué hacer ahora"
description: "Qué hacer si un diente se cae o se rompe, si hay hinchazón, sangrado o dolor, y cuándo llamar."
heading: "¿Qué pasó?"
lead: "Vaya a la sala de emergencias."
`;

function load(yaml: string) {
  content.write('es/pages/emergency.yaml', yaml);
  return loadPage('es/emergency', loadPractice());
}

/** Of the practice's own facts, whatever they are: how the fee is taken, and what is brought second. */
const FEE_TAKEN = /feeTaken:[\s\S]*?(?=\n {2}\w)/;
const SECOND_THING = /(\nbring:\n {2}- .*\n) {2}- .*/;

describe('a page in another language', () => {
  it('has the parts that are not translated in English, and says which', () => {
    const page = load(`${HEAD}otherwise: "Pasó otra cosa"\n`);
    const original = loadPage('emergency', loadPractice());
    const { inEnglish } = readTranslation('es/emergency', loadPractice());
    expect(page.otherwise).toBe('Pasó otra cosa');
    expect(page.call911).toEqual(original.call911);
    expect(inEnglish).toContain('call911');
    for (const part of ['otherwise', 'heading', 'picture', 'shell']) {
      expect(inEnglish).not.toContain(part);
    }
    // What no language changes.
    expect(page.shell).toEqual(original.shell);
  });

  it('says a changed fact in English, marked, between the sentences that stay', () => {
    const slug = 'es/start-here';
    // Whatever the practice has changed since is in English before.
    const before = readTranslation(slug, loadPractice()).inEnglish;
    content.change('practice.yaml', loadPractice().policies.noShow, 'A missed visit costs $50.');
    const page = loadPage(slug, loadPractice());
    expect(readTranslation(slug, loadPractice()).inEnglish).toEqual(before);
    const [first] = page.fee.body;
    expect(first).toMatchObject({ tag: 'p' });
    expect(first).not.toHaveProperty('lang');
    const words = JSON.stringify(first);
    expect(words).toContain('El Smile Blueprint cuesta');
    expect(words).toContain(
      JSON.stringify({ tag: 'span', lang: ENGLISH, children: ['A missed visit costs $50.'] }),
    );
    content.reset();
  });

  it('names the fee in English where only Spanish has named it before', () => {
    content.change('practice.yaml', FEE_TAKEN, 'feeTaken: "online: we write to you."');
    const body = JSON.stringify(loadPage('es/start-here', loadPractice()).fee.body);
    expect(body).toMatch(/"lang":"en-US","children":\["The fee is [^"]*online: we write/);
    content.reset();
  });

  it('has the paragraph in English, marked, where a changed fact is no sentence', () => {
    content.change('practice.yaml', /credit: .*/, 'credit: credited in half');
    const page = loadPage('es/start-here', loadPractice());
    expect(readTranslation('es/start-here', loadPractice()).inEnglish).not.toContain('know');
    expect(page.know.heading).toBe('Elija su hora');
    expect(page.know.office.text).toMatchObject([{ tag: 'p', lang: ENGLISH }]);
    expect(JSON.stringify(page.know.office.text)).toContain('credited in half');
    // A mark is none of its words.
    expect(JSON.stringify(page)).not.toMatch(/[\uE000-\uE002]/);
    content.reset();
  });

  it('says in English what to bring once a line of it has changed', () => {
    content.change('practice.yaml', SECOND_THING, '$1  - Your passport, and a pen');
    const practice = loadPractice();
    const page = loadPage('es/start-here', practice);
    expect(readTranslation('es/start-here', practice).inEnglish).toContain('bring');
    expect(page.bring.things).toBeUndefined();
    expect(loadSpanishFacts(practice).stale).toContain('bring2');
    content.reset();
  });

  it.each([
    [HEAD.replace(/lead.*\n/, ''), /lead is missing; translate it/],
    [`${HEAD}ending: "Fin"\n`, /ending: is no part of the English page/],
    // A rule is an English sentence: it may not slip in.
    [`${HEAD}otherwise: "{{cosmeticNotice}}"\n`, /\{\{cosmeticNotice\}\} names no fact/],
  ])('is refused: %#', (yaml, message) => {
    expect(() => load(yaml)).toThrow(message);
  });
});
