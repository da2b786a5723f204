import { useMemo } from 'react';
import { useSingleKeys } from '../shell/single-keys.ts';
import { UnderWayStrip } from '../shell/under-way-strip.tsx';
import { useUnderWay } from '../shell/use-under-way.ts';
import type { DiaryChanges } from './use-diary-changes.ts';

/** What was just done in the diary, and the way back for ten seconds; or, in its place, that it is still being stored. */
export function DiaryStrip({ changes }: { changes: DiaryChanges }) {
  const { last, undoLast } = changes;
  const underWay = useUnderWay(last?.act);
  const isQuiet = underWay.words === '' && underWay.fault === '';
  const canUndo = last?.undo !== undefined;
  const keys = useMemo(() => ({ z: () => void undoLast() }), [undoLast]);
  useSingleKeys(keys);
  return (
    <>
      <div role="status">
        {last === null || !isQuiet ? null : (
          <p className={canUndo ? 'undo-strip' : 'undo-strip without-way'}>
            <span>{last.said}</span>
            {canUndo ? (
              <button type="button" onClick={() => void last.undo?.()}>
                Undo <kbd aria-hidden="true">Z</kbd>
              </button>
            ) : null}
          </p>
        )}
      </div>
      <UnderWayStrip said={underWay} />
    </>
  );
}
