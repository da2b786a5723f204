import { useMemo, useState } from 'react';
import { CLOSING_REASONS, type ClosingReason, type EntryWords } from '../../domain/desk/entries.ts';
import { isInTheirHours } from '../../domain/intake/their-hours.ts';
import { sayDay, sayMoment, sayTime } from '../../domain/desk/time-words.ts';
import { daysToReturn, timesToTry } from '../../domain/desk/times-to-try.ts';
import { useRoom } from '../room.ts';
import { useSingleKeys } from '../shell/single-keys.ts';
import { Asked } from './asked.tsx';
import { OtherTime } from './other-time.tsx';

export type Question = 'no-answer' | 'closed' | 'follow-up';

interface StrokeQuestionProps {
  question: Question;
  preferredTime: string | undefined;
  /** Until when the promise is to be kept; null where it is, or none was given. */
  limitAt: Date | null;
  now: Date;
  onFinish: (words: EntryWords, said: string) => void;
}

interface Option {
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

function WhyClosed({ onFinish }: StrokeQuestionProps) {
  const options = Object.entries(CLOSING_REASONS).map(([reason, title]) => ({
    title,
    choose: () => onFinish({ is: 'closed', reason: reason as ClosingReason }, 'closed'),
  }));
  return (
    <Asked words="Why is it closed?">
      <Options options={options} from={1} />
    </Asked>
  );
}

function WhenBack({ limitAt, now, onFinish }: StrokeQuestionProps) {
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
    <Asked words="Bring it back on">
      <Options options={options} from={1} />
      <OtherTime onChoose={choose} />
      {limitAt !== null && days.some((at) => at > limitAt) ? (
        <p className="small">
          The promise is still to be kept, until {sayMoment(limitAt, opening.timeZone)}. A day past
          it leaves the card where it is.
        </p>
      ) : null}
    </Asked>
  );
}

function NoAnswer({ preferredTime, limitAt, now, onFinish }: StrokeQuestionProps) {
  const { opening } = useRoom().practice;
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
  const pastLimit = leftMessage === false && limitAt !== null && times.some((at) => at > limitAt);
  return (
    <Asked words="Did you leave a message?">
      <Options
        from={1}
        options={[
          {
            title: 'Yes, a message',
            hint: 'the promise is kept',
            isPressed: leftMessage === true,
            choose: () => setLeftMessage(true),
          },
          {
            title: 'No',
            hint: 'the promise still stands',
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
          {outside.map((at) => sayTime(at, opening.timeZone)).join(' and ')}.
        </p>
      )}
      {pastLimit ? (
        <p className="small">
          Without a message the promise is still to be kept, until{' '}
          {sayMoment(limitAt, opening.timeZone)}.
        </p>
      ) : null}
    </Asked>
  );
}

/** What the choice of a time writes on the card. */
function sayRecorded(leftMessage: boolean | null): string {
  if (leftMessage === null) return 'Nothing is recorded until both are chosen.';
  return `The time that you choose records it: no answer, ${leftMessage ? 'a message left' : 'no message left'}. Nothing is recorded before.`;
}

/** Numbered pills. */
function Options({ options, from }: { options: readonly Option[]; from: number }) {
  const keys = useMemo(
    () => Object.fromEntries(options.map(({ choose }, at) => [String(at + from), choose])),
    [options, from],
  );
  useSingleKeys(keys, true);
  return (
    <div className="options">
      {options.map(({ title, hint, isPressed, choose }, at) => (
        <button
          key={title}
          type="button"
          className="option"
          onClick={choose}
          {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
        >
          {title}
          {hint === undefined ? null : <small>{hint}</small>}
          <kbd aria-hidden="true">{at + from}</kbd>
        </button>
      ))}
    </div>
  );
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
