import { use, useEffect, useState } from 'react';
import {
  CALLER_FIELDS,
  findCallerFaults,
  hasCallerWords,
  NO_CALLER,
  type CallerFaults,
  type CallerWords,
} from '../../domain/desk/caller-words.ts';
import type { CallerDraft } from '../../domain/desk/draft.ts';
import { hasNoLine } from '../api/ask-server.ts';
import { saveCaller } from '../box/save-caller.ts';
import { useRoom } from '../room.ts';
import { sayFault, useFault } from '../shell/use-fault.ts';
import { useIsHere } from '../shell/use-is-here.ts';
import { useOneAtATime } from '../shell/use-one-at-a-time.ts';
import { DraftContext } from './draft-context.ts';

export interface CallerInHand {
  readonly caller: CallerDraft;
  readonly hasWords: boolean;
  /** What is to be mended, field by field; nothing before somebody has tried to save it. */
  readonly faults: CallerFaults;
  /** Why it was not saved. */
  readonly fault: string;
  /** It is on its way: nothing of it can be changed until it is known what became of it. */
  readonly isBusy: boolean;
  write(words: Partial<CallerWords>): void;
  /** Begins anew with nothing typed. */
  empty(): void;
  /** They have a card already, which is gone to: what only said who they are is not kept beside it. */
  takeCard(): void;
  /** @param onFault puts the focus into the first field that is to be mended */
  save(onFault: (field: (typeof CALLER_FIELDS)[number]) => void): void;
}

const NO_LINE =
  'There is no connection to the desk’s server. What you typed stays here: save it when the line is back.';

/**
 * The card that is being made for somebody who called: what was begun before, or nothing yet.
 *
 * @param form the number in its address
 * @param onSaved with the name of its card
 */
export function useCaller(form: string, onSaved: (name: string) => void): CallerInHand {
  const { box, key, underWay } = useRoom();
  const drafts = use(DraftContext);
  const [caller, draw] = useState<CallerDraft>(() => drafts?.callerFor(form) ?? anew(NO_CALLER));
  const [isTried, setIsTried] = useState(false);
  const { fault, setFault, tellFault } = useFault();
  const { isBusy, run } = useOneAtATime();
  const isHere = useIsHere();

  // Its answer was lost, and the news has brought it.
  const stored = isBusy ? undefined : box.cards.find(({ row }) => row.id === caller.id)?.name;
  useEffect(() => {
    if (stored === undefined) return;
    drafts?.dropCaller(form, caller.id);
    onSaved(stored);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is there
  }, [stored]);

  const show = (words: CallerWords): void => {
    const next = anew(words);
    draw(next);
    drafts?.keepCaller(form, next);
  };
  const save = async (): Promise<void> => {
    const whose = caller.name.trim();
    setFault('');
    try {
      const name = await underWay.run({ whose, hasWayBack: false }, () =>
        saveCaller({ box, key }, caller),
      );
      drafts?.dropCaller(form, caller.id);
      if (isHere()) onSaved(name);
    } catch (error) {
      tellFault(whose, hasNoLine(error) ? NO_LINE : sayFault('Not saved', error));
    }
  };
  return {
    caller,
    hasWords: hasCallerWords(caller),
    faults: isTried ? findCallerFaults(caller) : {},
    fault,
    isBusy,
    write: (words) => {
      if (isBusy) return;
      setFault('');
      show({ ...caller, ...words });
    },
    empty: () => {
      if (isBusy) return;
      setIsTried(false);
      setFault('');
      show(NO_CALLER);
    },
    takeCard: () => {
      if (!isBusy && caller.message.trim() === '') drafts?.dropCaller(form, caller.id);
    },
    save: (onFault) => {
      const faults = findCallerFaults(caller);
      const first = CALLER_FIELDS.find((field) => faults[field] !== undefined);
      setIsTried(true);
      if (first === undefined) void run(save);
      else onFault(first);
    },
  };
}

/** Another text is another card. */
function anew(words: CallerWords): CallerDraft {
  return { ...words, id: crypto.randomUUID() };
}
