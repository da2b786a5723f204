import { use, useState } from 'react';
import { flushSync } from 'react-dom';
import { DraftContext } from './draft-context.ts';
import { enterLetter } from './use-letter-focus.ts';

export interface LetterOpening {
  readonly isOpen: boolean;
  /** It was opened here, and does not stand open from before: the focus goes into it. */
  readonly isAsked: boolean;
  /** Opens it, or shuts it: what was written stays, and opens when it is asked for. */
  set(isOpen: boolean): void;
  /** Opens it, or leads into the one that is open. */
  enter(): void;
  /** Shuts it, and goes back to what has opened it. */
  leave(): void;
}

/** Whether the letter on a card is open: one that was begun stands open when somebody comes back, unless it was shut. */
export function useLetterOpen(name: string): LetterOpening {
  const drafts = use(DraftContext);
  const begun = drafts?.letterFor(name);
  const [is, setIs] = useState<'shut' | 'begun' | 'asked'>(
    begun === undefined || begun.isShut === true ? 'shut' : 'begun',
  );
  const set = (isOpen: boolean): void => {
    drafts?.shutLetter(name, !isOpen);
    setIs(isOpen ? 'asked' : 'shut');
  };
  const isOpen = is !== 'shut';
  return {
    isOpen,
    isAsked: is === 'asked',
    set,
    enter: () => {
      // What stands in the place of one that cannot be written is shut.
      if (!isOpen || !enterLetter()) set(!isOpen);
    },
    leave: () => {
      // What opened it has the focus again; on a phone it is there only once the letter is gone.
      flushSync(() => set(false));
      document.querySelector<HTMLElement>(".card [data-way='email']")?.focus();
    },
  };
}
