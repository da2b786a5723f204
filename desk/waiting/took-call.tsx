import type { OpenedCard } from '../box/card-box.ts';
import { useRoom } from '../room.ts';
import { sayWhoTookCall } from './card-words.ts';

/** Who took the call of somebody who phoned, and when; nothing on any other card. */
export function TookCall({ card, now }: { card: OpenedCard; now: Date }) {
  const { people, practice } = useRoom();
  const said = sayWhoTookCall(card, people, now, practice.opening.timeZone);
  return said === undefined ? null : <p className="how-asked">{said}</p>;
}
