import { useEffect, useRef, useState } from 'react';
import { SLOTS_PATH } from '../../../domain/intake/wire.ts';
import { ENGLISH, type Language } from '../../../domain/languages/page-languages.ts';
import { nextFreeTimes } from '../../../domain/scheduling/next-free-times.ts';
import type { Slot } from '../../../domain/scheduling/slot.ts';
import { requestJson } from '../../request/request-json.ts';
import { blueprintTimePath } from './event-of-address.ts';
import { readSlots, slotsIn } from './read-slots.ts';
import { useBookedTime } from './use-is-booked.ts';

const SHOWN_COUNT = 3;
const URL = `${SLOTS_PATH}?event=smile-blueprint`;

/** 'asked' while the times are on their way. */
type Answer = 'not asked' | 'asked' | 'failed' | readonly Slot[];

/** A moment as it is shown, in the language of the page; each page brings its own, so that none loads another's. */
export type SayTime = (startsAt: string) => { readonly clock: string; readonly day: string };

interface NextTimesProps {
  label: string;
  say: SayTime;
  /** Of the scheduler that the times lead to. */
  language?: Language;
}

/**
 * The next free times of a Smile Blueprint, one of each of three days and each in another part of the day where there is one, once their place is seen. Each leads to the scheduler with it. Where
 * they do not come, nothing stands here: the way to all times stands beside it.
 */
export function NextTimes({ label, say, language = ENGLISH }: NextTimesProps) {
  const place = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<Answer>('not asked');
  const booked = useBookedTime();

  useEffect(() => {
    if (answer !== 'not asked' || !place.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setAnswer('asked');
      requestJson('GET', URL).then(
        (slots) => setAnswer(readSlots(slotsIn(slots))),
        () => setAnswer('failed'),
      );
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [answer]);

  // What the visitor has booked meanwhile is not offered to them.
  const free = Array.isArray(answer) ? answer.filter(({ startsAt }) => startsAt !== booked) : [];
  if (answer === 'failed' || (Array.isArray(answer) && free.length === 0)) return null;
  const times = nextFreeTimes(free, SHOWN_COUNT);
  return (
    <div className="next-times" ref={place}>
      <h4>{label}</h4>
      <ul aria-busy={times.length === 0}>
        {times.length === 0
          ? Array.from({ length: SHOWN_COUNT }, (_, index) => <li key={index} />)
          : times.map(({ startsAt }) => {
              const { clock, day } = say(startsAt);
              return (
                <li key={startsAt}>
                  <a href={blueprintTimePath(startsAt, language)}>
                    <b>{clock}</b> {day}
                  </a>
                </li>
              );
            })}
      </ul>
    </div>
  );
}
