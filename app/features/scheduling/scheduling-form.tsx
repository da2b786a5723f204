import { use, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { ENGLISH } from '../../../domain/languages/page-languages.ts';
import { APPOINTMENTS_PATH } from '../../../domain/intake/wire.ts';
import { useAnswers } from '../../request/use-answer.ts';
import { sayFailure } from '../embed/say-failure.ts';
import { useCheckCode } from '../embed/use-check-code.ts';
import { useRequestKey } from '../embed/use-request-key.ts';
import { sayMessages, useSentences } from '../embed/use-sentences.ts';
import { ConsentField } from '../../site/consent-field.tsx';
import { FormLanguageHere } from '../../site/form-language.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { focusOnBeginning } from '../../ui/focus-on-beginning.ts';
import { messagesOf, nameOf } from '../../ui/form-faults.ts';
import { GuardFields, readGuards } from '../../site/guard-fields.tsx';
import { FieldNotes } from '../../ui/form-field.tsx';
import { SendFailure, type Failure } from '../../site/send-failure.tsx';
import { useFieldFaults, type FieldMessages } from '../../ui/use-field-faults.ts';
import { useKeptDraft } from '../embed/use-kept-draft.ts';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { bookAppointment } from './book-appointment.ts';
import { BookRow } from './book-row.tsx';
import { BookerFields } from './booker-fields.tsx';
import type { Booked } from './booking-confirmation.tsx';
import { EntryHead } from './entry-head.tsx';
import { EventChoice } from './event-choice.tsx';
import { keepTry, unansweredTry, type TriedTime } from './kept-try.ts';
import { LanguageField } from './language-field.tsx';
import type { SchedulingFacts } from './scheduling-facts.ts';
import { useSchedulingLanguage } from './scheduling-language.ts';
import { ScriptFreeTime } from './script-free-time.tsx';
import { dropSecondPress } from './second-press.ts';
import { TakenNotice, type Taken } from './taken-notice.tsx';
import { TimesOfVisit } from './times-of-visit.tsx';
import { TriedBefore } from './tried-before.tsx';
import { TIMES_TO_COME } from './times-to-come.ts';
import { useChosenVisit } from './use-chosen-visit.ts';
import { useDiaryPage } from './use-diary-page.ts';

interface SchedulingFormProps {
  facts: SchedulingFacts;
  /** Called once the appointment is made. */
  onBooked: (booked: Booked) => void;
}

const loadCheckCode = () => import('../../../domain/intake/appointment-schema.ts');

/**
 * Chooses a time and says for whom. It is an ordinary form that posts without JavaScript; with it, faults are shown beside their
 * fields and what was typed stays whatever happens.
 */
export function SchedulingForm({ facts, onBooked }: SchedulingFormProps) {
  const isAlive = useIsAlive();
  const [isSending, setIsSending] = useState(false);
  const [timesPart, entryPart, diary] = useDiaryPage(isSending);
  const { event, picked, chooseEvent } = useChosenVisit(facts, diary);
  const { language, words } = useSchedulingLanguage();
  const { atHand } = use(FormLanguageHere);
  const { startsAt } = picked;
  const [taken, setTaken] = useState<Taken | null>(null);
  /** What was tried before the page was loaded again, and had no answer. */
  const [tried] = useState(unansweredTry);
  /** The last try that had no answer. */
  const unanswered = useRef<TriedTime | null>(tried);
  const { faults, refuse, mend, clear } = useFieldFaults();
  const { messages } = faults;
  const [failure, setFailure] = useState<Failure | null>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const keyFor = useRequestKey();
  const checkCode = useCheckCode(loadCheckCode);
  const sentences = useSentences();
  const [form, keepDraft] = useKeptDraft();
  const answers = useAnswers();

  function choose(time: string) {
    // The notice is gone before the button takes the focus: it would be pushed out of view again.
    flushSync(() => {
      picked.jumpTo(time);
      setTaken(null);
      diary.lay('entry');
    });
    // What is left to do is to book.
    submitButton.current?.focus();
  }

  /** A fault of the time leads up to the times: both pages lie open, so that what was typed stays in view. */
  function layFor(found: FieldMessages) {
    if (found['startsAt'] !== undefined) diary.lay('both');
  }

  async function submit(submission: FormEvent<HTMLFormElement>) {
    submission.preventDefault();
    if (isSending) return;
    // Enter, at a time: nothing is sent of which the visitor has not seen what it asks for.
    if (diary.page === 'times' && startsAt !== null) {
      diary.turn();
      return;
    }
    const sender = submission.currentTarget;
    const submitted = new FormData(sender);
    setFailure(null);
    setTaken(null);
    setIsSending(true);
    const sentencesToCome = sentences();
    try {
      const { parseAppointment } = await checkCode();
      const parse = (fields: FormData, time: unknown) =>
        parseAppointment({
          event: fields.get('event'),
          startsAt: time ?? '',
          name: fields.get('name'),
          email: fields.get('email'),
          phone: fields.get('phone'),
          consent: fields.get('consent') === 'on',
          ...(language === ENGLISH ? {} : { language: 'es' }),
        });
      // The picked time is known also while its weeks load and no button for it stands in the form.
      const parsed = parse(submitted, startsAt);
      if (!parsed.ok) {
        const faultWords = await sentencesToCome;
        const found = messagesOf(parsed);
        // Enter, before a time is chosen: what the other page asks for is no fault yet.
        const { startsAt: untimed } = found;
        if (diary.page === 'times' && untimed !== undefined) {
          refuse(sayMessages(faultWords, { startsAt: untimed }));
          if (timesPart.current) focusOnBeginning(timesPart.current);
          return;
        }
        layFor(found);
        refuse(sayMessages(faultWords, found), (fields) =>
          sayMessages(faultWords, messagesOf(parse(fields, fields.get('slot-time')))),
        );
        return;
      }
      clear();
      const { appointment } = parsed;
      const key = keyFor(JSON.stringify(appointment));
      // Before it is sent: the page may be left while it is under way.
      keepTry(appointment);
      const outcome = await bookAppointment({ ...appointment, ...readGuards(submitted) }, key);
      const isPerhapsOwn =
        outcome.kind === 'taken' && unanswered.current?.startsAt === appointment.startsAt;
      if (outcome.kind === 'booked') onBooked({ ...outcome, email: appointment.email });
      if (outcome.kind === 'refused') {
        // A time that is offered no more is chosen no more.
        if (outcome.messages['startsAt']) picked.pick(null);
        const found = sayMessages(await sentencesToCome, outcome.messages);
        layFor(found);
        refuse(found);
      }
      if (outcome.kind === 'failed') unanswered.current = appointment;
      // It was not taken; what became of an earlier one is as unknown as before.
      if (outcome.kind === 'turned-away') {
        if (unanswered.current) keepTry(unanswered.current);
        else keepTry(appointment, window.location.search);
      }
      if ('text' in outcome) {
        setFailure({ ...outcome, text: (await sentencesToCome).say(outcome.text) });
      }
      if (outcome.kind === 'taken') {
        picked.pick(null);
        setTaken({ alternatives: outcome.alternatives, isPerhapsOwn });
      }
      if (!('text' in outcome)) {
        if (!isPerhapsOwn) keepTry(null);
        // What was free is known to be otherwise now.
        answers.outdate();
      }
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
      className="request-form scheduling-form"
      data-page={isAlive ? diary.page : undefined}
      method="post"
      action={APPOINTMENTS_PATH}
      ref={form}
      noValidate={isAlive}
      onClickCapture={dropSecondPress}
      onSubmit={submit}
      onInput={(input) => {
        keepDraft();
        const name = nameOf(input.target);
        // The button for a time stands for the field that is sent.
        mend(new FormData(input.currentTarget), name === 'slot-time' ? 'startsAt' : name);
      }}
    >
      {isAlive && tried !== null ? <TriedBefore {...tried} phone={facts.phone} /> : null}
      <GuardFields />
      <LanguageField />
      <EventChoice
        chosen={event}
        onChoose={(next) => {
          // What is on its way is not taken back by it, and its answer is to be seen.
          if (isSending) return;
          chooseEvent(next);
          setTaken(null);
          if (diary.page === 'entry') diary.lay('times');
        }}
      />
      {taken ? (
        <TakenNotice {...taken} phone={facts.phone} onChoose={choose}>
          {words.taken.sorry}
        </TakenNotice>
      ) : null}
      {/* Whoever has the script never sees it, and loads nothing of it: React leaves what stands in the page's own as it is. */}
      {import.meta.env.SSR ? <ScriptFreeTime facts={facts} /> : <noscript />}
      <div
        className="field times-field"
        id="startsAt"
        tabIndex={-1}
        hidden={isAlive && diary.page === 'entry'}
        ref={timesPart}
        data-invalid={messages.startsAt ? '' : undefined}
        data-to-come={TIMES_TO_COME}
      >
        <FieldNotes name="startsAt" message={messages.startsAt} />
        <TimesOfVisit event={event} picked={picked} facts={facts} onContinue={diary.turn} />
      </div>
      <div className="diary-entry" hidden={isAlive && diary.page === 'times'} ref={entryPart}>
        <EntryHead
          event={event}
          startsAt={startsAt}
          isSending={isSending}
          onTurnBack={isAlive && diary.page === 'entry' ? diary.turnBack : undefined}
        />
        <div className="entry-fields">
          <ErrorSummary faults={faults} />
          <BookerFields event={event} messages={messages} phone={facts.phone} />
          <ConsentField about={words.form.consentAbout} message={messages.consent} />
          {failure ? (
            <SendFailure {...failure} phone={facts.phone} submitButton={submitButton} />
          ) : null}
          <BookRow startsAt={startsAt} isSending={isSending} buttonRef={submitButton} />
        </div>
      </div>
    </form>
  );
}
