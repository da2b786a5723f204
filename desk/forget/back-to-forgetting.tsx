import { use } from 'react';
import { useRoom } from '../room.ts';
import { follow } from '../shell/place-links.ts';
import { DraftContext } from '../waiting/draft-context.ts';

/** The way back for whoever looks in the diary before they forget somebody; by the number alone, as they have to type it. */
export function BackToForgetting() {
  const { box } = useRoom();
  const card = box.find(use(DraftContext)?.leftToLook ?? '');
  if (card === undefined) return null;
  return (
    <nav className="strip" aria-label="The way back">
      <span>You were forgetting {card.row.reference ?? card.name}.</span>
      <a href={`/card/${card.name}?forget`} onClick={follow}>
        Back to it
      </a>
    </nav>
  );
}
