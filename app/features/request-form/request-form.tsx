import { use, useRef, useState, type FormEvent } from 'react';
import type { AskedRequest } from '../../../domain/intake/asked-request.ts';
import type { RequestDraft, SentRequest } from '../../../domain/intake/frame-messages.ts';
import type { IntakeRequest } from '../../../domain/intake/request-schema.ts';
import {
  MESSAGE_LIMIT_CHARACTERS,
  PHOTOS_FIELD,
  REQUESTS_PATH,
} from '../../../domain/intake/wire.ts';
import { ENGLISH } from '../../../domain/languages/page-languages.ts';
import { sayFailure } from '../embed/say-failure.ts';
import { useCheckCode } from '../embed/use-check-code.ts';
import { useRequestKey } from '../embed/use-request-key.ts';
import { sayMessages, useSentences } from '../embed/use-sentences.ts';
import { ConsentField } from '../../site/consent-field.tsx';
import { FormLanguageHere } from '../../site/form-language.ts';
import { RequestLanguageHere } from '../../site/request-language.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { messagesOf, nameOf } from '../../ui/form-faults.ts';
import { GuardFields, readGuards } from '../../site/guard-fields.tsx';
import { TextField } from '../../ui/form-field.tsx';
import { PersonFields } from '../../site/person-fields.tsx';
import { SendFailure, type Failure } from '../../site/send-failure.tsx';
import { useFieldFaults } from '../../ui/use-field-faults.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { ContactChoice } from './contact-choice.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { readRequestFields } from './read-request-fields.ts';
import { TimeChoice } from './time-choice.tsx';
import { PhotoField } from './photos/photo-field.tsx';
import { SendingProgress } from './photos/sending-progress.tsx';
import { usePhotos } from './photos/use-photos.ts';
import { ResultsOffer } from './results-offer.tsx';
import { sendRequest } from './send-request.ts';
import { useFramingPage } from './use-framing-page.ts';
import { SENDER_FIELDS, useKeptDraft } from '../embed/use-kept-draft.ts';

interface RequestFormProps {
  asked: AskedRequest;
  phone: string;
  /** Called once the request is stored. */
  onSent: (sent: SentRequest) => void;
}

const loadCheckCode = () =>
  Promise.all([
    import('../../../domain/intake/request-schema.ts'),
    // With it and not when it is needed: what is stored must not look as if it had failed.
    import('../../../domain/intake/request-copy.ts'),
  ]);

/**
 * The request form. It is an ordinary form that posts without JavaScript; with it, faults are shown beside their fields and
 * what was typed stays whatever happens.
 */
