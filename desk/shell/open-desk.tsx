import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { SessionAnswer, ToldPractice } from '../../domain/desk/wire.ts';
import { goTo, useAddress } from '../address.ts';
import { openBox } from '../box/open-box.ts';
import { sayOutcome, sendKept } from '../box/send-kept.ts';
import { sendUntold } from '../box/untold-acts.ts';
import type { PracticeKey } from '../key/practice-key.ts';
import { DiaryRoom } from '../diary/diary-room.tsx';
import { WithDiaryRules } from '../diary/with-diary-rules.tsx';
import { BackToForgetting } from '../forget/back-to-forgetting.tsx';
import { LightTable } from '../light-table/light-table.tsx';
import { takeDraft } from '../lock/kept-draft.ts';
import { useLock } from '../lock/use-lock.ts';
import type { WhyLocked } from '../lock/why-locked.ts';
import { People } from '../people/people.tsx';
import { useRoom } from '../room.ts';
import { SiteRoom } from '../site/site-room.tsx';
import { CardsRoom } from '../waiting/cards-room.tsx';
import { beginCall } from '../waiting/call-link.tsx';
import { DraftContext, type DraftPlace } from '../waiting/draft-context.ts';
import { Header } from './header.tsx';
import { KeyboardMap } from './keyboard-map.tsx';
import { LiveWords, type Said } from './live-words.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { usePhotosInPlace } from './use-photos-in-place.ts';
import { UnderWayElsewhere } from './under-way-elsewhere.tsx';
import { useFirstFocus } from './use-first-focus.ts';
import { useLine } from './use-line.ts';
import { useSingleKeys } from './single-keys.ts';
import { Strips } from './strips.tsx';

interface OpenDeskProps {
  /** What is being written. */
  drafts: DraftPlace;
  onLock: (why: WhyLocked) => void;
  /** What was being written when it locked could not be kept. */
  onDraftLost: () => void;
  onPeople: (session: SessionAnswer) => void;
  /** The practice's key was changed. */
  onKey: (key: PracticeKey) => void;
  /** What the desk goes by, with every news. */
  onPractice: (practice: ToldPractice) => void;
}

const MINUTE_MS = 60_000;
/** Photos come with requests alone. */
const LIGHT_TABLE = /^\/card\/(\d+)\/photos$/;

const OTHER_KEY =
  'The server seals what visitors send to another key than this desk’s. You cannot read what comes now. If nobody changed the key on purpose, tell whoever looks after the server at once.';

const sayEarlierKey = (recipient: string): string =>
  `The server still seals what visitors send to the key of before, which this desk opens too. Whoever looks after it sets SEALING_RECIPIENT to ${recipient} and starts it again.`;

/** Arrivals are said once a minute at most. */
const onceAMinute = (last: Said): Said =>
  Date.now() - last.at < MINUTE_MS ? last : { text: 'A request came.', at: Date.now() };

