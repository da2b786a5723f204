import { IDLE_MINUTES } from '../../domain/desk/wire.ts';
import { tell } from '../api/ask-server.ts';

const MINUTE_MS = 60_000;
const LIMIT_MS = IDLE_MINUTES * MINUTE_MS;
const LOOK_INTERVAL_MS = 1_000;
/** So much earlier than where somebody works another tab locks all of them at the most. */
const TABS_TOLD_EVERY_MS = 5_000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
const CHANNEL = 'desk-lock';

/** What the tabs of one browser tell each other: somebody is there; all lock; who opened the desk; the practice's key was changed. */
type Told = 'touched' | 'lock' | 'key' | { readonly opened: number | null };

interface IdleWatched {
  /** Nobody touched the desk for too long, or it was locked in another tab. */
  onLock: (isIdle: boolean) => void;
  /** In a minute it locks; or no longer. */
  onWarning: (isNear: boolean) => void;
  /** Who sits here; null: by the recovery sheet. */
  whose: () => number | null;
  /** The browser's one session is another's by now, or goes on with another key: this tab locks, and the session stays. */
  onReplaced: (why: 'other' | 'key') => void;
}

/**
 * Locks all tabs when nobody has touched any of them for ten minutes by the clock, a sleeping machine's hours included, and tells the other tabs
 * every few seconds, and the server once a minute, that somebody is there.
 *
 * @returns `lockAll` locks this tab and the others now; `tellOpened` locks those in which somebody else sits, `tellKey` those that have the key of before;
 * `stop` ends the watch
 */
export function watchIdle({ onLock, onWarning, whose, onReplaced }: IdleWatched) {
  let touchedAt = Date.now();
  let toldAt = Date.now();
  let tabsToldAt = Date.now();
  let isWarned = false;
  const channel = new BroadcastChannel(CHANNEL);
  const post = (told: Told): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    channel.postMessage(told);
  };

  const touch = (): void => {
    // The first look after a sleep is the lock's, not the hand's that wakes the machine.
    if (Date.now() - touchedAt >= LIMIT_MS) return look();
    touchedAt = Date.now();
    if (isWarned) look();
    if (touchedAt - tabsToldAt >= TABS_TOLD_EVERY_MS) {
      tabsToldAt = touchedAt;
      post('touched');
    }
    if (touchedAt - toldAt < MINUTE_MS) return;
    toldAt = touchedAt;
    tell('/api/session/touch').catch(() => undefined);
  };
  const look = (): void => {
    const idleMs = Date.now() - touchedAt;
    if (idleMs >= LIMIT_MS) {
      end(true);
      return;
    }
    const isNear = idleMs >= LIMIT_MS - MINUTE_MS;
    if (isNear !== isWarned) onWarning(isNear);
    isWarned = isNear;
  };
  const end = (isIdle: boolean): void => {
    post('lock');
    onLock(isIdle);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data === 'lock') onLock(false);
    else if (data === 'touched') touchedAt = Date.now();
    else if (data === 'key') onReplaced('key');
    else if (data.opened !== whose()) onReplaced('other');
  });

  const timer = setInterval(look, LOOK_INTERVAL_MS);
  for (const name of TOUCHES) window.addEventListener(name, touch, { passive: true });
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
  return {
    lockAll: () => end(false),
    tellOpened: () => post({ opened: whose() }),
    tellKey: () => post('key'),
    stop: () => {
      clearInterval(timer);
      for (const name of TOUCHES) window.removeEventListener(name, touch);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
      channel.close();
    },
  };
}
