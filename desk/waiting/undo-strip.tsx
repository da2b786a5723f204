import { useRoom } from '../room.ts';
import { useSingleKeys } from '../shell/single-keys.ts';
import { UnderWayStrip } from '../shell/under-way-strip.tsx';
import { useUnderWay } from '../shell/use-under-way.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { nameOfCard } from './card-words.ts';
import type { Strokes } from './use-strokes.ts';
import { WaitsToo } from './waits-too.tsx';

interface UndoStripProps {
  strokes: Strokes;
  /** The card that is open; left out where none is. */
  openName?: string | undefined;
  /** Left out where no other card comes up. */
  onNote?: (card: OpenedCard) => void;
}

/**
 * What was just done, and the way back; that it was not kept; or, in their place, that it is still being stored. Where another card has come up
 * since, also the way to a note on the one that was settled.
 */
export function UndoStrip({ strokes, openName, onNote }: UndoStripProps) {
  const { last, fault, tookBack, undo, undoLast } = strokes;
  const { box } = useRoom();
  const underWay = useUnderWay(last?.act);
  // Whose card is forgotten is named no longer, and nothing can be taken back on it.
  const isGone = last !== null && box.forgottenNumber(last.card.name) !== undefined;
  const toNote =
    last === null || isGone || onNote === undefined || last.card.name === openName
      ? undefined
      : () => onNote(last.card);
  const isQuiet = underWay.words === '' && underWay.fault === '';
  useSingleKeys({ a: toNote, z: isGone ? undefined : () => void undoLast() });
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
            <WaitsToo done={last} openName={openName} />
            {toNote === undefined ? null : (
              <button type="button" onClick={toNote}>
                Add a note <kbd aria-hidden="true">A</kbd>
              </button>
            )}
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
