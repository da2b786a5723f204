import type { ReactNode } from 'react';
import type { DocumentWords } from './blueprint-words.ts';
import { ForOption } from './for-option.tsx';

interface SamplePageProps {
  words: DocumentWords;
  /** From 1. */
  number: number;
  page: { readonly title: string; readonly foot: string };
  /** Whether it says what the chosen option means: its head then names the option. */
  followsOption?: boolean;
  children: ReactNode;
}

/** One page of the sample: its head, its heading, what it says, its foot. */
export function SamplePage({ words, number, page, followsOption, children }: SamplePageProps) {
  const id = `page-${number}`;
  return (
    <article className="sample-paper sample-page" aria-labelledby={id}>
      <p className="sample-page-head">
        <span>
          {words.running}
          {followsOption
            ? words.options.choices.map((option) => (
                <ForOption key={option.letter} option={option} as="span">
                  , {words.option.toLowerCase()} {option.letter}
                </ForOption>
              ))
            : null}
        </span>
        <span>{words.mark}</span>
      </p>
      <h3 id={id}>
        {number}. {page.title}
      </h3>
      {children}
      <p className="sample-page-foot">
        <span>{page.foot}</span>
        <span>{number}</span>
      </p>
    </article>
  );
}
