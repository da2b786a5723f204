import type { OpenedCard } from '../box/card-box.ts';
import { follow } from '../shell/place-links.ts';
import { nameOfCard, titleOfCard } from './card-words.ts';
import './next-ones.css';

interface NextOnesProps {
  title: string;
  /** In their order. */
  ones: readonly { readonly card: OpenedCard; readonly at: Date }[];
  /** How a line says its moment. */
  when: (at: Date) => string;
  /** How many are shown; all of them where it is left out. */
  limit?: number;
  openName?: string | undefined;
  /** A line was pressed. */
  onEnter?: () => void;
}

/** Who is next, and when. */
export function NextOnes({ title, ones, when, limit, openName, onEnter }: NextOnesProps) {
  if (ones.length === 0) return null;
  const shown = ones.slice(0, limit);
  const more = ones.length - shown.length;
  return (
    <section className="next-ones">
      <h2>{title}</h2>
      <ul>
        {shown.map(({ card, at }) => (
          <li key={card.name}>
            <a
              href={`/card/${card.name}`}
              onClick={(event) => {
                follow(event);
                if (event.defaultPrevented) onEnter?.();
              }}
              {...(card.name === openName ? { 'aria-current': 'true' } : {})}
            >
              <i>{when(at)}</i>
              <b>{nameOfCard(card)}</b>
              <span>{titleOfCard(card)}</span>
            </a>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="small">And {more} more.</p> : null}
    </section>
  );
}
