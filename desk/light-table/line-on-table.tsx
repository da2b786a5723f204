import { useEffect, useState } from 'react';
import { sayTime } from '../../domain/desk/time-words.ts';
import { useRoom } from '../room.ts';
import { WaitingForLine } from '../shell/waiting-for-line.tsx';

/** How the line to the server stands, as the shell knows it. */
export interface Line {
  /** Since when the server does not answer; null where it does. */
  lostAt: Date | null;
  /** What became of what waited, once the line is back; empty where nothing did. */
  lineWords: string;
}

const SAID_MS = 60_000;

/** That there is no line, what waits for it, and that it is back: above the photos, where no other strip stands. */
export function LineOnTable({ lostAt, lineWords }: Line) {
  const { practice } = useRoom();
  const [wasLost, setWasLost] = useState(false);
  if (lostAt !== null && !wasLost) setWasLost(true);
  const isBack = wasLost && lostAt === null;
  useEffect(() => {
    if (!isBack) return undefined;
    const timer = setTimeout(() => setWasLost(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isBack]);
  const back = isBack ? 'The connection is back.' : '';
  const words = `${back} ${lineWords}`.trim();
  return (
    <div className="table-line">
      <div role="status">
        {lostAt === null ? null : (
          <p className="strip">
            <strong>No connection since {sayTime(lostAt, practice.opening.timeZone)}.</strong>
            <span>Moves and notes are kept here, sealed, and sent when it is back.</span>
          </p>
        )}
        {lostAt !== null || words === '' ? null : <p className="strip">{words}</p>}
      </div>
      <WaitingForLine />
    </div>
  );
}
