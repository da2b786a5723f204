import { useMemo } from 'react';
import { useSingleKeys } from '../shell/single-keys.ts';
import { nameOfCard } from './card-words.ts';
import type { Strokes } from './use-strokes.ts';

/** What was just done, and the way back; or that it was not kept. */
export function UndoStrip({ strokes }: { strokes: Strokes }) {
  const { last, fault, undo } = strokes;
  const takeBack = useMemo(
    () => async (): Promise<void> => {
      if (last === null) return;
      await undo(last.card, last.entry);
    },
    [last, undo],
  );
  const keys = useMemo(
    () => ({ z: last === null ? undefined : () => void takeBack() }),
    [last, takeBack],
  );
  useSingleKeys(keys);
  return (
    <div role="alert">
      {fault === '' ? null : <p className="undo-strip undo-fault">{fault}</p>}
      {last === null || fault !== '' ? null : (
        <p className="undo-strip">
          <span>
            {nameOfCard(last.card)}: {last.said}
          </span>
          <button type="button" onClick={takeBack}>
            Undo <kbd aria-hidden="true">Z</kbd>
          </button>
        </p>
      )}
    </div>
  );
}
