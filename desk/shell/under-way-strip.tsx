import type { SaidUnderWay } from './use-under-way.ts';

/** That an act is still being stored, where the line is slow; and why one was not whose room was left meanwhile. */
export function UnderWayStrip({ said: { words, fault, undo } }: { said: SaidUnderWay }) {
  return (
    <>
      <div role="status">
        {words === '' ? null : (
          <p className={undo === undefined ? 'undo-strip without-way' : 'undo-strip'}>
            <span>{words}</span>
            {undo === undefined ? null : (
              <button type="button" onClick={undo}>
                Undo <kbd aria-hidden="true">Z</kbd>
              </button>
            )}
          </p>
        )}
      </div>
      {fault === '' || words !== '' ? null : (
        <p className="undo-strip undo-fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
