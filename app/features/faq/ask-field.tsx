import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { takeQuestion } from '../../site/brought-question.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { FaqWords } from './faq-words.ts';
import { widthOf } from './letter-widths.ts';
import type { AskState } from './use-question-search.ts';

/** Wider than fits at the size of the heading, in em of that size, and at the smaller one; by the least room, on a screen of 1920 px. */
const LONG_EM = 3.95;
const VERY_LONG_EM = 6.4;
/** How far the letters that are typed stand nearer than the font has them (ask.css). */
const NEARER_EM = 0.034;

interface AskFieldProps {
  words: Pick<FaqWords, 'kicker' | 'heading' | 'headingEmphasis' | 'search'>;
  search: AskState;
  /** What Enter and a ready word lead to: how many answers there are. */
  count: RefObject<HTMLElement | null>;
}

/** The heading is the search: its last word is typed by the visitor. Where nothing is scripted it is a heading alone. */
export function AskField({ words, search, count }: AskFieldProps) {
  const headingId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { typed, ask, prepare } = search;

  const adoptEarlyWords = useEffectEvent(() => {
    // What was asked on another page, or typed before this one came to life.
    const words = takeQuestion() || input.current?.value;
    if (words) ask(words);
  });
  useEffect(() => adoptEarlyWords(), []);

  const clear = () => {
    ask('');
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && typed) {
      event.preventDefault();
      clear();
    }
    if (event.key === 'Enter') count.current?.focus();
  };

  return (
    <div className="ask-field">
      <div className="ask-heading">
        <p className="ask-kicker">{words.kicker}</p>
        <h1 id={headingId} tabIndex={-1}>
          <EmphasizedHeading heading={words.heading} emphasis={words.headingEmphasis} />
        </h1>
      </div>
      <div className="ask-input" data-length={lengthOf(typed)}>
        <input
          ref={input}
          type="search"
          aria-labelledby={headingId}
          placeholder={words.search.example}
          value={typed}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onFocus={prepare}
          onPointerEnter={prepare}
          onChange={({ target }) => ask(target.value)}
          onKeyDown={onKeyDown}
        />
        {typed ? (
          <button
            type="button"
            className="ask-clear"
            aria-label={words.search.clear}
            onClick={clear}
          >
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <path d="M7 7L25 25M25 7L7 25" />
            </svg>
          </button>
        ) : null}
      </div>
    </div>
  );
}

function lengthOf(typed: string): 'long' | 'very-long' | undefined {
  const em = widthOf(typed) - typed.length * NEARER_EM;
  if (em > VERY_LONG_EM) return 'very-long';
  return em > LONG_EM ? 'long' : undefined;
}
