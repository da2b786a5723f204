import { use, useState } from 'react';
import { useRoom } from '../room.ts';
import { useIsHere } from '../shell/use-is-here.ts';
import { DraftContext } from '../waiting/draft-context.ts';
import { SavesInTurn } from './saves-in-turn.ts';

/** How an entry is named that is on its way. */
export function quote(words: string): string {
  return `“${words}”`;
}

/** What is typed to begin a new entry of a list, and what is being added. */
export interface NewEntry {
  readonly words: string;
  /** Those that are on their way; the path of the last that arrived, empty for none. */
  readonly underWay: number;
  readonly added: string;
  /** The words that could not be added while others stood in the field already; empty for none. */
  readonly refused: string;
  type(words: string): void;
  /** Adds what stands in the field: those that are pressed one after the other in their turn. */
  add(): Promise<void>;
}

/**
 * Keeps what is typed in the field of a new entry until it is stored: there, for whoever comes back to the part, and through the lock.
 *
 * @param fieldNow what stands in the field at the moment
 * @param store says under which path it was stored; null where it was not
 */
export function useNewEntry(
  part: string,
  fieldNow: () => string,
  store: (words: string) => Promise<string | null>,
): NewEntry {
  const drafts = use(DraftContext);
  const isHere = useIsHere();
  const place = `${part} another`;
  const room = useRoom();
  const [words, setWords] = useState(() => {
    const kept = drafts?.fieldFor(place) ?? '';
    // Whoever comes back while it is being added does not add it twice.
    return room.underWay.all().some(({ whose }) => whose === quote(kept)) ? '' : kept;
  });
  const [underWay, setUnderWay] = useState(0);
  const [added, setAdded] = useState('');
  const [refused, setRefused] = useState('');
  const [turns] = useState(() => new SavesInTurn());

  const keep = (typed: string): void => {
    if (typed.trim() === '') drafts?.dropField(place);
    else drafts?.keepField(place, typed);
  };
  const settle = (sent: string, path: string | null): void => {
    const kept = drafts?.fieldFor(place) ?? sent;
    if (path !== null) {
      if (kept === sent) drafts?.dropField(place);
      setAdded(path);
      return;
    }
    const next = isHere() ? fieldNow() : kept === sent ? '' : kept;
    if (next !== '') {
      setRefused(sent);
      return;
    }
    setWords(sent);
    keep(sent);
  };
  return {
    words,
    underWay,
    added,
    refused,
    type: (typed) => {
      setWords(typed);
      keep(typed);
    },
    add: async () => {
      const sent = words;
      // Empty at once: what is typed while it is added is the next one's. What is kept is this one's until then.
      setWords('');
      setRefused('');
      setUnderWay((count) => count + 1);
      await turns.save(false, async () => {
        const path = await store(sent);
        settle(sent, path);
        return path !== null;
      });
      setUnderWay((count) => count - 1);
    },
  };
}
