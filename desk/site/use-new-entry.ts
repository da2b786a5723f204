import { use, useState } from 'react';
import { useRoom } from '../room.ts';
import { useIsHere } from '../shell/use-is-here.ts';
import { DraftContext } from '../waiting/draft-context.ts';
import { SavesInTurn } from './saves-in-turn.ts';

/** How an entry is named that is on its way. */
export function quote(words: string): string {
  return `“${words}”`;
}

/** Under what the words are kept of an entry that is begun in a part and not added. */
export function placeOfNew(part: string): string {
  return `${part} another`;
}

/** What is typed to begin a new entry of a list, and what is being added. */
export interface NewEntry {
  readonly words: string;
  /** Those that are on their way; the path of the last that arrived, empty for none. */
  readonly underWay: number;
  readonly added: string;
  /** Those that were not added while others stood in the field already, and that the lock met in their turn. */
  readonly unadded: readonly string[];
  type(words: string): void;
  /** Adds what stands in the field: those that are pressed one after the other in their turn. */
  add(): Promise<void>;
  /** Adds one of those that were not. */
  addAgain(words: string): Promise<void>;
  /** Forgets one of those that were not. */
  leaveOut(words: string): void;
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
  const place = placeOfNew(part);
  /** All that is not stored yet, a line each. */
  const sentPlace = `${place}, sent`;
  const { underWay: acts } = useRoom();
  const linesSent = (): string[] => (drafts?.fieldFor(sentPlace) ?? '').split('\n').filter(Boolean);
  const [words, setWords] = useState(() => drafts?.fieldFor(place) ?? '');
  const [underWay, setUnderWay] = useState(0);
  const [added, setAdded] = useState('');
  // Whoever comes back while some are being added does not add them twice.
  const [unadded, setUnadded] = useState(() =>
    linesSent().filter((line) => acts.all().every(({ whose }) => whose !== quote(line))),
  );
  const [turns] = useState(() => new SavesInTurn());

  const keep = (typed: string): void => {
    if (typed.trim() === '') drafts?.dropField(place);
    else drafts?.keepField(place, typed);
  };
  const keepSent = (lines: readonly string[]): void => {
    if (lines.length === 0) drafts?.dropField(sentPlace);
    else drafts?.keepField(sentPlace, lines.join('\n'));
  };
  const settle = (sent: string, path: string | null): void => {
    const next = isHere() ? fieldNow() : (drafts?.fieldFor(place) ?? '');
    if (path === null && next !== '') {
      setUnadded((all) => [...all, sent]);
      return;
    }
    keepSent(without(linesSent(), sent));
    if (path !== null) {
      setAdded(path);
      return;
    }
    setWords(sent);
    keep(sent);
  };
  const send = async (sent: string): Promise<void> => {
    setUnderWay((count) => count + 1);
    // From now on, and not from its turn on: the lock keeps what waits, and whoever leaves the part hears of it.
    const turn = (): Promise<boolean> =>
      turns.save(false, async () => {
        const path = await store(sent);
        settle(sent, path);
        return path !== null;
      });
    await acts.run({ whose: quote(sent), hasWayBack: false }, turn);
    setUnderWay((count) => count - 1);
  };
  return {
    words,
    underWay,
    added,
    unadded,
    type: (typed) => {
      setWords(typed);
      keep(typed);
    },
    add: async () => {
      // Empty at once: what is typed while it is added is the next one's.
      setWords('');
      keep('');
      keepSent([...linesSent(), words]);
      await send(words);
    },
    addAgain: async (one) => {
      setUnadded((all) => without(all, one));
      await send(one);
    },
    leaveOut: (one) => {
      setUnadded((all) => without(all, one));
      keepSent(without(linesSent(), one));
    },
  };
}

/** The same words may have been sent twice: the others stay. */
function without(lines: readonly string[], line: string): string[] {
  const at = lines.indexOf(line);
  return at === -1 ? [...lines] : lines.toSpliced(at, 1);
}
