import { useEffect, useRef, useState } from 'react';
import { sayStamp } from '../../domain/desk/time-words.ts';
import type { FeedsAnswer, MadeFeedAnswer, SentFeed } from '../../domain/desk/wire.ts';
import { ask, DeskError, tell } from '../api/ask-server.ts';
import { useRoom } from '../room.ts';
import { useOneAtATime } from '../shell/use-one-at-a-time.ts';
import { useNow } from '../use-now.ts';

interface CalendarAddressesProps {
  /** Touches the own passkey once more: an address outlasts the session. */
  touch: () => Promise<void>;
  /** Whether whoever sits here may end anybody's. */
  mayAdd: boolean;
}

/** Addresses by which calendar programs read when the doctors are busy: one's own, made and ended; and for who may add people, everybody's. */
export function CalendarAddresses({ touch, mayAdd }: CalendarAddressesProps) {
  const { people, person, practice } = useRoom();
  const now = useNow();
  const [feeds, setFeeds] = useState<readonly SentFeed[]>([]);
  const [made, setMade] = useState('');
  const [said, setSaid] = useState('');
  const [fault, setFault] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const one = useOneAtATime();

  useEffect(() => {
    let isGone = false;
    ask<FeedsAnswer>('/api/feeds')
      .then((answer) => isGone || setFeeds(answer.feeds))
      .catch((error: unknown) => isGone || setFault(sayFault(error)));
    return () => {
      isGone = true;
    };
    // Somebody who was removed has lost theirs.
  }, [people]);
  // It is what was just asked for, and shown this once.
  useEffect(() => {
    if (made !== '') field.current?.select();
  }, [made]);

  const run = (task: () => Promise<void>) =>
    one.run(async () => {
      setFault('');
      setSaid('');
      try {
        await task();
      } catch (error) {
        setFault(sayFault(error));
      }
    });
  const make = () =>
    run(async () => {
      await touch();
      const answer = await tell<MadeFeedAnswer>('/api/feeds');
      setFeeds(answer.feeds);
      setMade(answer.address);
    });
  const end = (owner: number) =>
    run(async () => {
      setFeeds((await tell<FeedsAnswer>('/api/feeds/end', { person: owner })).feeds);
      if (owner === person) setMade('');
    });
  const copy = async (): Promise<void> => {
    setFault('');
    field.current?.select();
    try {
      await navigator.clipboard.writeText(made);
      setSaid('Copied.');
    } catch {
      setSaid('The browser does not allow that. It is marked: copy it by hand.');
    }
  };

  const own = feeds.find((feed) => feed.person === person);
  const shown = feeds.filter((feed) => mayAdd || feed.person === person);
  return (
    <section aria-labelledby="calendar-addresses">
      <h2 id="calendar-addresses">{mayAdd ? 'Calendar addresses' : 'Your calendar address'}</h2>
      <p className="small">
        A calendar program reads by it when the doctors are busy: kind and number of a visit, and
        “Busy” for what is blocked. No names, no reasons. Programs look now and then, some once a
        day.
      </p>
      {shown.length === 0 ? null : (
        <ul className="people-list">
          {shown.map((feed) => {
            const owner = people.find(({ number }) => number === feed.person)?.name ?? '';
            const since = sayStamp(new Date(feed.madeAt), now, practice.opening.timeZone);
            return (
              <li key={feed.person}>
                <span>
                  <b>{owner}</b>
                  Made {since}
                </span>
                <button
                  className="quiet"
                  type="button"
                  aria-label={`End the calendar address of ${owner}`}
                  aria-disabled={one.isBusy}
                  onClick={() => void end(feed.person)}
                >
                  End
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {made === '' ? null : (
        <>
          <label className="new-address">
            <span className="label">Your new address</span>
            <input ref={field} className="field" readOnly value={made} />
          </label>
          <p className="small">
            Subscribe to it in your calendar program. It is shown this once: whoever has it reads
            those times, so treat it as a key.
          </p>
          <button className="button low" type="button" onClick={() => void copy()}>
            Copy
          </button>
        </>
      )}
      <p className="small" role="status">
        {said}
      </p>
      <div role="alert">{fault === '' ? null : <p className="fault">{fault}</p>}</div>
      <button
        className="button outline low"
        type="button"
        aria-disabled={one.isBusy}
        onClick={() => void make()}
      >
        {own === undefined ? 'Make an address of yours' : 'Make yours anew'}
      </button>
      {own === undefined ? null : (
        <p className="small">A new one ends the one of before, in every program that has it.</p>
      )}
    </section>
  );
}

function sayFault(error: unknown): string {
  if (error instanceof DeskError) return error.message;
  return 'Your passkey did not answer. Try once more.';
}
