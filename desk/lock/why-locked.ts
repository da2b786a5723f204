import { IDLE_MINUTES } from '../../domain/desk/wire.ts';

/** "hand": somebody locked it, here or in another tab. "away": the session ended while there was no line. "ended": it ended otherwise. "other", "key": what another tab did. */
export type WhyLocked = 'hand' | 'idle' | 'away' | 'ended' | 'other' | 'key';

const WHY: Readonly<Record<WhyLocked, string>> = {
  hand: '',
  idle: `Nobody touched the desk for ${IDLE_MINUTES} minutes, so it was cleared.`,
  away: 'The session ended while there was no connection, so the desk was cleared. What waits for the line is kept on this machine, sealed, and is sent once you open the desk.',
  ended: 'The session ended at the server, so the desk was cleared.',
  other: 'Somebody else opened the desk in another tab of this browser, so this one was cleared.',
  key: 'The practice’s key was changed in another tab, so this one was cleared.',
};

/** Why the desk was cleared, for who finds it so; empty where somebody wanted it. */
export function sayWhyLocked(why: WhyLocked): string {
  return WHY[why];
}
