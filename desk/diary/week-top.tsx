import { follow } from '../shell/place-links.ts';
import { sayDate } from './diary-words.ts';

interface WeekTopProps {
  days: readonly string[];
  /** Which of them "Day" leads to. */
  day: string;
  onTurn: (by: 1 | -1) => void;
  onBlock: () => void;
  onPrint: () => void;
}

/** Which week it is, and what can be done with it. */
export function WeekTop({ days, day, onTurn, onBlock, onPrint }: WeekTopProps) {
  return (
    <div className="week-top">
      <h1>
        {sayDate(days[0] ?? day)} <em>to {sayDate(days.at(-1) ?? day)}</em>
      </h1>
      <p className="turn">
        <button type="button" aria-label="The week before" onClick={() => onTurn(-1)}>
          ‹
        </button>
        <button type="button" aria-label="The week after" onClick={() => onTurn(1)}>
          ›
        </button>
      </p>
      <p className="week-tools">
        <a className="quiet" href={`/diary?day=${day}`} onClick={follow}>
          Day <kbd aria-hidden="true">D</kbd>
        </a>
        <button className="quiet" type="button" data-way="keep-free" onClick={onBlock}>
          Block a time <kbd aria-hidden="true">B</kbd>
        </button>
        <button className="quiet" type="button" onClick={onPrint}>
          Day sheet
        </button>
      </p>
    </div>
  );
}
