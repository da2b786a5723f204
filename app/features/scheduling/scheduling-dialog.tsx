import practice from 'content:practice';
import { useCallback, useId, useState } from 'react';
import { ENGLISH } from '../../../domain/languages/page-languages.ts';
import { embedTargetOf, type EmbedConfig } from '../../../domain/embeds/embed-providers.ts';
import type { SentRequest } from '../../../domain/intake/frame-messages.ts';
import { rescheduleRule } from '../../../domain/scheduling/change-rules.ts';
import { EVENT_TYPES, type EventType } from '../../../domain/scheduling/event-types.ts';
import type { ShownPractice } from '../../../domain/practice/shown-practice.ts';
import { measureBooking } from '../../analytics/measure.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { BLUEPRINT_SCHEDULING_PATH, QUIZ_PATH, SCHEDULING_PATH } from '../../site/form-paths.ts';
import { providerOfConsult } from '../../../domain/practice/provider-of-consult.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { blueprintTimePath } from './event-of-address.ts';
import { EmbedPart } from '../embed/embed-part.tsx';

/** The quiz starts this long after the dialog has closed (product 3.10). */
const QUIZ_OPEN_DELAY_MS = 100;

const WORDS: Record<EventType, { heading: string; text: string; path: string }> = {
  'virtual-consult': {
    heading: 'A virtual conversation with our doctors',
    text: "In this short virtual consult, we'll explore what's possible together.",
    path: SCHEDULING_PATH,
  },
  'smile-blueprint': {
    heading: `The Smile Blueprint, ${EVENT_TYPES['smile-blueprint'].durationMinutes} minutes`,
    text: 'An orthodontist and a dentist listen, look and plan with you. Nothing is treated that day.',
    path: BLUEPRINT_SCHEDULING_PATH,
  },
};

interface SchedulingDialogProps {
  event: EventType;
  /** A time of a Smile Blueprint that was chosen already. */
  time?: string | null;
  phone: string;
  /** Who serves the scheduler. */
  embed: EmbedConfig;
  /** Who holds the virtual consult. */
  consult: ShownPractice['virtualConsultation'];
  onClose: () => void;
  onStartQuiz: () => void;
}

/** The scheduler over the page (product 5.2). */
export function SchedulingDialog({
  event,
  time = null,
  phone,
  embed,
  consult,
  onClose,
  onStartQuiz,
}: SchedulingDialogProps) {
  const descriptionId = useId();
  const [isBooked, setIsBooked] = useState(false);
  const complete = useCallback(
    (_sent: SentRequest | null, booked: EventType | null) => {
      setIsBooked(true);
      // Another provider does not say which kind of visit: it is the one that was asked for here.
      measureBooking(booked ?? event);
    },
    [event],
  );
  const { heading, text, path } = WORDS[event];

  return (
    <Dialog
      label="Schedule Your Consultation"
      describedBy={descriptionId}
      className="scheduling-dialog"
      keepsOnBackdrop
      onClose={onClose}
    >
      <div className="scheduling-head">
        <p className="scheduling-title">Schedule Your Consultation</p>
        <p className="scheduling-description" id={descriptionId}>
          choose a time to schedule your consultation or take our assessment quiz
        </p>
        <h2>{heading}</h2>
        <p>{text}</p>
        {/* Our own form says it itself. */}
        {event === 'virtual-consult' && embed.provider !== 'built-in' ? (
          <p>It is {providerOfConsult(consult)}.</p>
        ) : null}
      </div>
      <EmbedPart
        title="Schedule Your Consultation"
        target={embedTargetOf(embed, time === null ? path : blueprintTimePath(time, ENGLISH))}
        awaited="appointment"
        phone={phone}
        onCompleted={complete}
        onLeave={onClose}
      />
      {isBooked ? (
        <p className="scheduling-foot" role="status">
          Thank you. {rescheduleRule(practice.noticeHours)}: use the link from your booking, or call{' '}
          <PhoneLink phone={phone} />.
        </p>
      ) : (
        <p className="scheduling-foot">
          Not sure where to start?{' '}
          <a
            href={QUIZ_PATH}
            data-own-click=""
            onClick={(click) => {
              click.preventDefault();
              onClose();
              setTimeout(onStartQuiz, QUIZ_OPEN_DELAY_MS);
            }}
          >
            This quiz might help.
          </a>
        </p>
      )}
    </Dialog>
  );
}