export function RequestForm({ asked, phone, onSent }: RequestFormProps) {
  const { faults, refuse, mend, clear } = useFieldFaults();
  const { messages } = faults;
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [sentShare, setSentShare] = useState(0);
  const [areResultsIncluded, setAreResultsIncluded] = useState(false);
  const submitButton = useRef<HTMLButtonElement>(null);
  const { language, atHand, words } = use(FormLanguageHere);
  const { words: requestWords } = use(RequestLanguageHere);
  const { kind, asksLanguage, takesPhotos, phoneHint, timeLabel, afterwards } = asked;
  // Until our own messages can be shown, the browser's are better than none.
  const isAlive = useIsAlive();
  const keyFor = useRequestKey();
  const checkCode = useCheckCode(loadCheckCode);
  const sentences = useSentences();
  // Before the framing page is told that the form listens: its answer may be the draft.
  const [form, keepDraft] = useKeptDraft();
  const photos = usePhotos();
  const isPreparing = photos.pending > 0;
  const { offeredResults, announceSent } = useFramingPage();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending || isPreparing) return;
    const sender = event.currentTarget;
    const submitted = new FormData(sender);
    setFailure(null);
    photos.forgetFault();
    setIsSending(true);
    setSentShare(0);
    const sentencesToCome = sentences();
    try {
      const [{ parseRequest, REQUEST_FIELDS }, { copyOfRequest }] = await checkCode();
      const parse = (fields: FormData) =>
        parseRequest({
          ...readRequestFields(fields, REQUEST_FIELDS),
          ...(areResultsIncluded && offeredResults ? { smileResults: offeredResults } : {}),
        });
      const parsed = parse(submitted);
      if (!parsed.ok) {
        const faultWords = await sentencesToCome;
        refuse(sayMessages(faultWords, messagesOf(parsed)), (fields) =>
          sayMessages(faultWords, messagesOf(parse(fields))),
        );
        return;
      }
      clear();
      const ids = photos.chosen.map(({ id }) => id);
      const key = keyFor(JSON.stringify([parsed.request, ids]));
      const outcome = await sendRequest({ ...parsed.request, ...readGuards(submitted) }, key, {
        jpegs: photos.chosen.map(({ jpeg }) => jpeg),
        onProgress: setSentShare,
      });
      const answerWords = await sentencesToCome;
      if (outcome.kind === 'refused') refuse(sayMessages(answerWords, outcome.messages));
      if (outcome.kind === 'failed')
        setFailure({ ...outcome, text: answerWords.say(outcome.text) });
      if (outcome.kind !== 'sent') return;
      // A page that frames the form puts its own word in the form's place.
      const photoCount = ids.length;
      const lines = copyOfRequest(parsed.request, photoCount);
      const { receipt } = outcome;
      const { email } = parsed.request;
      const sender = senderOf(parsed.request);
      const copy = answerWords.copy(lines);
      const sent = { afterwards, receipt, email, sender, photoCount, copy };
      announceSent(sent);
      onSent(sent);
    } catch (error) {
      // The code that checks the fields did not arrive: the line is gone or stalls, or the site was replaced meanwhile. What is
      // missing is said all the same, by the browser, before a word of trying again.
      if (sender.reportValidity()) setFailure({ text: atHand.say(sayFailure(error)) });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form
      className="request-form"
      method="post"
      action={REQUESTS_PATH}
      encType={takesPhotos ? 'multipart/form-data' : undefined}
      ref={form}
      noValidate={isAlive}
      onSubmit={submit}
      onInput={(event) => {
        keepDraft();
        mend(new FormData(event.currentTarget), nameOf(event.target));
      }}
    >
      <ErrorSummary faults={faults} />
      <GuardFields />
      <input type="hidden" name="kind" value={kind} />
      {/* So that the answer is in it too. */}
      {asksLanguage || language === ENGLISH ? null : (
        <input type="hidden" name="language" value="es" />
      )}
      <PersonFields messages={messages} phoneHint={phoneHint} />
      <ContactChoice ways={asked.contactWays} message={messages['preferredContact']} />
      {timeLabel === null ? null : (
        <TimeChoice label={timeLabel} message={messages['preferredTime']} />
      )}
      {asksLanguage ? <LanguageChoice messages={messages} /> : null}
      <TextField
        name="message"
        {...asked.message}
        maxLength={MESSAGE_LIMIT_CHARACTERS}
        message={messages.message}
        required
      />
      {takesPhotos ? <PhotoField photos={photos} message={messages[PHOTOS_FIELD]} /> : null}
      <ConsentField message={messages.consent} />
      {offeredResults ? (
        <ResultsOffer
          results={offeredResults}
          isIncluded={areResultsIncluded}
          onChange={setAreResultsIncluded}
        />
      ) : null}
      {failure ? <SendFailure {...failure} phone={phone} submitButton={submitButton} /> : null}
      {isSending && photos.chosen.length > 0 ? (
        <SendingProgress count={photos.chosen.length} share={sentShare} />
      ) : null}
      <p className="action-row">
        <button
          className="button"
          type="submit"
          ref={submitButton}
          aria-disabled={isSending || isPreparing}
        >
          {isSending
            ? words.fields.sending
            : isPreparing
              ? requestWords.photos.preparing
              : asked.submitLabel}
        </button>
      </p>
    </form>
  );
}

function senderOf(request: IntakeRequest): RequestDraft {
  return Object.fromEntries(SENDER_FIELDS.map((name) => [name, request[name] ?? '']));
}
