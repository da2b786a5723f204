import type { RefObject } from 'react';
import type { Place } from '../../domain/desk/place-card.ts';
import { sayDay, sayTime } from '../../domain/desk/time-words.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { useRoom } from '../room.ts';
import { CardFoot } from './card-foot.tsx';
import { GivenTo } from './given-to.tsx';
import { History } from './history.tsx';
import { Notes } from './notes.tsx';
import { PromiseArch } from './promise-arch.tsx';
import type { Strokes } from './use-strokes.ts';

interface CardMarginProps {
  card: OpenedCard;
  place: Place | null;
  now: Date;
  strokes: Strokes;
  note: RefObject<HTMLTextAreaElement | null>;
  given: RefObject<HTMLSelectElement | null>;
  /** Undefined for who may forget nobody. */
  onForget: (() => void) | undefined;
}

/** The promise, with whom it is, when it comes back, notes, history; and what is seldom done. */
export function CardMargin(props: CardMarginProps) {
  const { card, place, now, strokes, note, given, onForget } = props;
  const { practice } = useRoom();
  const { timeZone } = practice.opening;
  const { state } = card;
  const back = state.comesBackAt === null ? null : new Date(state.comesBackAt);
  return (
    <aside className="margin" aria-label="Promise, notes and history">
      {place?.dueAt == null ? null : (
        <PromiseArch
          receivedAt={new Date(card.row.receivedAt)}
          dueAt={place.dueAt}
          rules={practice.opening}
          now={now}
        />
      )}
      <GivenTo card={card} strokes={strokes} field={given} />
      <p className="margin-row">
        <span className="label">Follow up</span>
        <span className="margin-value">
          {back === null
            ? 'no date set'
            : `${sayDay(back, now, timeZone)}, ${sayTime(back, timeZone)}`}
        </span>
      </p>
      <Notes card={card} now={now} strokes={strokes} field={note} />
      <History card={card} now={now} strokes={strokes} />
      <CardFoot onForget={onForget} />
    </aside>
  );
}
