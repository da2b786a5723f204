import { useCallback, useEffect, useState } from 'react';
import type { DoorAnswer, SessionAnswer, ToldPractice } from '../domain/desk/wire.ts';
import { ask } from './api/ask-server.ts';
import { useAddress } from './address.ts';
import { ActsUnderWay } from './box/acts-under-way.ts';
import { CardBox } from './box/card-box.ts';
import { KeptEntries } from './box/kept-entries.ts';
import { OpenedPhotos } from './box/opened-photos.ts';
import { UntoldActs } from './box/untold-acts.ts';
import { FirstStart } from './first-start/first-start.tsx';
import type { PracticeKey } from './key/practice-key.ts';
import { keepDraft } from './lock/kept-draft.ts';
import type { WhyLocked } from './lock/why-locked.ts';
import { Door } from './locked/door.tsx';
import { EmptiedDesk } from './locked/emptied-desk.tsx';
import { Words } from './locked/words.tsx';
import { RoomContext, type Room } from './room.ts';
import { LastResort } from './shell/last-resort.tsx';
import { OpenDesk } from './shell/open-desk.tsx';
import { DraftPlace } from './waiting/draft-context.ts';

/** "emptied": it was open, and was cleared at that moment; "failed": since something could not be drawn. What was being written then is kept, or lost. */
type Phase =
  | { is: 'door' }
  | { is: 'words' }
  | { is: 'emptied'; at: Date; why: WhyLocked; isDraftLost: boolean }
  | { is: 'open'; room: Room; drafts: DraftPlace }
  | { is: 'failed'; isDraftLost: boolean };

/** The whole desk: its door, its first start, and the room behind. */
export function Desk() {
  const address = useAddress();
  const [door, setDoor] = useState<DoorAnswer | null>(null);
  const [fault, setFault] = useState('');
  const [phase, setPhase] = useState<Phase>({ is: 'door' });

  const askDoor = useCallback(() => {
    ask<DoorAnswer>('/api/door')
      .then(setDoor)
      .catch((error: unknown) => setFault(error instanceof Error ? error.message : ''));
  }, []);
  useEffect(askDoor, [askDoor]);

  const open = useCallback(
    (key: PracticeKey, { person, people }: SessionAnswer, isHalfExchanged = false) => {
      if (door === null) return;
      const room = {
        key,
        person,
        people,
        practice: door.practice,
        box: new CardBox(),
        photos: new OpenedPhotos(),
        kept: new KeptEntries(),
        untold: new UntoldActs(),
        underWay: new ActsUnderWay(),
        cursor: null,
        isHalfExchanged,
      };
      // Whoever came in by the first start comes back by the door.
      setDoor({ ...door, isStarted: true });
      setPhase({ is: 'open', room, drafts: new DraftPlace() });
    },
    [door],
  );
  const lock = useCallback(
    (why: WhyLocked) => setPhase({ is: 'emptied', at: new Date(), why, isDraftLost: false }),
    [],
  );
  const loseDraft = useCallback(
    () => setPhase((phase) => ('isDraftLost' in phase ? { ...phase, isDraftLost: true } : phase)),
    [],
  );
  const renewPeople = useCallback(({ person, people }: SessionAnswer) => {
    setPhase((phase) =>
      phase.is === 'open' ? { ...phase, room: { ...phase.room, person, people } } : phase,
    );
  }, []);
  // What was published since: the diary and the promise go by it at once, and so does whoever opens the desk again.
  const renewPractice = useCallback((practice: ToldPractice) => {
    const isOther = (shown: ToldPractice): boolean =>
      JSON.stringify(shown) !== JSON.stringify(practice);
    setDoor((known) =>
      known !== null && isOther(known.practice) ? { ...known, practice } : known,
    );
    setPhase((phase) =>
      phase.is === 'open' && isOther(phase.room.practice)
        ? { ...phase, room: { ...phase.room, practice } }
        : phase,
    );
  }, []);
  const renewKey = useCallback((key: PracticeKey) => {
    setPhase((phase) => (phase.is === 'open' ? { ...phase, room: { ...phase.room, key } } : phase));
  }, []);

  if (fault !== '') {
    return (
      <main className="plain-page">
        <h1>The desk does not answer</h1>
        <p role="alert">{fault}</p>
        <button
          className="button"
          type="button"
          onClick={() => {
            setFault('');
            askDoor();
          }}
        >
          Try again
        </button>
      </main>
    );
  }
  if (door === null) return null;
  if (phase.is === 'open') {
    const { room, drafts } = phase;
    const fail = (): void => {
      void keepDraft(room.key, drafts.written()).then((isKept) => isKept || loseDraft());
      setPhase({ is: 'failed', isDraftLost: false });
    };
    return (
      <LastResort onFailed={fail}>
        <RoomContext value={room}>
          <OpenDesk
            drafts={drafts}
            onLock={lock}
            onDraftLost={loseDraft}
            onPeople={renewPeople}
            onKey={renewKey}
            onPractice={renewPractice}
          />
        </RoomContext>
      </LastResort>
    );
  }
  if (phase.is === 'failed') {
    return (
      <main className="plain-page">
        <h1>The desk has locked itself</h1>
        <p role="alert">
          Something could not be shown. What was stored is on the server.{' '}
          {phase.isDraftLost
            ? 'What was being written is lost: this browser let the desk keep nothing.'
            : 'What was being written is kept on this machine, sealed, and stands there again once you open the desk.'}{' '}
          If it happens again as soon as you open it, tell whoever looks after the server.
        </p>
        <button className="button" type="button" onClick={() => setPhase({ is: 'door' })}>
          Open it again
        </button>
      </main>
    );
  }
  if (!door.isStarted) {
    return <FirstStart isAtStart={address === '/start'} practice={door.practice} onOpen={open} />;
  }
  if (phase.is === 'words') {
    return <Words onOpen={open} onBack={() => setPhase({ is: 'door' })} />;
  }
  const doorProps = { onOpen: open, onWords: () => setPhase({ is: 'words' }) };
  if (phase.is === 'emptied') {
    const { at, why, isDraftLost } = phase;
    return <EmptiedDesk {...{ at, why, isDraftLost }} {...doorProps} />;
  }
  return <Door practice={door.practice} {...doorProps} />;
}
