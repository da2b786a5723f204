import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { autolink } from './autolink.server.ts';
import { checkContent, ContentError } from './content-error.server.ts';
import { fillPlaceholders } from './fill-placeholders.server.ts';
import { loadPractice } from './practice.server.ts';
import { checkCounts, loadQuiz, loadQuizFirstQuestion } from './quiz.server.ts';
import { parseYaml } from './read-content.server.ts';
import { parseRichText } from './rich-text.server.ts';

const messageOf = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  throw new Error('nothing was thrown');
};

describe('checkContent', () => {
  const schema = z.strictObject({ title: z.string().min(1, 'write at least one word') });

  it('names file, field and fix', () => {
    expect(messageOf(() => checkContent('content/x.yaml', schema, { title: '' }))).toBe(
      'content/x.yaml: title: write at least one word',
    );
  });

  it('says that a field is missing, and not how it should be written', () => {
    const contact = z.strictObject({
      email: z.email('write an e-mail address'),
      holdsUntil: z.iso.date('write a day'),
    });
    const messageFor = (raw: unknown) =>
      messageOf(() => checkContent('content/x.yaml', contact, raw));
    expect(messageFor({ holdsUntil: '2026-12-25' })).toBe(
      'content/x.yaml: email: is missing; add it',
    );
    expect(messageFor({ email: 'a@b.example', holdUntil: '2026-12-25' })).toBe(
      "content/x.yaml: holdUntil: unknown key 'holdUntil'; is it 'holdsUntil'?",
    );
    expect(messageFor({ email: 'a', holdsUntil: '2026-12-25' })).toBe(
      'content/x.yaml: email: write an e-mail address',
    );
  });

  it('refuses keys that nobody knows', () => {
    const message = messageOf(() =>
      checkContent('content/x.yaml', schema, { title: 'a', titel: 1 }),
    );
    expect(message).toContain("unknown key 'titel'; remove it or correct its spelling");
  });
});

