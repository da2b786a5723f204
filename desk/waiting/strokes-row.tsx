import type { EntryWords } from '../../domain/desk/entries.ts';
import { owesEstimate } from '../../domain/desk/good-faith-estimate.ts';
import { comesWhenClosed } from '../../domain/desk/outside-hours.ts';
import { refundOwedSince } from '../../domain/desk/place-card.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { isStillToCome } from '../forget/what-goes.ts';
import { mayBook, useRoom } from '../room.ts';
import { follow } from '../shell/place-links.ts';
import type { Question } from './stroke-question.tsx';

interface StrokesRowProps {
  card: OpenedCard;
  now: Date;
  /** The visitor moved or cancelled it, and nobody has said that they read it. */
  asksToBeSeen: boolean;
  isAside: boolean;
  question: Question | null;
  onQuestion: (question: Question) => void;
  onFinish: (words: EntryWords, said: string) => void;
  onWrite: (words: EntryWords, said: string) => void;
}

const QUESTIONS = [
  { question: 'no-answer', title: 'No answer', key: 'N' },
  { question: 'follow-up', title: 'Follow up', key: 'F' },
  { question: 'closed', title: 'Close', key: 'X' },
] as const;

/** What to do with the card in one stroke. */
export function StrokesRow(props: StrokesRowProps) {
  const { card, now, asksToBeSeen, isAside, question, onQuestion, onFinish, onWrite } = props;
  const room = useRoom();
  const { practice } = room;
  const { appointment } = card.row;
  const isCancelled = appointment !== null && appointment.cancelledAt !== null;
  const toDiary = mayBook(room) ? (
    <a className="then-link" href={`/diary?place=${card.name}`} onClick={follow}>
      {isStillToCome(card, now) ? 'Move' : appointment === null ? 'Find a time' : 'Find a new time'}{' '}
      <kbd aria-hidden="true">B</kbd>
    </a>
  ) : null;
  const isWhenClosed = comesWhenClosed(card.row, card.state, practice.opening, now);
  if (asksToBeSeen && appointment !== null) {
    const seen = { is: 'seen', sequence: appointment.sequence } as const;
    return (
      <div className="then" role="group" aria-label="Then, in one stroke">
        <p className="then-label">Then</p>
        <button type="button" data-way="reached" onClick={() => onFinish(seen, 'seen')}>
          Seen <kbd aria-hidden="true">R</kbd>
        </button>
        {isCancelled ? toDiary : null}
      </div>
    );
  }
  if (isAside) {
    return (
      <div className="then" role="group" aria-label="A person?">
        <p className="then-label">A person?</p>
        <button type="button" onClick={() => onWrite({ is: 'kept' }, 'put with the others')}>
          Yes, put it with the others
        </button>
        <button
          type="button"
          onClick={() => onFinish({ is: 'closed', reason: 'program' }, 'closed, not a person')}
        >
          No, close it
        </button>
      </div>
    );
  }
  const isEstimateOwed = owesEstimate(card.row, card.state, practice.opening);
  const isRefundOwed = refundOwedSince(card.row, card.state) !== null;
  const owed = isEstimateOwed ? '; the estimate is still owed' : '';
  const toRefund = isRefundOwed ? '; the fee is still to be refunded if it was paid' : '';
  return (
    <div className="then" role="group" aria-label="Then, in one stroke">
      <p className="then-label">Then</p>
      <button
        type="button"
        data-way="reached"
        onClick={() => onFinish({ is: 'reached' }, `reached${owed}${toRefund}`)}
      >
        Reached <kbd aria-hidden="true">R</kbd>
      </button>
      {QUESTIONS.map(({ question: asked, title, key }) => (
        <button
          key={asked}
          type="button"
          data-way={asked}
          aria-expanded={question === asked}
          onClick={() => onQuestion(asked)}
        >
          {title} <kbd aria-hidden="true">{key}</kbd>
        </button>
      ))}
      {toDiary}
      {isWhenClosed && appointment !== null ? (
        <button
          type="button"
          className="then-wide"
          onClick={() => onWrite({ is: 'stands', on: appointment.startsAt }, 'the visit stands')}
        >
          It stands, although we are closed
        </button>
      ) : null}
      {isRefundOwed ? (
        <>
          <button
            type="button"
            className="then-wide"
            onClick={() => onFinish({ is: 'refunded' }, 'fee refunded')}
          >
            Fee refunded
          </button>
          <button
            type="button"
            className="then-wide"
            onClick={() => onFinish({ is: 'no-refund' }, 'no refund owed')}
          >
            No refund owed: nothing was paid
          </button>
        </>
      ) : null}
      {isEstimateOwed ? (
        <>
          <button
            type="button"
            className="then-wide"
            onClick={() => onWrite({ is: 'estimate' }, 'estimate given')}
          >
            Estimate given
          </button>
          <button
            type="button"
            className="then-wide"
            onClick={() => onWrite({ is: 'no-estimate' }, 'no estimate owed')}
          >
            No estimate owed: pays with insurance
          </button>
        </>
      ) : null}
    </div>
  );
}
