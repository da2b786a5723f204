import { useEffect, useRef } from 'react';
import { landOn } from '../land-on.ts';
import { beginIn } from './use-letter-focus.ts';

/** Where the focus goes once the next card is drawn: into the card, into its letter, into its field for a note, to the row of a card in the list, or to the way to a new one. */
type Landing =
  | { readonly is: 'card' | 'letter' }
  | { readonly is: 'note' }
  | { readonly is: 'call' }
  | { readonly is: 'row'; readonly name: string };

export interface CardLanding {
  /** Goes to where somebody works: into the next card, or to its row where they go through the list. */
  goOn: (name: string) => void;
  /** Goes into the card, or into its letter where one is open. */
  enter: (where: 'card' | 'letter') => void;
  /** Goes into the card's field for a note. */
  note: () => void;
  /** Goes back to the row of a card. */
  leave: (name: string) => void;
  /** Goes back from a form to what has opened it. */
  leaveCall: () => void;
}

/**
 * Keeps the focus where one goes on when cards come and go.
 *
 * @param drawn changes with each drawing after which it may have to land
 */
export function useLanding(drawn: string): CardLanding {
  const landing = useRef<Landing | null>(null);
  const isInList = useRef(false);
  useEffect(() => {
    // Whoever works in the list is seen by where the focus was last, also once its row has gone.
    const note = ({ target }: FocusEvent): void => {
      // A question that a key has opened is answered from where they were.
      if (target instanceof Element && target.matches('.question')) return;
      isInList.current = target instanceof Element && target.closest('.list') !== null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const { current } = landing;
    if (current === null) return;
    landing.current = null;
    const letter = document.querySelector<HTMLTextAreaElement>('.card #letter-text');
    if (current.is === 'letter' && letter !== null) {
      beginIn(letter);
      return;
    }
    const first =
      current.is === 'row'
        ? `.row[href='/card/${current.name}']`
        : current.is === 'note'
          ? '.notes textarea'
          : current.is === 'call'
            ? '.call-link a'
            : '#card-name';
    const found = document.querySelector<HTMLElement>(first);
    landOn(
      found ??
        document.querySelector<HTMLElement>('#card-name') ??
        document.querySelector<HTMLElement>('h1'),
    );
  }, [drawn]);
  return {
    goOn: (name) => {
      landing.current = isInList.current ? { is: 'row', name } : { is: 'card' };
    },
    enter: (where) => {
      landing.current = { is: where };
    },
    note: () => {
      landing.current = { is: 'note' };
    },
    leave: (name) => {
      landing.current = { is: 'row', name };
    },
    leaveCall: () => {
      landing.current = { is: 'call' };
    },
  };
}
