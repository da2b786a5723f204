import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { hasWords } from '../../domain/desk/draft.ts';
import { tell } from '../api/ask-server.ts';
import { useRoom } from '../room.ts';
import type { DraftPlace } from '../waiting/draft-context.ts';
import { keepDraft } from './kept-draft.ts';
import { watchIdle } from './watch-idle.ts';
import type { WhyLocked } from './why-locked.ts';

interface Locked {
  /** What is being written. */
  drafts: DraftPlace;
  onLock: (why: WhyLocked) => void;
  /** What was being written when it locked could not be kept. */
  onDraftLost: () => void;
}

interface Lock {
  /** In a minute it locks by itself. */
  readonly isNear: boolean;
  /** Locks this tab alone; what was being written is kept. */
  readonly close: (why: WhyLocked) => void;
  /** Locks all tabs, and ends the session. */
  readonly lockAll: () => void;
  /** Locks the other tabs: they have the key of before. */
  readonly tellKey: () => void;
}

/** The lock of the open desk, with that of the other tabs; and what a page asks that is left while something is being written. */
export function useLock({ drafts, onLock, onDraftLost }: Locked): Lock {
  const { key, person } = useRoom();
  const [isNear, setIsNear] = useState(false);
  const tabs = useRef<ReturnType<typeof watchIdle> | null>(null);
  const close = useCallback(
    (why: WhyLocked): void => {
      // The desk locks at once; what could not be kept is said when that is known.
      void keepDraft(key, drafts.written()).then((isKept) => isKept || onDraftLost());
      onLock(why);
    },
    [drafts, key, onDraftLost, onLock],
  );
  const closeNow = useEffectEvent(close);
  const whose = useEffectEvent(() => person);
  useEffect(() => {
    const watch = watchIdle({
      onLock: (isIdle) => {
        tell('/api/session/end').catch(() => undefined);
        closeNow(isIdle ? 'idle' : 'hand');
      },
      onWarning: setIsNear,
      whose: () => whose(),
      onReplaced: (why) => closeNow(why),
    });
    tabs.current = watch;
    return watch.stop;
  }, []);
  // A browser has one session, that of whoever opened the desk last: what another tab did after that would be signed by them.
  useEffect(() => tabs.current?.tellOpened(), [person]);
  useEffect(() => {
    // What was begun is in this page alone until it is stored, or the desk locks.
    const leave = (event: BeforeUnloadEvent): void => {
      if (hasWords(drafts.written())) event.preventDefault();
    };
    window.addEventListener('beforeunload', leave);
    return () => window.removeEventListener('beforeunload', leave);
  }, [drafts]);
  const lockAll = useCallback(() => tabs.current?.lockAll(), []);
  const tellKey = useCallback(() => tabs.current?.tellKey(), []);
  return { isNear, close, lockAll, tellKey };
}
