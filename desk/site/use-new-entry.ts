import { use, useState } from 'react';
import type { FieldChoice } from '../../domain/desk/site-wire.ts';
import { useRoom } from '../room.ts';
import { useIsHere } from '../shell/use-is-here.ts';
import { DraftContext } from '../waiting/draft-context.ts';
import { SavesInTurn } from './saves-in-turn.ts';

/** How an entry is named that is on its way. */
export function quote(words: string): string {
  return `“${words}”`;
}

/** A new entry that is begun: what it is about, and the group of its list that it is to stand in. */
export interface BegunEntry {
  readonly words: string;
  readonly group: string;
}

/** Under what the words are kept of an entry that is begun in a part and not added. */
export function placeOfNew(part: string): string {
  return `${part} another`;
}

/** What is typed to begin a new entry of a list, and what is being added. */
export interface NewEntry {
  readonly words: string;
  readonly group: string;
  /** Those that are on their way; the path of the last that arrived, empty for none. */
  readonly underWay: number;
  readonly added: string;
  /** Those that were not added while others stood in the field already, and that the lock met in their turn. */
  readonly unadded: readonly BegunEntry[];
  type(words: string): void;
  choose(group: string): void;
  /** Adds what stands in the field: those that are pressed one after the other in their turn. */
  add(): Promise<void>;
  /** Adds one of those that were not. */
  addAgain(one: BegunEntry): Promise<void>;
  /** Forgets one of those that were not. */
  leaveOut(one: BegunEntry): void;
}

/**
 * Keeps what is typed in the field of a new entry until it is stored, with the group that was chosen for it: there, for whoever comes back to the part, and
 * through the lock.
 *
 * @param groups those of the list; the first is chosen until another one is
 * @param fieldNow what stands in the field at the moment
 * @param store says under which path it was stored; null where it was not
 */
export function useNewEntry(
  part: string,
  groups: readonly FieldChoice[],
  fieldNow: () => string,
  store: (one: BegunEntry) => Promise<string | null>,
): NewEntry {
  const drafts = use(DraftContext);
  const isHere = useIsHere();
  const place = placeOfNew(part);
  const groupPlace = `${place}, among`;
  /** All that is not stored yet, a line each. */
  const sentPlace = `${place}, sent`;
  const { underWay: acts } = useRoom();
  /** A group may have gone from the list since it was chosen. */
  const groupOf = (kept: string | undefined): string =>
    (groups.find(({ value }) => value === kept) ?? groups[0])?.value ?? '';
  const linesSent = (): BegunEntry[] =>
    (drafts?.fieldFor(sentPlace) ?? '').split('\n').filter(Boolean).map(readLine);
  const [words, setWords] = useState(() => drafts?.fieldFor(place) ?? '');
  const [group, setGroup] = useState(() => groupOf(drafts?.fieldFor(groupPlace)));
  const [underWay, setUnderWay] = useState(0);
  const [added, setAdded] = useState('');
  // Whoever comes back while some are being added does not add them twice.
  const [unadded, setUnadded] = useState(() =>
    linesSent().filter((one) => acts.all().every(({ whose }) => whose !== quote(one.words))),
  );
  const [turns] = useState(() => new SavesInTurn());

  const keep = (begun: BegunEntry): void => {
    const isEmpty = begun.words.trim() === '';
    if (isEmpty) drafts?.dropField(place);
    else drafts?.keepField(place, begun.words);
    // Chosen before a word was typed, it would fall back to the first with the lock, unseen.
    if (isEmpty && begun.group === groupOf(undefined)) drafts?.dropField(groupPlace);
    else drafts?.keepField(groupPlace, begun.group);
  };
  const keepSent = (all: readonly BegunEntry[]): void => {
    if (all.length === 0) drafts?.dropField(sentPlace);
    else drafts?.keepField(sentPlace, all.map(lineOf).join('\n'));
  };
  const settle = (sent: BegunEntry, path: string | null): void => {
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
    setWords(sent.words);
    setGroup(sent.group);
    keep(sent);
  };
  const send = async (sent: BegunEntry): Promise<void> => {
    setUnderWay((count) => count + 1);
    // From now on, and not from its turn on: the lock keeps what waits, and whoever leaves the part hears of it.
    const turn = (): Promise<boolean> =>
      turns.save(false, async () => {
        const path = await store({ ...sent, group: groupOf(sent.group) });
        settle(sent, path);
        return path !== null;
      });
    await acts.run({ whose: quote(sent.words), hasWayBack: false }, turn);
    setUnderWay((count) => count - 1);
  };
  return {
    words,
    group,
    underWay,
    added,
    unadded,
    type: (typed) => {
      setWords(typed);
      keep({ words: typed, group });
    },
    choose: (chosen) => {
      setGroup(chosen);
      keep({ words, group: chosen });
    },
    add: async () => {
      // Empty at once: what is typed while it is added is the next one's.
      setWords('');
      keep({ words: '', group });
      const sent = { words, group };
      keepSent([...linesSent(), sent]);
      await send(sent);
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
function without(all: readonly BegunEntry[], one: BegunEntry): BegunEntry[] {
  const at = all.findIndex(({ words, group }) => words === one.words && group === one.group);
  return at === -1 ? [...all] : all.toSpliced(at, 1);
}

/** How one is kept that was sent: its group, a tab, and its words. */
function lineOf({ words, group }: BegunEntry): string {
  return `${group}\t${words}`;
}

/** What was kept until 2026-11-29 has its words alone. */
function readLine(line: string): BegunEntry {
  const tab = line.indexOf('\t');
  return { group: line.slice(0, Math.max(tab, 0)), words: line.slice(tab + 1) };
}
