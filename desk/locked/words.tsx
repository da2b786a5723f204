import { useState, type FormEvent } from 'react';
import {
  findWordsFault,
  joinWords,
  WORD_COUNT,
  type WordsFault,
} from '../../domain/desk/sheet-words.ts';
import type { SessionAnswer, SheetOffer } from '../../domain/desk/wire.ts';
import { numberInWords } from '../../domain/wording/number-in-words.ts';
import { DeskError, tell } from '../api/ask-server.ts';
import { fromBase64 } from '../api/bytes.ts';
import { unwrapWithWords } from '../key/practice-key.ts';
import { useTitle } from '../use-title.ts';
import type { OnOpen } from './sign-in.ts';
import { useWaitAfterTries } from './use-wait-after-tries.ts';
import { WordFields } from './word-fields.tsx';
import './words.css';

/** The twelve words of the printed sheet, in the place of a passkey. */
export function Words({ onOpen, onBack }: { onOpen: OnOpen; onBack: () => void }) {
  useTitle('Recovery sheet');
  const [words, setWords] = useState<readonly string[]>(() => Array(WORD_COUNT).fill(''));
  const [fault, setFault] = useState<WordsFault | string>('');
  const [isBusy, setIsBusy] = useState(false);
  const { waitWords, countTry } = useWaitAfterTries();
  const isWaiting = waitWords !== '';

  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || isWaiting) return;
    const found = findWordsFault(words);
    if (found !== undefined) {
      setFault(found);
      if (found.is !== 'missing') countTry();
      if (found.is !== 'order') document.getElementById(`word-${found.at + 1}`)?.focus();
      return;
    }
    setIsBusy(true);
    setFault('');
    try {
      const { wrapped, riddle } = await tell<SheetOffer>('/api/sheet/begin');
      const { key, openRiddle } = await unwrapWithWords(fromBase64(wrapped), joinWords(words));
      const proof = await openRiddle(fromBase64(riddle));
      onOpen(key, await tell<SessionAnswer>('/api/sheet', { proof }));
    } catch (error) {
      if (!(error instanceof DeskError)) countTry();
      setFault(error instanceof DeskError ? error.message : OTHER_SHEET);
      setIsBusy(false);
    }
  };

  const take = (at: number, word: string): void => {
    setWords(words.with(at, word));
    setFault('');
  };
  return (
    <main className="words">
      <div>
        <p>
          <button className="quiet" type="button" onClick={onBack}>
            Back to the passkey
          </button>
        </p>
        <h1>
          The twelve words <em>of the sheet</em>
        </h1>
        <p className="words-lede">
          Type them as they stand on the recovery sheet, in order. The order and the last word are
          checked here before anything is opened.
        </p>
        <p className="small">
          Opening by the sheet is written into the desk’s log, with the time. After it, add a
          passkey to this machine, so that the sheet can go back to its safe.
        </p>
      </div>
      <form onSubmit={open} noValidate>
        <WordFields
          words={words}
          faultAt={typeof fault === 'object' && fault.is !== 'order' ? fault.at : null}
          onChange={take}
        />
        <Fault fault={isWaiting ? waitWords : fault} onTake={take} />
        <button className="button" type="submit" aria-disabled={isBusy || isWaiting}>
          {isBusy ? 'Opening…' : 'Open'}
        </button>
        <p className="small words-foot">
          After five wrong tries this machine waits a minute, then two, then four. Nobody is shut
          out for good.
        </p>
      </form>
    </main>
  );
}

const OTHER_SHEET =
  'All twelve are words of the list, but together they do not open this desk. Is it its newest sheet?';

function Fault({
  fault,
  onTake,
}: {
  fault: WordsFault | string;
  onTake: (at: number, word: string) => void;
}) {
  const nearest = typeof fault === 'object' && fault.is === 'unknown' ? fault.nearest : undefined;
  const said = typeof fault === 'string' ? fault : sayFault(fault);
  return (
    <div role="alert" id="words-fault">
      {said === '' ? null : (
        <p className="fault">
          <span>
            {said}
            {nearest === undefined || typeof fault === 'string' || fault.is !== 'unknown' ? null : (
              <>
                {' '}
                Did you mean “{nearest}”?{' '}
                <button className="quiet" type="button" onClick={() => onTake(fault.at, nearest)}>
                  Take it
                </button>
              </>
            )}
          </span>
        </p>
      )}
    </div>
  );
}

function sayFault(fault: WordsFault): string {
  if (fault.is === 'order') {
    return 'All twelve are words of the list, but together they open nothing. Check the order.';
  }
  const which = `Word ${numberInWords(fault.at + 1)}`;
  return fault.is === 'missing' ? `${which} is missing.` : `${which} is not in the list.`;
}
