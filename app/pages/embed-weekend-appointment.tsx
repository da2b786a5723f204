import practice from 'content:practice';
import { useState } from 'react';
import { embedTargetOf, needsServer } from '../../domain/embeds/embed-providers.ts';
import type { SentRequest } from '../../domain/intake/frame-messages.ts';
import { RequestSuccess } from '../features/call-request/request-success.tsx';
import { ExternalForm } from '../features/embed/external-form.tsx';
import { FormWayOut } from '../features/request-form/form-way-out.tsx';
import { PromisedTime } from '../features/promise/promised-time.tsx';
import { RequestForm } from '../features/request-form/request-form.tsx';
import { WEEKEND_HOURS } from '../../domain/practice/hours-words.ts';
import { ANSWER_TIME } from '../../domain/practice/promise.ts';
import { describePage } from '../seo/page-meta.ts';

const page = {
  title: `Ask for a weekend appointment | ${practice.name}`,
  description: `Ask ${practice.name} for a Saturday or Sunday appointment: which days would suit you, and how to reach you. Only the practice can read it.`,
};

export const handle = { page };
export const meta = () => describePage(page, '/embed/weekend-appointment');

/** Without a server of our own, the request goes where requests for a call go. */
const elsewhere = needsServer(practice.embeds)
  ? null
  : embedTargetOf(practice.embeds.discoveryCall, '').src;

/** The request for a weekend time: a request, not a slot, since both doctors must be able to come. */
export default function EmbedWeekendAppointmentPage() {
  const [sent, setSent] = useState<SentRequest | null>(null);
  return (
    <main className="embed-page" id="main" aria-label="Request form">
      {sent ? (
        <RequestSuccess phone={practice.phone} sent={sent} isPage />
      ) : elsewhere !== null ? (
        <ExternalForm heading="Ask for a weekend time" href={elsewhere} />
      ) : (
        <>
          <h1 tabIndex={-1}>Ask for a weekend time</h1>
          <p>
            {WEEKEND_HOURS}. Tell us which days would suit you. It is a request until we confirm it:
            we answer {ANSWER_TIME}.
            <PromisedTime />
          </p>
          <RequestForm
            kind="weekend-appointment"
            submitLabel="Send my request"
            phone={practice.phone}
            onSent={setSent}
          />
        </>
      )}
      <FormWayOut name={practice.name} phone={practice.phone} />
    </main>
  );
}
