import { useCallback, useEffect, useRef, useState } from 'react';
import { embedTargetOf, type EmbedConfig } from '../../../domain/embeds/embed-providers.ts';
import type { RequestDraft, SentRequest } from '../../../domain/intake/frame-messages.ts';
import type { EventType } from '../../../domain/scheduling/event-types.ts';
import { measureBooking } from '../../analytics/measure.ts';
import { keepChosenVisit } from '../../site/chosen-visit.ts';
import { BLUEPRINT_SCHEDULING_PATH } from '../../site/form-paths.ts';
import { EmbedPart } from '../embed/embed-part.tsx';
import { keptBooking } from './kept-booking.ts';
import { keptTry } from './kept-try.ts';
import { useFrameInUse } from './use-frame-in-use.ts';
import { useHeightLeft } from './use-height-left.ts';
import { useIsBooked } from './use-is-booked.ts';

/** The frame loads once its place stands this far in the window: a second page must not slow the first paint of this one. */
const LOAD_MARGIN = '0px 0px -100px';

/** What it has to say of a booking without an answer does not wait until somebody looks. */
const ANYWHERE = '100000px';

/** What stands here from the moment the page is alive (docs/decisions/224-rules-for-what-is-to-come.md). */
const TO_COME = 'embed-frame iframe data-state loading embed-note spinner';

/** What is typed says nothing of the visit, and stays here: only which visit, and when, goes into an address. */
function keepChoice({ event, startsAt }: RequestDraft): void {
  if (event === undefined || startsAt === undefined) return;
  keepChosenVisit(startsAt && `?event=${event}&time=${encodeURIComponent(startsAt)}`);
}

interface InlineSchedulerProps {
  phone: string;
  /** Who serves the scheduler. */
  embed: EmbedConfig;
}

/** The scheduler within a page, in a frame of its own; before the frame is there, and without JavaScript, a link to the same. */
export function InlineScheduler({ phone, embed }: InlineSchedulerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [isInView, setIsInView] = useState(false);
  /** Whether what was booked is kept, so that it is known when it is cancelled in another tab; undefined before. */
  const [wasKept, setWasKept] = useState<boolean>();
  const isKept = useIsBooked();
  const isBooked = wasKept !== undefined && (isKept || !wasKept);
  const complete = useCallback((_sent: SentRequest | null, booked: EventType | null) => {
    setWasKept(keptBooking() !== null);
    keepChosenVisit('');
    measureBooking(booked ?? 'smile-blueprint');
  }, []);
  const isInUse = useFrameInUse(ref);
  const [wasUsed, setWasUsed] = useState(false);
  if (isInUse && !wasUsed) setWasUsed(true);
  const leftPx = useHeightLeft(ref, isInView);
  const isLeft = leftPx !== undefined;
  /** Nobody has done anything in it since they came back. */
  const isInPlace = isLeft && !wasUsed;
  const height: Record<string, string> = isInPlace ? { '--height-left': `${leftPx}px` } : {};
  const target = embedTargetOf(embed, BLUEPRINT_SCHEDULING_PATH);

  useEffect(() => {
    const place = ref.current;
    if (!place || isLeft) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setIsInView(true);
        observer.disconnect();
      },
      { rootMargin: keptTry() === null ? LOAD_MARGIN : ANYWHERE },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, [isLeft]);

  return (
    <div
      className="inline-scheduler"
      ref={ref}
      style={height}
      data-own={target.provider === 'built-in' ? '' : undefined}
      data-in-use={isInUse && !isBooked ? '' : undefined}
      data-booked={isBooked ? '' : undefined}
      data-to-come={TO_COME}
    >
      {isInView || isLeft ? (
        <EmbedPart
          title="Schedule a Smile Blueprint"
          target={target}
          awaited="appointment"
          phone={phone}
          isInPlace={isInPlace}
          onCompleted={complete}
          onDraft={keepChoice}
        />
      ) : (
        <p className="inline-scheduler-link">
          <a className="button" href={target.src} target="_blank" rel="noopener">
            Choose a time
          </a>
        </p>
      )}
      {isBooked ? (
        <p className="scheduling-foot" role="status">
          Thank you. The rules on this page are the ones that hold for your appointment.
        </p>
      ) : null}
    </div>
  );
}
