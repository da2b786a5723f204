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
  title: `Request a virtual consultation | ${practice.name}`,
  description: `Ask ${practice.name} for a virtual consultation: what you would like to talk about and how to reach you. Only the practice can read it.`,
};

export const handle = { page };
export const meta = () => describePage(page, '/embed/virtual-consultation');

const target = embedTargetOf(practice.embeds.virtualConsultation, '/embed/virtual-consultation');

/** The built-in request form of the virtual consultation, framed by its dialog. */
export default function EmbedVirtualConsultationPage() {
  const [sent, setSent] = useState<SentRequest | null>(null);
  const { provider, profession, licenseNumber } = practice.virtualConsultation;
  return (
    <main className="embed-page" id="main" aria-label="Request form">
      {sent ? (
        <RequestSuccess phone={practice.phone} sent={sent} isPage />
      ) : target.provider === 'built-in' ? (
        <>
          <h1 tabIndex={-1}>A virtual consultation</h1>
          <p>
            A first conversation on screen, with {provider}, {profession}, New York license number{' '}
            {licenseNumber}. It does not replace an examination. Tell us what you would like to talk
            about; we answer {ANSWER_TIME} and agree on a time.
            <PromisedTime />
          </p>
          <RequestForm
            kind="virtual-consultation"
            submitLabel="Send my request"
            phone={practice.phone}
            onSent={setSent}
          />
        </>
      ) : (
        <ExternalForm heading="A virtual consultation" href={target.src} />
      )}
      <FormWayOut name={practice.name} phone={practice.phone} />
    </main>
  );
}
