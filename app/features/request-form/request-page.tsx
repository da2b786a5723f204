import practice from 'content:practice';
import { use, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { AskedRequest } from '../../../domain/intake/asked-request.ts';
import { embedTargetOf, needsServer } from '../../../domain/embeds/embed-providers.ts';
import type { SentRequest } from '../../../domain/intake/frame-messages.ts';
import { formPathOf } from '../../../domain/intake/wire.ts';
import { RequestSuccess } from '../call-request/request-success.tsx';
import { ExternalForm } from '../embed/external-form.tsx';
import { isFramed, useEscapeToParent } from '../embed/framed-page.ts';
import { FormLanguageHere } from '../../site/form-language.ts';
import { keepSender } from '../../site/keep-sender.ts';
import { hearSent, keptSent, nothingSent } from '../../site/kept-sent.ts';
import { PromisedTime } from '../promise/promised-time.tsx';
import { FormOwner } from './form-owner.tsx';
import { FormWayOut } from './form-way-out.tsx';
import { RequestForm } from './request-form.tsx';

interface RequestPageProps {
  asked: AskedRequest;
  /** How the time of the promise is said, where it is not in English. */
  promise?: ReactNode;
}

const PROMISE_IN_ENGLISH = <PromisedTime />;

/** The page of a request's form, framed by a dialog, and a page of its own where JavaScript is off; or the way to another provider's. */
export function RequestPage({ asked, promise = PROMISE_IN_ENGLISH }: RequestPageProps) {
  const { heading, lead } = asked.page;
  const path = useLocation().pathname.replace(/\/+$/, '');
  const [sentHere, setSent] = useState<SentRequest | null>(null);
  // What was sent in the form's other language a moment ago, has just arrived from there, or was sent before a reload: it would be sent once more.
  const sentThere = useSyncExternalStore(
    hearSent,
    // A page around it knows, too: it shows the form in its place where another request is wanted.
    () => (isFramed() ? null : keptSent(path)),
    nothingSent,
  );
  const arrived = sentHere ?? sentThere;
  /** What gave way to an empty form: for a child, or about something else. What is sent then takes its place. */
  const [former, setFormer] = useState<SentRequest | null>(null);
  const sent = arrived === former ? null : arrived;
  const page = useRef<HTMLElement>(null);
  const askAgain = () => {
    keepSender(path, arrived);
    flushSync(() => setFormer(arrived));
    // The button is gone with the confirmation.
    window.scrollTo(0, 0);
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  };
  const { fields } = use(FormLanguageHere).words;
  const elsewhere = formElsewhere(asked);
  // Here, since it outlives the form.
  useEscapeToParent();
  return (
    <main className="embed-page" id="main" ref={page} aria-label={fields.form}>
      <FormOwner />
      {sent ? (
        <RequestSuccess phone={practice.phone} sent={sent} isPage onAskAgain={askAgain} />
      ) : elsewhere !== null ? (
        <ExternalForm heading={heading} href={elsewhere} />
      ) : (
        <>
          <div className="request-asked">
            <h1 tabIndex={-1}>{heading}</h1>
            <p>
              {lead}
              {promise}
            </p>
          </div>
          <RequestForm asked={asked} phone={practice.phone} onSent={setSent} />
        </>
      )}
      <FormWayOut name={practice.name} phone={practice.phone} />
    </main>
  );
}

/** Where the form is, if it is not our own. */
function formElsewhere({ kind, embed }: AskedRequest): string | null {
  if (embed === null && needsServer(practice.embeds)) return null;
  const target = embedTargetOf(practice.embeds[embed ?? 'discoveryCall'], formPathOf(kind));
  return target.provider === 'built-in' ? null : target.src;
}
