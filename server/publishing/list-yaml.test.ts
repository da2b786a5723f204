import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { addToList, takeOutOfList } from './list-yaml.ts';

const TEXT = `# Kept as it is.
- id: first
  heading: "First"   # a note
  questions:
    - id: one
      question: "One?"
      answer: |
        It is.

        - so
    # Above the second.
    - id: two
      question: 'Two?'
      answer: |
        That too.
- id: second
  questions:
    - { id: three, question: "Three?" }
`;

it('an entry comes at the end of its list, in the manner of the others, and nothing else changes', () => {
  const entry = { id: 'four', question: 'Is it "so"?', answer: 'Yes.\n- or no' };
  const added = addToList(TEXT, [0, 'questions'], entry);
  expect(added).toBe(
    TEXT.replace(
      '        That too.\n',
      `$&    - id: four
      question: "Is it \\"so\\"?"
      answer: |-
        Yes.
        - or no
`,
    ),
  );
  expect(parse(added)[0].questions[2]).toEqual(entry);
});

it('an entry comes into a list of one line, and into an empty one', () => {
  const three = addToList(TEXT, [1, 'questions'], { id: 'four', question: 'Four?' });
  expect(parse(three)[1].questions).toEqual([
    { id: 'three', question: 'Three?' },
    { id: 'four', question: 'Four?' },
  ]);
  expect(three).toContain('# a note');
  const event = { id: 'day', day: '2027-03-13', place: '' };
  expect(parse(addToList('season:\n  events: []\n', ['season', 'events'], event))).toEqual({
    season: { events: [event] },
  });
});

it('an entry goes, wherever it stands, and nothing else changes', () => {
  expect(takeOutOfList(TEXT, [0, 'questions', 1])).toBe(
    TEXT.replace(/    - id: two\n[^]*?That too\.\n/, ''),
  );
  const first = takeOutOfList(TEXT, [0, 'questions', 0]);
  expect(first).toBe(TEXT.replace(/    - id: one\n[^]*?- so\n/, ''));
  expect(parse(takeOutOfList(first, [0, 'questions', 0]))[0].questions).toEqual([]);
  expect(parse(takeOutOfList(TEXT, [0])).map(({ id }: { id: string }) => id)).toEqual(['second']);
});

it('what is not there is refused', () => {
  expect(() => addToList(TEXT, [0, 'answers'], { id: 'x' })).toThrow('no list 0.answers');
  expect(() => takeOutOfList(TEXT, [0, 'questions', 2])).toThrow('no entry 0.questions.2');
});
