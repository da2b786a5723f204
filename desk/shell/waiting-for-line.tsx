import { useSyncExternalStore } from 'react';
import { nameAmongUs, useRoom } from '../room.ts';
import { useNow } from '../use-now.ts';
import { nameOfCard, sayEntry } from '../waiting/card-words.ts';

/** What waits on this machine for the line, each with the way back. Absent where nothing does. */
export function WaitingForLine() {
  const { box, kept, people, person, practice } = useRoom();
  const now = useNow();
  const all = useSyncExternalStore(kept.subscribe, kept.all);
  useSyncExternalStore(box.subscribe, box.version);
  if (all.length === 0) return null;
  const list = (
    <ul className="waiting-for-line">
      {all.map((entry) => {
        const card = box.find(entry.card);
        const own = card?.state.entries.find(({ id }) => id === entry.id);
        const what =
          own === undefined
            ? 'written before'
            : sayEntry(own, people, practice.opening.timeZone, now);
        const whose = entry.person === person ? '' : `, ${nameAmongUs(people, entry.person)}’s`;
        const words = `${card === undefined ? entry.card : nameOfCard(card)}: ${what}${whose}`;
        return (
          <li key={entry.id}>
            <span>{words}</span>
            <button
              className="quiet"
              type="button"
              aria-label={`Take back: ${words}`}
              onClick={() => {
                kept.takeBack(entry);
                box.dropWaiting(entry.card, entry.id);
              }}
            >
              Take back
            </button>
          </li>
        );
      })}
    </ul>
  );
  return (
    <section className="strip" aria-label="Waits for the line">
      {all.length === 1 ? (
        <>
          <strong>One waits here</strong>
          {list}
        </>
      ) : (
        // Without a line one goes on working below it: what waits takes one row until somebody asks.
        <details className="waits-folded">
          <summary>{all.length} wait here</summary>
          {list}
        </details>
      )}
    </section>
  );
}
