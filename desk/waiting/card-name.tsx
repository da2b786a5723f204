import type { OpenedCard } from '../box/card-box.ts';
import { nameOfCard } from './card-words.ts';

interface CardNameProps {
  card: OpenedCard;
  isCorrecting: boolean;
  /** Something was typed and not saved. */
  isBegun: boolean;
  /** Corrects who they are, or how they are reached. */
  onCorrect: () => void;
}

/** Who it is, and the way to correct what is wrong of that; a card that does not open has nothing to correct. */
export function CardName({ card, isCorrecting, isBegun, onCorrect }: CardNameProps) {
  return (
    <div className="card-name">
      <h2 id="card-name">{nameOfCard(card)}</h2>
      {typeof card.content === 'object' ? (
        <button
          type="button"
          className="quiet"
          data-way="reach"
          aria-expanded={isCorrecting}
          onClick={onCorrect}
        >
          {isBegun ? 'Go on correcting' : 'Correct'}
          <span className="visually-hidden"> name, number or address</span>
        </button>
      ) : null}
    </div>
  );
}
