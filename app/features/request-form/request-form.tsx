import { useRef, useState, type FormEvent } from 'react';
import { TextLink } from '../../ui/text-link.tsx';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { ContactChoice } from './contact-choice.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { describedBy, FieldNotes, InputField, TextField } from './form-field.tsx';
import { ResultsOffer } from './results-offer.tsx';
import { sendRequest, UNREACHABLE, type FieldMessages } from './send-request.ts';
import { useFramingPage } from './use-framing-page.ts';
import { callHref } from '../../ui/phone-href.ts';

interface RequestFormProps {
  kind: 'discovery-call' | 'virtual-consultation';
  submitLabel: string;
  phone: string;
  /** Called once the request is stored and no page of ours frames the form. */
  onSent: () => void;
}

/** Filled in by the server at each answer, so that the form can be posted once and only once without JavaScript. */
const KEY_PLACEHOLDER = '__IDEMPOTENCY_KEY__';

/**
 * The request form. It is an ordinary form that posts without JavaScript; with it, faults are shown beside their fields and
 * what was typed stays whatever happens.
 */
export function RequestForm({ kind, submitLabel, phone, onSent }: RequestFormProps) {
  const [messages, setMessages] = useState<FieldMessages>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [areResultsIncluded, setAreResultsIncluded] = useState(false);
  // Until our own messages can be shown, the browser's are better than none.
  const isAlive = useIsAlive();
  const lastTry = useRef({ body: '', key: '' });
  const { offeredResults, isFramed, announceSent } = useFramingPage();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const fields = new FormData(event.currentTarget);
    setFailure(null);
    setIsSending(true);
    try {
      const { parseRequest } = await import('../../../domain/intake/request-schema.ts');
      const parsed = parseRequest({
        kind,
        name: fields.get('name'),
        email: fields.get('email'),
        phone: fields.get('phone'),
        ...(fields.has('preferredContact')
          ? { preferredContact: fields.get('preferredContact') }
          : {}),
        message: fields.get('message'),
        consent: fields.get('consent') === 'on',
        ...(areResultsIncluded && offeredResults ? { smileResults: offeredResults } : {}),
      });
      if (!parsed.ok) {
        setMessages(Object.fromEntries(parsed.fields.map((f) => [f.field, f.message])));
        return;
      }
      setMessages({});
      const outcome = await sendRequest(parsed.request, keyFor(JSON.stringify(parsed.request)));
      if (outcome.kind === 'refused') setMessages(outcome.messages);
      if (outcome.kind === 'failed') setFailure(outcome.text);
      if (outcome.kind !== 'sent') return;
      if (isFramed()) announceSent();
      else onSent();
    } catch {
      // The code that checks the fields did not arrive: the line is gone, or the site was replaced meanwhile.
      setFailure(UNREACHABLE);
    } finally {
      setIsSending(false);
    }
  }

  /** One key for every try of the same request, another as soon as a word of it changes. */
  function keyFor(body: string): string {
    if (lastTry.current.body !== body) lastTry.current = { body, key: crypto.randomUUID() };
    return lastTry.current.key;
  }

  return (
    <form
      className="request-form"
      method="post"
      action="/api/requests"
      noValidate={isAlive}
      onSubmit={submit}
    >
      <ErrorSummary messages={messages} />
      <input type="hidden" name="kind" value={kind} />
      <input
        type="hidden"
        name="idempotencyKey"
        defaultValue={KEY_PLACEHOLDER}
        suppressHydrationWarning
      />
      <InputField
        name="name"
        label="Your name"
        autoComplete="name"
        maxLength={200}
        message={messages.name}
        required
      />
      <InputField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        maxLength={254}
        message={messages.email}
        required
      />
      <InputField
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        message={messages.phone}
        isOptional
      />
      {kind === 'virtual-consultation' ? (
        <ContactChoice message={messages.preferredContact} />
      ) : null}
      <TextField
        name="message"
        label="What matters most to you?"
        hint="A sentence is enough. Please leave out medical details; we can talk about those."
        maxLength={4000}
        message={messages.message}
        required
      />
      <div className="field" data-invalid={messages.consent ? '' : undefined}>
        <FieldNotes name="consent" message={messages.consent} />
        <label className="check-row">
          <input
            type="checkbox"
            id="consent"
            name="consent"
            aria-invalid={messages.consent ? true : undefined}
            aria-describedby={describedBy('consent', undefined, messages.consent)}
            required
          />
          <span>
            I agree that the practice may contact me about this request. How it is kept is in the{' '}
            <TextLink href="/legal/privacy" target="_blank">
              privacy policy
            </TextLink>
            .
          </span>
        </label>
      </div>
      {offeredResults ? (
        <ResultsOffer
          results={offeredResults}
          isIncluded={areResultsIncluded}
          onChange={setAreResultsIncluded}
        />
      ) : null}
      {failure ? (
        <p className="form-failure" role="alert">
          {failure} <a href={callHref(phone)}>{phone}</a>
        </p>
      ) : null}
      <p className="action-row">
        <button className="button" type="submit" aria-disabled={isSending}>
          {isSending ? 'Sending…' : submitLabel}
        </button>
      </p>
    </form>
  );
}
