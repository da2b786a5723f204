import { useMemo } from 'react';
import { useSingleKeys } from '../shell/single-keys.ts';
import type { DiaryChanges } from './use-diary-changes.ts';

/** What was just done in the diary, and the way back for ten seconds. */
export function DiaryStrip({ changes }: { changes: DiaryChanges }) {
  const { last, undo } = changes;
  const canUndo = last?.undo !== undefined;
  const keys = useMemo(() => ({ z: canUndo ? () => void undo() : undefined }), [canUndo, undo]);
  useSingleKeys(keys);
  return (
    <div role="status">
      {last === null ? null : (
        <p className={canUndo ? 'undo-strip' : 'undo-strip without-way'}>
          <span>{last.said}</span>
          {canUndo ? (
            <button type="button" onClick={() => void undo()}>
              Undo <kbd aria-hidden="true">Z</kbd>
            </button>
          ) : null}
        </p>
      )}
    </div>
  );
}
