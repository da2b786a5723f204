import { useMemo } from 'react';
import { useRoom } from '../room.ts';
import { useSingleKeys } from '../shell/single-keys.ts';
import { UnderWayStrip } from '../shell/under-way-strip.tsx';
import { useUnderWay } from '../shell/use-under-way.ts';
import { nameOfCard } from './card-words.ts';
import type { Strokes } from './use-strokes.ts';

/** What was just done, and the way back; that it was not kept; or, in their place, that it is still being stored. */
export function UndoStrip({ strokes }: { strokes: Strokes }) {
  const { last, fault, tookBack, undo, undoLast } = strokes;
  const { box } = useRoom();
  const underWay = useUnderWay(last?.act);
  // Whose card is forgotten is named no longer, and nothing can be taken back on it.
  const isGone = last !== null && box.forgottenNumber(last.card.name) !== undefined;
  const isQuiet = underWay.words === '' && underWay.fault === '';
  const keys = useMemo(
    () => ({ z: isGone ? undefined : () => void undoLast() }),
    [isGone, undoLast],
  );
  useSingleKeys(keys);
  return (
    <>
      <div role="alert">
        {/* Who sees it sees the card as it was before; who listens would hear nothing of it. */}
        {tookBack === '' ? null : <p className="visually-hidden">{tookBack}</p>}
        {fault === '' || !isQuiet ? null : <p className="undo-strip undo-fault">{fault}</p>}
        {last === null || isGone || fault !== '' || !isQuiet ? null : (
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