/** The desk while it is open: its places, the line to the server, and the lock. */
export function OpenDesk(props: OpenDeskProps) {
  const { drafts, onLock, onDraftLost, onPeople, onKey, onPractice } = props;
  const room = useRoom();
  const { key, box, photos, kept, untold, underWay, person } = room;
  const address = useAddress();
  const [fault, setFault] = useState('');
  const [unopened, setUnopened] = useState<string | null>(null);
  const [arrived, setArrived] = useState<Said>({ text: '', at: 0 });
  const [query, setQuery] = useState('');
  const [isMapOpen, setIsMapOpen] = useState(false);
  const isSending = useRef(false);
  const { isNear, close, lockAll, tellKey } = useLock({ drafts, onLock, onDraftLost });
  const { lostAt, setLostAt, lineWords, setLineWords } = useLine(lockAll);
  const tryNow = useRef<() => Promise<void>>(async () => undefined);

  const sayEnded = useEffectEvent(() => close(lostAt === null ? 'ended' : 'away'));

  // An event: whoever adds a passkey after the sheet becomes a person, and nothing is fetched anew for that.
  const sendWaiting = useEffectEvent(async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    const outcome = await sendKept({ box, key, kept, person });
    await sendUntold({ untold, person });
    isSending.current = false;
    if (outcome.sent.length + outcome.lost.length > 0) setLineWords(sayOutcome(outcome, box));
  });

  useEffect(() => {
    let stop = (): void => undefined;
    let isOver = false;
    const begin = async (): Promise<void> => {
      const draft = await takeDraft(key);
      if (draft !== undefined) drafts.restore(draft);
      if (isOver) return;
      const opened = openBox({
        box,
        key,
        onFilled: ({ sealsTo }) => {
          setUnopened(null);
          if (sealsTo === key.recipient) setFault('');
          else setFault(key.opens(sealsTo) ? sayEarlierKey(key.recipient) : OTHER_KEY);
        },
        onUnfilled: (why) => {
          setUnopened(why);
          setLostAt((lost) => (why === '' ? (lost ?? new Date()) : null));
        },
        onArrival: () => setArrived(onceAMinute),
        onPractice,
        onLine: (hasLine) => {
          setLostAt((lost) => (hasLine ? null : (lost ?? new Date())));
          if (!hasLine) return;
          photos.fetchAgain();
          void sendWaiting();
        },
        onLocked: () => sayEnded(),
      });
      ({ stop } = opened);
      tryNow.current = opened.tryNow;
    };
    void begin();
    return () => {
      isOver = true;
      stop();
    };
  }, [box, drafts, key, onPractice, photos, setLostAt]);

  useEffect(() => {
    const isGone = (name: string) => box.isWhole && box.find(name) === undefined;
    return box.subscribe(() => drafts.dropGone(isGone));
  }, [box, drafts]);

  // A fault of a room that was left is read where it met somebody.
  useEffect(() => () => underWay.tellFault(''), [underWay, address]);

  useFirstFocus(box, { address, isOpened: unopened === null });
  usePhotosInPlace();
  const isAmongCards = address === '/cards' || address.startsWith('/card/');
  // What was looked for belongs to the cards: who has gone to another room finds all of them again.
  if (!isAmongCards && query !== '') setQuery('');
  const find = useCallback(() => {
    const field = document.getElementById('find');
    // What was looked for before is written over.
    if (field instanceof HTMLInputElement) field.select();
    field?.focus();
  }, []);
  const isLightTable = address.endsWith('/photos');
  const keys = useMemo(
    () => ({
      l: lockAll,
      '?': () => setIsMapOpen(true),
      '/': find,
      1: () => goTo('/'),
      2: () => goTo('/diary'),
      3: () => goTo('/cards'),
      4: () => goTo('/site'),
      // The light table has another use for it, and no phone rings there unheard.
      s: isLightTable ? undefined : beginCall,
    }),
    [find, lockAll, isLightTable],
  );
  useSingleKeys(keys);

  const look = (words: string): void => {
    setQuery(words);
    if (words !== '') goTo('/cards');
  };
  const map = isMapOpen ? <KeyboardMap onClose={() => setIsMapOpen(false)} /> : null;
  const table = LIGHT_TABLE.exec(address)?.[1];
  if (table !== undefined) {
    return (
      <DraftContext value={drafts}>
        <LightTable name={table} line={{ lostAt, lineWords }} />
        {map}
      </DraftContext>
    );
  }
  return (
    <DraftContext value={drafts}>
      <Header
        query={query}
        onQuery={look}
        isNearLock={isNear}
        onLock={lockAll}
        onMap={() => setIsMapOpen(true)}
      />
      <Strips
        lostAt={lostAt}
        lineWords={lineWords}
        fault={fault}
        unopened={unopened}
        onTryNow={() => tryNow.current()}
        onPeople={onPeople}
      />
      {address === '/people' ? (
        <>
          <People
            onPeople={onPeople}
            onKey={(next) => {
              onKey(next);
              tellKey();
            }}
          />
          <UnderWayElsewhere />
        </>
      ) : address.split('/')[1] === 'site' ? (
        <>
          <SiteRoom />
          <UnderWayElsewhere />
        </>
      ) : address === '/diary' ? (
        <>
          <BackToForgetting />
          <WithDiaryRules>
            <DiaryRoom />
          </WithDiaryRules>
        </>
      ) : (
        <CardsRoom query={query} onQuery={look} />
      )}
      <PhoneBar />
      <LiveWords said={arrived} />
      {map}
    </DraftContext>
  );
}