describe('parseYaml', () => {
  it('names the file when the text is no YAML, or a key stands twice', () => {
    expect(messageOf(() => parseYaml('x.yaml', 'a: [1'))).toContain('content/x.yaml');
    expect(messageOf(() => parseYaml('x.yaml', 'a: 1\na: 2'))).toContain('content/x.yaml');
  });

  const COLUMN = /^the line begins in the wrong column; give it as many spaces/;

  it.each<[string, string, number, RegExp]>([
    ['a line further to the left', 'a:\n  b: c\n d: e', 3, COLUMN],
    [
      'a line further to the right',
      'a:\n  b: c\n    d: e',
      2,
      /^line 3 begins further to the right/,
    ],
    ['a dash in another column', 'a:\n  - b: c\n - b: d', 3, COLUMN],
    ['an entry without its dash', 'a:\n  - b: c\n   d: e', 3, COLUMN],
    ['a first line further to the right', ' a: "b"\nc: "d"', 2, COLUMN],
    ['a tab', 'a:\n\tb: c', 2, /^the line begins with a tab; write spaces/],
    ['a name twice', 'a: 1\nb:\n  a: 2\na: 3', 4, /^'a' stands twice, in line 1 too; take one/],
    ['a name twice in an entry', 'a:\n  - b: 1\n    b: 2', 3, /^'b' stands twice, in line 2 too/],
    [
      'no space behind a colon',
      'a: b\nc:d\ne: f',
      2,
      /^the line has no name with a colon and a space/,
    ],
    ['a second colon', 'a: We say: no', 1, /^a text that holds a colon needs quotes/],
    ['a quote that is not closed', 'a: "b', 1, /^a text begins with " and does not end with it/],
    ['quotes within quotes', 'a: "Is "this" it"', 1, /^words stand behind the quote/],
    [
      'a fact without quotes',
      'a: {{phone}} and more',
      1,
      /^a text that begins with \{\{ needs quotes/,
    ],
    ['a comma too few', "a: ['b' 'c']", 1, /^a comma or a quote is missing between two entries/],
    ['a brace that is not closed', 'a: { b: c\nd: e', 2, /^\{ has no \}, in a line above; add it/],
  ])('says in plain words what to do about %s', (_, text, line, said) => {
    const [, where, message = ''] =
      /^content\/x\.yaml:(\d+): not readable: (.*)$/.exec(
        messageOf(() => parseYaml('x.yaml', text)),
      ) ?? [];
    expect(Number(where)).toBe(line);
    expect(message).toMatch(said);
  });

  it('refuses a text that its number sign would cut off, and takes a note for one', () => {
    expect(messageOf(() => parseYaml('x.yaml', 'a: 1\nstreet: 1 Elm Street, Suite #2'))).toBe(
      "content/x.yaml:2: '#2' would be left out, as a note; put the whole text in quotes",
    );
    const noted = '# a\na: true # yes\nb: "c #1" # d\ne: >-\n  f #2\n  # g\nh: i#3';
    expect(parseYaml('y.yaml', noted)).toEqual({ a: true, b: 'c #1', e: 'f #2 # g', h: 'i#3' });
  });
});

describe('fillPlaceholders', () => {
  const facts = { phone: '516-555-0100' };

  it('fills facts in, however deep', () => {
    expect(fillPlaceholders('x', { a: ['Call {{phone}}', 3] }, facts)).toEqual({
      a: ['Call 516-555-0100', 3],
    });
  });

  it.each(['{{fone}}', '{{constructor}}'])(
    'names a placeholder that stands for nothing: %s',
    (text) => {
      expect(messageOf(() => fillPlaceholders('x', text, facts))).toMatch(
        /names no fact; (is it \{\{phone\}\}|use one of phone)/,
      );
    },
  );

  it.each([
    ['{{phone}', '{{phone} would be read as it stands here; write {{phone}}'],
    ['{ Phone }}', '{ Phone }} would be read as it stands here; write {{Phone}}'],
    ['{phone}', '{phone} would be read as it stands here; write {{phone}}'],
    ['{{{phone}}}', '{{{phone}}} would be read as it stands here; write {{phone}}'],
    ['{{fone}', '{{fone} has a brace too many or too few; a fact is written {{phone}}'],
    ['{{phone', "'{{' stands alone; a fact is written with two on each side"],
    ['phone}}', "'}}' stands alone; a fact is written with two on each side"],
    ['{{the phone}}', "'{{' stands alone; a fact is written with two on each side"],
  ])('refuses braces that a visitor would read: %s', (written, fault) => {
    const text = `Call {{phone}} or ${written} today.`;
    expect(messageOf(() => fillPlaceholders('x', text, facts))).toBe(`x: ${fault}`);
  });

  it('leaves what is filled in elsewhere, and the addresses of headings', () => {
    const text = '{count} of {total} {#a-part} {lang=es} {not one word} a { b } c {';
    expect(fillPlaceholders('x', text, facts)).toBe(text);
  });

  it('says of a file that names no facts that it does not', () => {
    expect(messageOf(() => fillPlaceholders('x', 'Call {{phone}}', {}))).toBe(
      'x: {{phone}} names no fact; this file cannot name any: write it out',
    );
  });
});

describe('parseRichText', () => {
  it('keeps paragraphs, lists, links and emphasis', () => {
    expect(parseRichText('x', 'A **b** [c](/d)\n\n- e\n- f')).toEqual([
      {
        tag: 'p',
        children: [
          'A ',
          { tag: 'strong', children: ['b'] },
          ' ',
          { tag: 'a', href: '/d', children: ['c'] },
        ],
      },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['e'] },
          { tag: 'li', children: ['f'] },
        ],
      },
    ]);
  });

  it('gives headings their addresses and list items their languages', () => {
    const nodes = parseRichText('x', '## Fees {#fees}\n\n- Si habla {lang=es}', {
      allowHeadings: true,
    });
    expect(nodes).toEqual([
      { tag: 'h2', id: 'fees', children: ['Fees'] },
      { tag: 'ul', children: [{ tag: 'li', lang: 'es', children: ['Si habla'] }] },
    ]);
  });

  it.each([
    ['HTML', 'A <script>alert(1)</script>'],
    ['a picture', '![x](/y.png)'],
    ['a heading where none belongs', '## Fees {#fees}'],
    ['a link that runs a script', '[x](javascript:alert(1))'],
    ['a link that is a page itself', '[x](data:text/html,x)'],
    ['a link to a bare host', '[x](//elsewhere.example)'],
    ['a link that is not encrypted', '[x](http://elsewhere.example)'],
  ])('refuses %s', (_, markdown) => {
    expect(
      messageOf(() => parseRichText('content/x.yaml', markdown, { field: ['body'] })),
    ).toContain('content/x.yaml: body');
  });

  it('asks for the address of a heading', () => {
    expect(messageOf(() => parseRichText('x', '## Fees', { allowHeadings: true }))).toContain('{#');
  });
});

describe('autolink', () => {
  it.each([
    ['Call 516-555-0100.', 'tel:+15165550100', '516-555-0100'],
    ['Call 1-800-985-3059 now', 'tel:+18009853059', '1-800-985-3059'],
    ['Write to hello@example.com.', 'mailto:hello@example.com', 'hello@example.com'],
    [
      'See https://portal.example.com/a.',
      'https://portal.example.com/a',
      'https://portal.example.com/a',
    ],
  ])('%s', (text, href, shown) => {
    expect(autolink(text)).toContainEqual({ tag: 'a', href, children: [shown] });
  });

  it('leaves other text alone', () => {
    expect(autolink('From 2025-06-02 on, $150 per month')).toEqual([
      'From 2025-06-02 on, $150 per month',
    ]);
  });
});

describe('the quiz', () => {
  const { questions } = loadQuiz(loadPractice());

  it('stops the build with the counts when the maxima no longer hold', () => {
    const [first, ...rest] = questions;
    if (!first) throw new Error('the quiz has questions');
    const changed = {
      ...first,
      options: first.options.map((o) => ({ ...o, profiles: ['AB' as const] })),
    };
    const asLoaded = [changed, ...rest].map((question) => ({
      ...question,
      options: question.options.map((o) => ({ ...o, profiles: [...o.profiles] })),
    }));
    expect(messageOf(() => checkCounts(asLoaded))).toMatch(
      /AB is listed by \d+ options; it must be 14/,
    );
  });
});

describe('loadQuizFirstQuestion', () => {
  it('asks what the quiz asks first, and counts its questions', () => {
    const practice = loadPractice();
    const { questions } = loadQuiz(practice);
    expect(loadQuizFirstQuestion(practice)).toMatchObject({
      question: questions[0],
      questionCount: questions.length,
    });
  });
});
