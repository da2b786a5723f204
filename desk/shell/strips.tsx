import { sayTime } from '../../domain/desk/time-words.ts';
import type { SessionAnswer } from '../../domain/desk/wire.ts';
import { AddPasskey } from '../people/add-passkey.tsx';
import { Unopened } from './unopened.tsx';
import { WaitingForLine } from './waiting-for-line.tsx';
import { useRoom } from '../room.ts';

interface StripsProps {
  /** Since when the server does not answer; null where it does. */
  lostAt: Date | null;
  /** What became of what waited, once the line is back; empty where nothing did. */
  lineWords: string;
  fault: string;
  /** Why not everything is open: empty without a line, null where it is or is just being opened. */
  unopened: string | null;
  onTryNow: () => Promise<void>;
  onPeople: (session: SessionAnswer) => void;
}

/** What must be known now: no line to the server, cards that could not be fetched, a desk opened by the sheet. */
export function Strips(props: StripsProps) {
  const { lostAt, lineWords, fault, unopened, onTryNow, onPeople } = props;
  const { person, isHalfExchanged, practice } = useRoom();
  const time = lostAt === null ? undefined : sayTime(lostAt, practice.opening.timeZone);
  return (
    <>
      <div className="strips" role="status">
        {time === undefined ? null : (
          <>
            <p className="strip strip-lost">
              <strong>No connection since {time}.</strong>
              <span>
                Letters, moves, bookings and new cards cannot be sent now: call, and note it.
              </span>
            </p>
            <p className="strip">
              What is open can be read. Strokes and notes are kept on this machine, sealed, and sent
              when the line is back.
            </p>
          </>
        )}
        {time !== undefined || lineWords === '' ? null : <p className="strip">{lineWords}</p>}
        {unopened === null ? null : <Unopened why={unopened} onTryNow={onTryNow} />}
        {fault === '' ? null : <p className="strip">{fault}</p>}
        {isHalfExchanged ? (
          <p className="strip">
            <strong>Your passkey was exchanged in the server’s database.</strong>
            <span>
              A next key would be given to somebody else in its place. Do not change the key. Tell
              whoever looks after the server at once; then add another passkey of yours under
              People, and remove this one.
            </span>
          </p>
        ) : null}
      </div>
      <WaitingForLine />
      {person === null ? <AddPasskey onPeople={onPeople} /> : null}
    </>
  );
}
