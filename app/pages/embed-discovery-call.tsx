import practice from 'content:practice';
import { useState } from 'react';
import { embedTargetOf } from '../../domain/embeds/embed-providers.ts';
import type { SentRequest } from '../../domain/intake/frame-messages.ts';
import { RequestSuccess } from '../features/call-request/request-success.tsx';
import { ExternalForm } from '../features/embed/external-form.tsx';
import { FormWayOut } from '../features/request-form/form-way-out.tsx';
import { PromisedTime } from '../features/promise/promised-time.tsx';
import { RequestForm } from '../features/request-form/request-form.tsx';
import { ANSWER_TIME } from '../../domain/practice/promise.ts';
import { describePage } from '../seo/page-meta.ts';

const page = {
  title: `Request a call | ${practice.name}`,
  description: `Ask ${practice.name} for a call: your name, how to reach you, and what matters most to you. Only the practice can read it.`,
};

export const handle = { page };
export const meta = () => describePage(page, '/embed/discovery-call');

const target = embedTargetOf(practice.embeds.discoveryCall, '/embed/discovery-call');

/** The built-in request form, framed by the overlay; a page of its own where JavaScript is off. */
export default function EmbedDiscoveryCallPage() {
  const [sent, setSent] = useState<SentRequest | null>(null);
  return (
    <main className="embed-page" id="main" aria-label="Request form">
      {sent ? (
        <RequestSuccess phone={practice.phone} sent={sent} isPage />
      ) : target.provider === 'built-in' ? (
        <>
          <h1 tabIndex={-1}>Request a call</h1>
          <p>
            Tell us who you are and what you would like to talk about. What you write is sealed, so
            that only the practice can read it. We contact you {ANSWER_TIME}.
            <PromisedTime />
          </p>
          <RequestForm
            kind="discovery-call"
            submitLabel="Ask for a call"
            phone={practice.phone}
            onSent={setSent}
          />
        </>
      ) : (
        <ExternalForm heading="Request a call" href={target.src} />
      )}
      <FormWayOut name={practice.name} phone={practice.phone} />
    </main>
  );
}
