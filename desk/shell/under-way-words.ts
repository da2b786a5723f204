import type { ActUnderWay, Doing } from '../box/acts-under-way.ts';

const UNSURE: Readonly<Record<Doing, string>> = {
  saving: 'it may not be stored',
  'taking back': 'it may not be taken back',
  forgetting: 'it may not be done',
};

/** On a good line an act is stored before: nothing flickers. */
export const QUIET_MS = 700;
/** Longer than anybody waits without asking whether it was done. */
export const LONG_MS = 10_000;

/**
 * What is said of acts that are under way.
 *
 * @param acts in the order in which they were begun
 * @param nowMs by the clock that they were begun by
 * @returns empty as long as nothing is to be said
 */
export function sayUnderWay(acts: readonly ActUnderWay[], nowMs: number): string {
  const last = acts.at(-1);
  const [oldest] = acts;
  if (last === undefined || oldest === undefined) return '';
  const forMs = nowMs - oldest.sinceMs;
  if (forMs < QUIET_MS && !last.isWantedBack) return '';
  // What was asked for back is the last alone.
  const isOne = acts.length === 1 || last.isWantedBack;
  const words = forMs < LONG_MS ? saySaving(last) : sayLong(last, isOne);
  const whose = isOne ? last.whose : `${acts.length} steps`;
  if (whose !== '') return `${whose}: ${words}`;
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** In how many milliseconds something else is said, if nothing comes between; undefined where nothing is. */
export function nextWordsIn(acts: readonly ActUnderWay[], nowMs: number): number | undefined {
  const [oldest] = acts;
  if (oldest === undefined) return undefined;
  return [QUIET_MS, LONG_MS].map((ms) => oldest.sinceMs + ms - nowMs).find((ms) => ms > 0);
}

function saySaving({ doing, hasWayBack, isWantedBack }: ActUnderWay): string {
  if (doing === 'taking back') return 'taking it back…';
  if (doing === 'forgetting') return 'being forgotten…';
  if (!isWantedBack) return 'saving…';
  return hasWayBack ? 'saving, then taking it back…' : 'saving… This step cannot be undone here.';
}

function sayLong({ doing, hasWayBack, isWantedBack }: ActUnderWay, isOne: boolean): string {
  const one = UNSURE[doing];
  const back = isWantedBack && hasWayBack ? ' Once stored, it is taken back.' : '';
  return `no answer yet, so ${isOne ? one : 'they may not be stored'}. The desk goes on trying: leave it open.${back}`;
}
