import { useMemo } from 'react';
import { useSingleKeys } from '../shell/single-keys.ts';
import { UnderWayStrip } from '../shell/under-way-strip.tsx';
import { useUnderWay } from '../shell/use-under-way.ts';
import { nameOfCard } from './card-words.ts';
import type { Strokes } from './use-strokes.ts';

/** What was just done, and the way back; that it was not kept; or, in their place, that it is still being stored. */
export function UndoStrip({ strokes }: { strokes: Strokes }) {
  const { last, fault, undo, undoLast } = strokes;
  const underWay = useUnderWay(last?.act);
  const isQuiet = underWay.words === '' && underWay.fault === '';
  const keys = useMemo(() => ({ z: () => void undoLast() }), [undoLast]);
  useSingleKeys(keys);
  return (
    <>
      <div role="alert">
        {fault === '' || !isQuiet ? null : <p className="undo-strip undo-fault">{fault}</p>}
        {last === null || fault !== '' || !isQuiet ? null : (
          <p className="undo-strip">
            <span>
              {nameOfCard(last.card)}: {last.said}
            </span>
            {/* What it names, also while the next is being stored. */}
            <button type="button" onClick={() => void undo(last.card, last.entry)}>
              Undo <kbd aria-hidden="true">Z</kbd>
            </button>
          </p>
        )}
      </div>
      <UnderWayStrip said={underWay} />
    </>
  );
}
