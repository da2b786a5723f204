import { useRef, useState, type RefObject } from 'react';
import type { OpenedCard } from '../box/card-box.ts';
import { useRoom } from '../room.ts';
import type { Strokes } from './use-strokes.ts';

interface GivenToProps {
  card: OpenedCard;
  strokes: Strokes;
  field: RefObject<HTMLSelectElement | null>;
}

/** By keys one goes through the names: given to is the one where that ends. */
const PAUSE_MS = 700;

/** With whom a card is. */
export function GivenTo({ card, strokes, field }: GivenToProps) {
  const { people } = useRoom();
  const { givenTo } = card.state;
  const [chosen, choose] = useState<number | null>();
  const timer = useRef(0);
  const give = async (to: number | null): Promise<void> => {
    if (to !== givenTo) {
      await strokes.write(card, { is: 'given', to }, to === null ? 'given to nobody' : 'given');
    }
    choose((now) => (now === to ? undefined : now));
  };
  return (
    <label className="margin-row">
      <span className="label">With</span>
      <select
        ref={field}
        value={(chosen === undefined ? givenTo : chosen) ?? ''}
        onChange={({ target }) => {
          const to = target.value === '' ? null : Number(target.value);
          choose(to);
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => void give(to), PAUSE_MS);
        }}
      >
        <option value="">nobody yet</option>
        {people
          .filter(({ number, hasLeft }) => !hasLeft || number === givenTo)
          .map(({ number, name }) => (
            <option key={number} value={number}>
              {name}
            </option>
          ))}
      </select>
    </label>
  );
}
