import type { SessionAnswer } from '../../domain/desk/wire.ts';
import { AddPasskey } from '../people/add-passkey.tsx';
import { useRoom } from '../room.ts';

interface StripsProps {
  /** Since when the server does not answer; null where it does. */
  lostAt: Date | null;
  fault: string;
  onPeople: (session: SessionAnswer) => void;
}

/** What must be known now: no line to the server, cards that could not be fetched, a desk opened by the sheet. */
export function Strips({ lostAt, fault, onPeople }: StripsProps) {
  const { person } = useRoom();
  const time = lostAt?.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return (
    <>
      <div role="status">
        {time === undefined ? null : (
          <p className="strip">
            <strong>No connection since {time}.</strong>
            <span>
              What is open can be read. Strokes and notes wait for the line: until it is back,
              nothing new is kept.
            </span>
          </p>
        )}
        {fault === '' ? null : <p className="strip">{fault}</p>}
      </div>
      {person === null ? <AddPasskey onPeople={onPeople} /> : null}
    </>
  );
}
