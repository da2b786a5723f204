import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { onReturn, type LayerPath } from '../../ui/history-layers.ts';
import { useHistoryLayers } from '../../ui/use-history-layers.ts';

/** What lies open: the days and their times, the page of the chosen day with the fields, or both, where a time is still to be found for what was typed. */
type DiaryPage = 'times' | 'entry' | 'both';

export interface TurnedDiary {
  readonly page: DiaryPage;
  /** The visitor goes on to the chosen day's page, whose heading takes the focus. */
  readonly turn: () => void;
  /** The visitor goes back to the times, to the chosen one. */
  readonly turnBack: () => void;
  /** Lays a page open and leaves the focus where it is. */
  readonly lay: (page: DiaryPage) => void;
}

type Part = RefObject<HTMLDivElement | null>;

/**
 * The diary shows one page at a time, and turns it (docs/decisions/251-the-diary-turns-its-page.md). What is typed stays in the page that is turned.
 * A page that the visitor turned is an entry of the browser's history: Back turns it back, and Forward turns it again.
 *
 * @param isHeld something is on its way that must not be left
 * @returns the refs of the times and of the chosen day's page, and what lies open
 */
export function useDiaryPage(isHeld: boolean): [times: Part, entry: Part, diary: TurnedDiary] {
  const times = useRef<HTMLDivElement>(null);
  const entry = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<DiaryPage>('times');
  /** The name of its entry in the history. */
  const [turned, setTurned] = useState<string | null>(null);
  /** The name of the entry that was left last, which may lie ahead in the history. */
  const left = useRef<string | null>(null);
  const newTurn = (): string => `turned ${Math.random()}`;

  useLayoutEffect(() => {
    // Before the page was alive both lay open, and a visitor may be in the fields.
    const fields = [...(entry.current?.querySelectorAll('input') ?? [])];
    const isTouched = fields.some(
      (field) =>
        field.matches(':focus, :checked') || (field.type !== 'checkbox' && field.value !== ''),
    );
    if (isTouched) setPage('both');
  }, []);

  const lay = (next: DiaryPage) => {
    setPage(next);
    if (next !== 'entry') setTurned(null);
  };
  const chosenTime = () => times.current?.querySelector('.time-grid :checked') ?? null;
  const turnTo = (name: string) => {
    flushSync(() => {
      setPage('entry');
      setTurned(name);
    });
    goTo(entry.current?.querySelectorAll('h2'));
  };
  const turnBack = () => {
    if (isHeld) return;
    left.current = turned;
    flushSync(() => lay('times'));
    const chosen = chosenTime();
    goTo(chosen ? [chosen] : times.current?.querySelectorAll('.days-area'));
    // With the way on beside it.
    bringIntoView([...(times.current?.querySelectorAll('.time-strip, label:has(:checked)') ?? [])]);
  };
  useHistoryLayers(turned === null ? [] : [turned], () =>
    isHeld ? setTurned(newTurn()) : turnBack(),
  );

  const turnAgain = useEffectEvent((path: LayerPath | undefined) => {
    const name = path?.at(-1);
    // As by the button that goes on: not without a time.
    if (name === undefined || name !== left.current || page !== 'times' || !chosenTime()) {
      return false;
    }
    turnTo(name);
    return true;
  });
  useEffect(() => onReturn((path) => turnAgain(path)), []);

  return [times, entry, { page, turn: () => turnTo(newTurn()), turnBack, lay }];
}

/** Gives the first of them the focus, and moves the pages around by no more than is needed to show it. */
function goTo(found: Iterable<Element> = []): void {
  const [element] = found;
  if (!(element instanceof HTMLElement)) return;
  element.focus({ preventScroll: true });
  bringIntoView([element]);
}
