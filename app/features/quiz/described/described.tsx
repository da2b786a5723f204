import { useState } from 'react';
import type { DescribedWords } from '../../../../domain/content/quiz-described.ts';
import type { DescribedConcern } from '../../../../domain/smile/described-concerns.ts';
import { EmphasizedHeading } from '../../../ui/emphasized-heading.tsx';
import { ConcernChoice } from './concern-choice.tsx';
import { DescribedPair } from './described-pair.tsx';
import type { DrawnDescription } from './drawn-description.ts';
import { listDrawn } from './say-described.ts';
import './described.css';

export interface DescribedProps {
  words: DescribedWords;
  /** What was said and can be drawn, and the first of it. */
  concerns: readonly DescribedConcern[];
  first: DescribedConcern;
  /** Undefined where the visitor wishes to save data, or the line is very slow: then it is said in words. */
  plates: HTMLImageElement | undefined;
  /** Is told what the first picture is, and when it is gone; stays the same function from render to render. */
  onDrawn: (drawn: DrawnDescription | null) => void;
}

/** 'What you described': a model with what was said, and beside it the same without one thing at a time. */
export function Described({ words, concerns, first, plates, onDrawn }: DescribedProps) {
  const [chosen, setChosen] = useState<DescribedConcern>();
  const removed = chosen ?? first;
  const { heading, headingEmphasis } = words;
  return (
    <section className="described">
      <div className="wrap">
        <div className="described-head">
          <h3>
            <EmphasizedHeading heading={heading} emphasis={headingEmphasis} />
          </h3>
          <div>
            <p className="described-list">
              {words.list} {listDrawn(words, concerns)}.
            </p>
            <p>{plates ? `${words.lead} ${words.privacy}` : words.inWords}</p>
          </div>
        </div>
        {plates ? (
          <DescribedPair
            words={words}
            concerns={concerns}
            removed={removed}
            isTouched={chosen !== undefined}
            plates={plates}
            onDrawn={onDrawn}
          />
        ) : null}
        {plates && concerns.length > 1 ? (
          <ConcernChoice words={words} concerns={concerns} chosen={removed} onChoose={setChosen} />
        ) : null}
      </div>
    </section>
  );
}
