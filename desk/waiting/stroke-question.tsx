import { useMemo, useState } from 'react';
import type { CardContent } from '../../domain/desk/card-content.ts';
import { CLOSING_REASONS, type ClosingReason, type EntryWords } from '../../domain/desk/entries.ts';
import { isInTheirHours } from '../../domain/intake/their-hours.ts';
import { sayDay, sayMoment, sayTime } from '../../domain/desk/time-words.ts';
import { daysToReturn, timesToTry } from '../../domain/desk/times-to-try.ts';
import { afterColon } from '../../domain/wording/after-colon.ts';
import { sayAll } from '../../domain/wording/say-all.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { linkedTo } from '../forget/what-goes.ts';
import { useRoom } from '../room.ts';
import { useSingleKeys } from '../shell/single-keys.ts';
import { Asked } from './asked.tsx';
import { nameOfCard } from './card-words.ts';
import { OtherTime } from './other-time.tsx';
import { sayBecomes, sayStrokeLimit, type StrokeLimit } from './stroke-limit.ts';

export type Question = 'no-answer' | 'closed' | 'follow-up';

interface StrokeQuestionProps {
  question: Question;
  card: OpenedCard;
  content: CardContent;
  /** Until when something is to be done; null where nothing is. */
  limit: StrokeLimit | null;
  now: Date;
  onFinish: (words: EntryWords, said: string) => void;
}

interface Option {
  /** The key that chooses it; by its place where it is left out. */
  digit?: number;
  title: string;
  hint?: string;
  isPressed?: boolean;
  choose: () => void;
}

/** What a stroke asks before it is one. Digits choose. */
export function StrokeQuestion(props: StrokeQuestionProps) {
  const { question } = props;
  if (question === 'closed') return <WhyClosed {...props} />;
  if (question === 'follow-up') return <WhenBack {...props} />;
  return <NoAnswer {...props} />;
}

function WhyClosed({ card, onFinish }: StrokeQuestionProps) {
  const { box } = useRoom();
  const twin = standingTwin(linkedTo(card, box.cards));
  const options = Object.entries(CLOSING_REASONS).flatMap(([reason, title], at) => {
    const isTwice = reason === 'twice';
    // Whoever wrote three times is answered on one of the three.
    if (isTwice && twin === undefined) return [];
    const said = `closed: ${afterColon(title)}`;
    return {
      digit: at + 1,
      title,
      ...(isTwice ? { hint: `${twin?.row.reference ?? twin?.name ?? ''} stays` } : {}),
      choose: () => onFinish({ is: 'closed', reason: reason as ClosingReason }, said),
    };
  });
  return (
    <Asked words="Why is it closed?" whose={nameOfCard(card)}>
      <Options options={options} from={1} />
    </Asked>
  );
}

function WhenBack({ card, limit, now, onFinish }: StrokeQuestionProps) {
  const { opening } = useRoom().practice;
  const choose = (at: Date) =>
    onFinish(
      { is: 'follow-up', backAt: at.toISOString() },
      `comes back ${sayDay(at, now, opening.timeZone)}`,
    );
  const days = daysToReturn(opening, now);
  const options = days.map((at) => ({
    title: sayMoment(at, opening.timeZone),
    choose: () => choose(at),
  }));
  return (
    <Asked words="Bring it back on" whose={nameOfCard(card)}>
      <Options options={options} from={1} />
      <OtherTime onChoose={choose} />
      {limit !== null && days.some((at) => at > limit.at) ? (
        <p className="small">
          {sayStrokeLimit(limit, opening.timeZone)} A day past it leaves the card where it is.
        </p>
      ) : null}
    </Asked>
  );
}

function NoAnswer({ card, content, limit, now, onFinish }: StrokeQuestionProps) {
  const { preferredTime } = content;
  const { opening } = useRoom().practice;
  const becomes = sayBecomes(limit, now);
  const [leftMessage, setLeftMessage] = useState<boolean | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const times = useMemo(
    () => timesToTry(opening, preferredTime, now),
    [opening, preferredTime, now],
  );
  const choose = (at: Date) => {
    // The promise hangs on it: nobody but who called knows.
    if (leftMessage === null) {
      setIsAsked(true);
      return;
    }
    onFinish(
      { is: 'no-answer', leftMessage, tryAgainAt: at.toISOString() },
      `no answer, ${leftMessage ? 'a message left' : 'no message'}; again ${sayDay(at, now, opening.timeZone)} ${sayTime(at, opening.timeZone)}`,
    );
  };
  const outside = times.filter((at) => !isInTheirHours(preferredTime, at, opening));
  const isPastLimit = leftMessage === false && limit !== null && times.some((at) => at > limit.at);
  return (
    <Asked words="Did you leave a message?" whose={nameOfCard(card)}>
      <Options
        from={1}
        options={[
          {
            title: 'Yes, a message',
            ...(becomes === null ? {} : { hint: becomes.left }),
            isPressed: leftMessage === true,
            choose: () => setLeftMessage(true),
          },
          {
            title: 'No',
            ...(becomes === null ? {} : { hint: becomes.none }),
            isPressed: leftMessage === false,
            choose: () => setLeftMessage(false),
          },
        ]}
      />
      {isAsked && leftMessage === null ? (
        <p className="fault" role="alert">
          Say first whether you left a message: 1 or 2.
        </p>
      ) : null}
      <p>Try again at</p>
      <Options
        from={3}
        options={times.map((at) => ({
          title: capitalized(
            `${sayDay(at, now, opening.timeZone)} ${sayTime(at, opening.timeZone)}`,
          ),
          choose: () => choose(at),
        }))}
      />
      <OtherTime onChoose={choose} />
      <p className="small" role="status">
        {sayRecorded(leftMessage)}
      </p>
      {outside.length === 0 ? null : (
        <p className="small">
          They asked for another time of day than{' '}
          {sayAll(outside.map((at) => sayTime(at, opening.timeZone)))}.
        </p>
      )}
      {isPastLimit ? <p className="small">{sayStrokeLimit(limit, opening.timeZone)}</p> : null}
    </Asked>
  );
}

/** One that another card leaves to answer: it was not itself closed as sent twice. One that still waits before one that was answered. */
function standingTwin(others: readonly OpenedCard[]): OpenedCard | undefined {
  const standing = others.filter(
    ({ state: { turn } }) => turn?.is !== 'closed' || turn.reason !== 'twice',
  );
  return standing.find(({ state }) => !state.isClosed) ?? standing[0];
}

/** What the choice of a time writes on the card. */
function sayRecorded(leftMessage: boolean | null): string {
  if (leftMessage === null) return 'Nothing is recorded until both are chosen.';
  return `The time that you choose records it: no answer, ${leftMessage ? 'a message left' : 'no message left'}. Nothing is recorded before.`;
}

/** Numbered pills. */
function Options({ options, from }: { options: readonly Option[]; from: number }) {
  const keys = useMemo(
    () =>
      Object.fromEntries(
        options.map(({ digit, choose }, at) => [String(digit ?? at + from), choose]),
      ),
    [options, from],
  );
  useSingleKeys(keys, true);
  return (
    <div className="options">
      {options.map(({ digit, title, hint, isPressed, choose }, at) => (
        <button
          key={title}
          type="button"
          className="option"
          onClick={choose}
          {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
        >
          {title}
          {hint === undefined ? null : <small>{hint}</small>}
          <kbd aria-hidden="true">{digit ?? at + from}</kbd>
        </button>
      ))}
    </div>
  );
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
