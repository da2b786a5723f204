import { useEffect, useRef, useState } from 'react';
import type { StartOffer, ToldPractice } from '../../domain/desk/wire.ts';
import { replaceAddress } from '../address.ts';
import { DeskError, tell } from '../api/ask-server.ts';
import type { PracticeKey } from '../key/practice-key.ts';
import type { OnOpen } from '../locked/sign-in.ts';
import { useTitle } from '../use-title.ts';
import { AddYourself } from './add-yourself.tsx';
import { KeyStep } from './key-step.tsx';
import { SheetStep } from './sheet-step.tsx';
import { StartSteps, type StepName } from './start-steps.tsx';
import './first-start.css';

interface FirstStartProps {
  isAtStart: boolean;
  practice: ToldPractice;
  onOpen: OnOpen;
}

const NO_LINK =
  'Nobody works at this desk yet. Its first person begins with the link that the server printed when it started.';

/** The key, the sheet, the first person. Nothing is stored before the last step; closing the page begins anew. */
export function FirstStart({ isAtStart, practice, onOpen }: FirstStartProps) {
  useTitle('First start');
  const [ticket] = useState(() => (isAtStart ? location.hash.slice(1) : ''));
  const [offer, setOffer] = useState<StartOffer | null>(null);
  const [fault, setFault] = useState(ticket === '' ? NO_LINK : '');
  const [key, setKey] = useState<PracticeKey | null>(null);
  const [words, setWords] = useState('');
  const main = useRef<HTMLElement>(null);
  const step: StepName = key === null ? 'key' : words === '' ? 'sheet' : 'you';

  // What was pressed is gone with its step: whoever goes by keyboard begins at the next one.
  useEffect(() => {
    if (step !== 'key') main.current?.focus();
  }, [step]);

  useEffect(() => {
    if (ticket === '') return;
    // The link opens the desk to whoever has it: it does not stay in the address or the history.
    replaceAddress('/start');
    tell<StartOffer>('/api/first-start/begin', { ticket }).then(setOffer, (error: unknown) =>
      setFault(error instanceof DeskError ? error.message : String(error)),
    );
  }, [ticket]);

  if (offer === null) {
    return fault === '' ? null : (
      <main className="plain-page">
        <h1>The desk is not set up</h1>
        <p role="alert">{fault}</p>
      </main>
    );
  }
  return (
    <div className="start">
      <StartSteps practice={practice.name} step={step} />
      <main className="start-step" key={step} ref={main} tabIndex={-1}>
        {key === null ? <KeyStep offer={offer} onKey={setKey} /> : null}
        {key !== null && words === '' ? (
          <SheetStep practice={practice} recipient={key.recipient} onPrinted={setWords} />
        ) : null}
        {key !== null && words !== '' ? (
          <AddYourself practice={practice} start={{ ticket, key, words }} onOpen={onOpen} />
        ) : null}
      </main>
    </div>
  );
}
