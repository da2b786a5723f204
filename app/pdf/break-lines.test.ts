import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines, type Line } from './break-lines.ts';
import type { Run, TextStyle } from './text-style.ts';

const PLAIN: TextStyle = { face: 'body', sizePt: 10, leadingPt: 15, color: '#000000' };
const STRONG: TextStyle = { ...PLAIN, face: 'bodyBold' };
/** Every letter as wide as another. */
const measure = (text: string) => text.length * 5;
const plain = (text: string): Run[] => [{ text, style: PLAIN }];
const textOf = (line: Line | undefined) => line?.pieces.map((piece) => piece.text).join('') ?? '';

const someWords = fc.array(fc.stringMatching(/^[a-z,.-]{1,12}$/), { minLength: 1, maxLength: 60 });
const someRuns = fc
  .array(fc.tuple(someWords, fc.boolean()), { minLength: 1, maxLength: 5 })
  .map((parts): Run[] =>
    parts.map(([words, isStrong]) => ({
      text: `${words.join(' ')} `,
      style: isStrong ? STRONG : PLAIN,
    })),
  );

describe('breakLines', () => {
  it('loses no letter and changes no order', () => {
    fc.assert(
      fc.property(someRuns, fc.integer({ min: 20, max: 400 }), (runs, width) => {
        const text = breakLines(runs, width, measure).map(textOf).join('');
        expect(text).toBe(runs.map((run) => run.text).join(''));
      }),
    );
  });

  it('makes no line wider than the measure, unless one word is', () => {
    fc.assert(
      fc.property(someRuns, fc.integer({ min: 20, max: 400 }), (runs, width) => {
        for (const line of breakLines(runs, width, measure)) {
          const isOneWord = !textOf(line).trim().includes(' ');
          expect(line.widthPt <= width || isOneWord).toBe(true);
        }
      }),
    );
  });

  it('puts each piece where the one before it ends', () => {
    fc.assert(
      fc.property(someRuns, (runs) => {
        for (const line of breakLines(runs, 200, measure)) {
          let end = 0;
          for (const piece of line.pieces) {
            expect(piece.xPt).toBe(end);
            end += piece.widthPt;
          }
        }
      }),
    );
  });

  it('keeps the space at a line’s end, so that words do not run together when copied', () => {
    const lines = breakLines(plain('one two'), 20, measure);
    expect(lines.map(textOf)).toEqual(['one ', 'two']);
    expect(lines[0]?.widthPt).toBe(15);
  });

  it('does not break where the style changes within a word', () => {
    const runs: Run[] = [
      { text: 'see ', style: PLAIN },
      { text: 'here', style: STRONG },
      { text: '). Then', style: PLAIN },
    ];
    expect(breakLines(runs, 30, measure).map(textOf)).toEqual(['see ', 'here). ', 'Then']);
  });

  it('breaks at a line break in the text', () => {
    expect(breakLines(plain('a\nb'), 100, measure).map(textOf)).toEqual(['a', 'b']);
  });

  it('does not leave one short word on the last line when a narrower setting avoids it', () => {
    const lines = breakLines(plain('aaaa bbbb cccc dddd e'), 95, measure);
    expect(lines.map(textOf)).toEqual(['aaaa bbbb cccc ', 'dddd e']);
  });

  it('takes spaces as one', () => {
    expect(breakLines(plain('a   b'), 100, measure).map(textOf)).toEqual(['a b']);
  });
});
