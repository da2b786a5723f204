import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRequest } from './request-schema.ts';

const VALID = {
  kind: 'discovery-call',
  name: 'Zoë O’Neill 🦷',
  email: 'zoe@example.com',
  message: 'Two lines\nand a\ttab.',
  consent: true,
};

function faultyFields(change: Record<string, unknown>): string[] {
  const parsed = parseRequest({ ...VALID, ...change });
  return parsed.ok ? [] : parsed.fields.map((fault) => fault.field);
}

describe('parseRequest', () => {
  it('accepts the least and the most a visitor can send', () => {
    expect(parseRequest(VALID)).toEqual({ ok: true, request: VALID });
    const full = {
      ...VALID,
      kind: 'weekend-appointment',
      phone: '+44 (0)20 7946 0958',
      preferredContact: 'text',
      preferredTime: 'morning',
      language: 'other',
      otherLanguage: 'Haitian Creole',
      smileResults: { persona: null, areas: [{ key: 'AB', percentage: 60 }] },
    };
    expect(parseRequest(full)).toEqual({ ok: true, request: full });
  });

  it.each([
    ['one letter', { name: 'Q' }],
    ['apostrophe', { name: "Siobhán O'Connor" }],
    ['a family of emoji', { name: '👩‍👩‍👧 Kim 👩🏽‍⚕️' }],
    [
      'the flag of Scotland',
      { name: 'Isla \u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}' },
    ],
    ['right-to-left script', { name: 'שרה לוי' }],
    ['a plural in Persian', { message: 'دندان\u200cهایم درد می\u200cکند.' }],
    ['an old letter at the end of a word in Malayalam', { message: 'അവന\u0d4d\u200d വന്നു' }],
    ['a name in Sinhala', { name: 'ශ්\u200dරී' }],
    ['variation selector in a Japanese name', { name: '葛\u{E0100}城' }],
    [
      'markup and templates as text',
      { message: "<script>alert(1)</script> {{7*7}} '; DROP TABLE requests;--" },
    ],
    ['spreadsheet formula as text', { message: '=HYPERLINK("x")' }],
    ['phone with extension', { phone: '(212) 555-0100 ext. 12' }],
    ['phone with x', { phone: '212.555.0100x7' }],
    ['foreign phone', { phone: '+49 30 901820' }],
    ['foreign phone of few digits', { phone: '+290 22222' }],
    ['foreign phone with its code set apart', { phone: '(+290) 22222' }],
    ['foreign phone as it is dialled from here', { phone: '011 49 30 901820' }],
    ['empty phone', { phone: ' ' }],
    ['an answer by e-mail without a phone', { preferredContact: 'email', phone: '' }],
    ['Spanish', { language: 'es', otherLanguage: '' }],
    ['an answer by phone, with one', { preferredContact: 'phone', phone: '516-555-0142' }],
    ['international domain', { email: 'jörg@bücher.example' }],
    ['plus address', { email: 'a.b+c@sub.example.co' }],
  ])('accepts %s', (_case, change) => {
    expect(faultyFields(change)).toEqual([]);
  });

  it.each([
    ['no name', { name: undefined }, 'name'],
    ['blank name', { name: ' \u00a0 ' }, 'name'],
    ['marks alone as name', { name: '\ufe0f\u0301' }, 'name'],
    ['long name', { name: 'n'.repeat(201) }, 'name'],
    ['number as name', { name: 7 }, 'name'],
    ['newline in name', { name: 'Ann\r\nBcc: x@example.com' }, 'name'],
    ['tab in name', { name: 'Ann\tLee' }, 'name'],
    ['NUL', { message: 'a\u0000b' }, 'message'],
    ['escape sequence', { message: '\u001b[31mred' }, 'message'],
    ['C1 control', { message: 'a\u009bb' }, 'message'],
    ['lone surrogate', { message: '\ud800' }, 'message'],
    ['direction override', { name: 'Ann \u202Egnp.exe' }, 'name'],
    ['direction isolate', { message: 'a\u2066b' }, 'message'],
    ['zero width space', { name: 'An\u200Bn' }, 'name'],
    ['letters of a flag without it', { name: 'Isla\u{E0067}\u{E0062}\u{E007F}' }, 'name'],
    ['joiner outside emoji', { name: 'An\u200Dn' }, 'name'],
    ['joiners in a row', { name: 'می\u200c\u200c\u200dکند' }, 'name'],
    ['joiner before a letter', { name: '\u200cهای' }, 'name'],
    ['joiner behind a family of emoji', { name: 'ب👩‍👧\u200c' }, 'name'],
    ['a tower of marks with joiners', { message: `ब${'\u093c\u200d'.repeat(31)}` }, 'message'],
    ['tag characters', { message: 'hi\u{E0041}\u{E0042}' }, 'message'],
    ['a tower of marks', { message: `e${'\u0301'.repeat(31)}` }, 'message'],
    ['long message', { message: 'm'.repeat(4001) }, 'message'],
    ['empty message', { message: '\n' }, 'message'],
    ['injected header in e-mail', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
    ['list of e-mails', { email: 'a@example.com, b@example.com' }, 'email'],
    ['array of e-mails', { email: ['a@example.com'] }, 'email'],
    ['quoted address', { email: '"a b"@example.com' }, 'email'],
    ['commented address', { email: 'a(b)@example.com' }, 'email'],
    ['no dot in domain', { email: 'a@localhost' }, 'email'],
    ['two ats', { email: 'a@b@example.com' }, 'email'],
    ['300 characters of e-mail', { email: `${'a'.repeat(288)}@example.com` }, 'email'],
    ['letters in a phone', { phone: 'call me' }, 'phone'],
    ['too few digits', { phone: '911' }, 'phone'],
    ['no area code', { phone: '555-0100' }, 'phone'],
    ['no area code before an extension', { phone: '555-0100 ext. 12' }, 'phone'],
    ['a digit too few', { phone: '516 555 010' }, 'phone'],
    ['a plus and too few digits', { phone: '+1 5165' }, 'phone'],
    ['a plus, the country code, and a digit lost', { phone: '+1 516-555-010' }, 'phone'],
    ['the country code, and a digit lost', { phone: '1-516-555-010' }, 'phone'],
    ['long phone', { phone: '1'.repeat(41) }, 'phone'],
    ['an answer by phone without one', { preferredContact: 'phone' }, 'phone'],
    ['an answer by phone with an empty one', { preferredContact: 'phone', phone: ' ' }, 'phone'],
    ['an answer by text without a phone', { preferredContact: 'text', phone: '' }, 'phone'],
    ['an answer by text to no number', { preferredContact: 'text', phone: 'call me' }, 'phone'],
    ['consent as text', { consent: 'false' }, 'consent'],
    ['consent refused', { consent: false }, 'consent'],
    ['unknown kind', { kind: 'haircut' }, 'kind'],
    ['kind of a card that the desk makes', { kind: 'caller' }, 'kind'],
    ['unknown way of contact', { preferredContact: 'pigeon' }, 'preferredContact'],
    ['unknown time of day', { preferredTime: 'midnight' }, 'preferredTime'],
    ['unknown language', { language: 'xx' }, 'language'],
    ['another language without its name', { language: 'other' }, 'otherLanguage'],
    ['another language of spaces', { language: 'other', otherLanguage: ' ' }, 'otherLanguage'],
    [
      'a language that goes on and on',
      { language: 'other', otherLanguage: 'l'.repeat(61) },
      'otherLanguage',
    ],
    ['escape sequence in a language', { otherLanguage: '\u001b[31mred' }, 'otherLanguage'],
    ['unknown field', { status: 'done' }, 'status'],
    ['constructor', { constructor: { prototype: { admin: true } } }, 'constructor'],
    [
      'percentage past 100',
      { smileResults: { persona: null, areas: [{ key: 'AB', percentage: 101 }] } },
      'smileResults.areas.0.percentage',
    ],
    [
      'percentage of 1e309',
      { smileResults: { persona: null, areas: [{ key: 'AB', percentage: Infinity }] } },
      'smileResults.areas.0.percentage',
    ],
    [
      'unknown field within',
      { smileResults: { persona: null, areas: [], answers: [] } },
      'smileResults.answers',
    ],
  ])('refuses %s', (_case, change, field) => {
    expect(faultyFields(change)).toEqual([field]);
  });

  it('asks for the number that an answer by phone needs, beside what else is missing, in the order of the form', () => {
    const parsed = parseRequest({ ...VALID, email: '', preferredContact: 'text', message: '' });
    expect(parsed.ok ? [] : parsed.fields).toEqual([
      { field: 'email', message: 'Please enter your e-mail address.' },
      {
        field: 'phone',
        message: 'Please give a phone number, or ask us to write first.',
      },
      { field: 'message', message: 'Please write what matters most to you.' },
    ]);
  });

  it.each([
    ['discovery-call', 'Please write what matters most to you.'],
    ['virtual-consultation', 'Please write what matters most to you.'],
    ['weekend-appointment', 'Please write which weekend days would suit you.'],
  ])('asks for what the field of %s asks, where nothing is in it', (kind, message) => {
    for (const empty of ['', ' \n ']) {
      const parsed = parseRequest({ ...VALID, kind, message: empty });
      expect(parsed.ok ? [] : parsed.fields).toEqual([{ field: 'message', message }]);
    }
  });

  it('asks for a message where none was sent, or nothing says what it is about', () => {
    for (const change of [{ message: undefined }, { kind: 'tea', message: '' }]) {
      const parsed = parseRequest({ ...VALID, ...change });
      const faults = parsed.ok ? [] : parsed.fields;
      expect(faults.find(({ field }) => field === 'message')?.message).toBe(
        'Please write us a message.',
      );
    }
  });

  it('asks for it in the words of the choice that the form gives', () => {
    const parsed = parseRequest({
      ...VALID,
      kind: 'virtual-consultation',
      preferredContact: 'phone',
    });
    expect(parsed.ok ? [] : parsed.fields.map(({ message }) => message)).toEqual([
      'Please give a phone number, or choose an answer by e-mail.',
    ]);
  });

  it.each([
    [
      'a phone from a list of contacts',
      'phone',
      '\u202d+1 (516) 555-0142\u202c',
      '+1 (516) 555-0142',
    ],
    ['a phone from a printed page', 'phone', '516\u2011555\u20110142', '516-555-0142'],
    ['a phone with a dash and a minus', 'phone', '516\u2013555\u22120142', '516-555-0142'],
    ['a phone with spaces that do not break', 'phone', '516\u00a0555\u202f0142', '516 555 0142'],
    ['a phone of nothing that is seen', 'phone', '\u202d\u202c', undefined],
    ['an e-mail from a web page', 'email', '\u200bann@ex\u00adample.com\u200b ', 'ann@example.com'],
  ])('takes %s, and keeps it as it is dialled or written to', (_case, field, pasted, kept) => {
    const parsed = parseRequest({ ...VALID, [field]: pasted });
    expect(parsed).toEqual({ ok: true, request: { ...VALID, [field]: kept } });
  });

  it('makes no other address of one with joiners that belong to it', () => {
    expect(faultyFields({ email: 'ann@ශ්\u200dරී.example' })).toEqual(['email']);
  });

  it('leaves out the name of another language that was not chosen after all', () => {
    expect(parseRequest({ ...VALID, language: 'es', otherLanguage: 'Greek' })).toEqual({
      ok: true,
      request: { ...VALID, language: 'es' },
    });
  });

  it('refuses __proto__ as a field and changes no prototype', () => {
    const parsed = parseRequest(
      JSON.parse(`{"__proto__":{"polluted":1},${JSON.stringify(VALID).slice(1)}`),
    );
    expect(parsed).toMatchObject({ ok: false, fields: [{ field: '__proto__' }] });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it.each([[null], [[]], ['text'], [7], [undefined]])('refuses %j as a whole', (input) => {
    expect(parseRequest(input)).toMatchObject({ ok: false, fields: [{ field: '' }] });
  });

  it("does not repeat a field name that could carry a person's data", () => {
    expect(faultyFields({ '212-555-0100': 1 })).toEqual(['(unknown field)']);
  });

  it('answers bait for slow expressions at once', () => {
    const startedAt = performance.now();
    for (const bait of [`${'a.'.repeat(8_000)}@`, 'a'.repeat(16_000), `a@${'-.'.repeat(8_000)}`]) {
      faultyFields({ email: bait, phone: bait, name: bait, message: bait });
    }
    // A slow one takes minutes for these; a busy machine takes seconds for anything.
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it('never throws and never repeats a fault, whatever JSON comes in', () => {
    const fields = fc.constantFrom(
      ...Object.keys(VALID),
      'phone',
      'preferredContact',
      'smileResults',
      '__proto__',
      'constructor',
      'toString',
    );
    const anything = fc.oneof(fc.jsonValue(), fc.dictionary(fields, fc.jsonValue()));
    fc.assert(
      fc.property(anything, (input) => {
        const parsed = parseRequest(input);
        if (parsed.ok) return;
        expect(parsed.fields.length).toBeGreaterThan(0);
        expect(new Set(parsed.fields.map((fault) => fault.field)).size).toBe(parsed.fields.length);
        for (const fault of parsed.fields) expect(fault.message).toMatch(/^[A-Z].*\.$/);
      }),
    );
  });

  it('keeps accepted text as it was written, but for the space around it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        (name, message) => {
          const parsed = parseRequest({ ...VALID, name, message });
          if (!parsed.ok) return;
          expect(parsed.request.name).toBe(name.trim());
          expect(parsed.request.message).toBe(message.replace(/\r\n?/g, '\n').trim());
          expect(parseRequest(JSON.parse(JSON.stringify(parsed.request)))).toEqual(parsed);
        },
      ),
    );
  });
});
