import { use, useEffect, useRef, useState } from 'react';
import { DraftContext } from '../waiting/draft-context.ts';

/** A pause in typing; then what stands there is saved. */
const PAUSE_MS = 600;

/** What is typed into a field of the site, shown until the server has it. */
export interface Typed {
  /** Null where the server has what stands there. */
  readonly text: string | null;
  /** Saving it failed: it stands on this machine alone. */
  readonly isUnsaved: boolean;
  /** It is being written, and saved in a pause. */
  type(text: string): void;
  /** It stands there whole, and is saved at once. */
  put(text: string): void;
  /** Saves what was typed; afterwards the field shows what the server has, whoever wrote it. */
  leave(): void;
  /** Forgets what was typed. */
  drop(): void;
}

/**
 * What was typed stays until it is saved: in its field, for whoever comes back to it, and through the lock.
 *
 * @param save stores it, and says whether it did
 */
export function useTyped(path: string, save: (text: string) => Promise<boolean>): Typed {
  const drafts = use(DraftContext);
  const [text, setText] = useState<string | null>(() => drafts?.fieldFor(path) ?? null);
  const [isUnsaved, setIsUnsaved] = useState(text !== null);
  const timer = useRef(0);
  /** Goes up with each change and each try: what comes of an older one is past. */
  const turn = useRef(0);
  /** The server has had it: what a colleague wrote since stands, and is not written over by leaving the field. */
  const isStored = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const begin = (): number => {
    window.clearTimeout(timer.current);
    isStored.current = false;
    return (turn.current += 1);
  };
  const store = async (words: string, isLeft: boolean): Promise<void> => {
    const own = begin();
    const isSaved = await save(words);
    if (own !== turn.current) return;
    setIsUnsaved(!isSaved);
    if (!isSaved) return;
    isStored.current = true;
    drafts?.dropField(path);
    if (isLeft) setText(null);
  };
  const show = (words: string): void => {
    begin();
    setText(words);
    drafts?.keepField(path, words);
  };
  return {
    text,
    isUnsaved,
    type: (words) => {
      show(words);
      timer.current = window.setTimeout(() => void store(words, false), PAUSE_MS);
    },
    put: (words) => {
      show(words);
      void store(words, true);
    },
    leave: () => {
      if (isStored.current) setText(null);
      else if (text !== null) void store(text, true);
    },
    drop: () => {
      begin();
      setText(null);
      setIsUnsaved(false);
      drafts?.dropField(path);
    },
  };
}
