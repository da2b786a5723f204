import type { OpenedCard } from '../box/card-box.ts';
import { follow } from '../shell/place-links.ts';
import { languageOf, nameOfCard, titleOfCard } from './card-words.ts';

/** What a row says around the name. */
export interface RowWords {
  /** "9:31" and "AM", or a weekday alone. */
  hour: string;
  half: string;
  /** What is left, or since when. */
  below: string;
  /** What distinguishes it, in words. */
  mark: string;
  /** With whom it is. */
  given: string;
}

interface CardRowButtonProps {
  card: OpenedCard;
  isOpen: boolean;
  /** Where Tab comes into the list. */
  isTabStop: boolean;
  words: RowWords;
  onEnter: () => void;
  /** It has got the focus. */
  onChoose: (name: string) => void;
}

/** One card in a list. Its link's name is whole: name, kind, hour and what is left. */
export function CardRowButton(props: CardRowButtonProps) {
  const { card, isOpen, isTabStop, words, onEnter, onChoose } = props;
  const { content } = card;
  const language = typeof content === 'object' ? languageOf(content) : undefined;
  const first = typeof content === 'object' ? (content.message ?? '') : '';
  return (
    <a
      className="row"
      href={`/card/${card.name}`}
      onClick={(event) => {
        follow(event);
        if (event.defaultPrevented) onEnter();
      }}
      onFocus={() => onChoose(card.name)}
      tabIndex={isTabStop ? 0 : -1}
      {...(isOpen ? { 'aria-current': 'true' } : {})}
    >
      <span className="row-hour">
        {words.hour} <small>{words.half}</small>
        <i>{words.below}</i>
      </span>
      <span className="row-words">
        <span className="row-name">
          {card.isNew ? <span className="row-dot" aria-hidden="true" /> : null}
          {nameOfCard(card)}
        </span>
        <span className="row-line">
          {language === undefined ? null : (
            <>
              <b>{language}</b>,{' '}
            </>
          )}
          {language === undefined ? titleOfCard(card) : titleOfCard(card).toLowerCase()}
          {first === '' ? '' : `: ${first}`}
        </span>
      </span>
      <span className="row-mark">
        {words.mark}
        {words.given === '' ? null : <b>{words.given}</b>}
      </span>
    </a>
  );
}
