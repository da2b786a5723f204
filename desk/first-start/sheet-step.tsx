import { useState } from 'react';
import { joinWords } from '../../domain/desk/sheet-words.ts';
import type { ToldPractice } from '../../domain/desk/wire.ts';
import { printNow } from '../print-now.ts';
import { drawWords } from '../sheet/draw-words.ts';
import { CheckWords } from './check-words.tsx';
import { Paper } from './paper.tsx';

interface SheetStepProps {
  practice: ToldPractice;
  recipient: string;
  /** The words, once two of them were read from the paper. */
  onPrinted: (words: string) => void;
}

/** Step 2: a sheet of paper that must really exist. After printing, the words on the screen are covered. */
export function SheetStep({ practice, recipient, onPrinted }: SheetStepProps) {
  const [words] = useState(drawWords);
  const [isPrinted, setIsPrinted] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const [madeAt] = useState(() => new Date());
  const paper = { practice: practice.name, recipient, madeAt };

  const print = (): void => {
    setIsPrinted(true);
    printNow(setIsPrinting);
  };

  return (
    <>
      <h1>
        Print <em>the sheet</em>
      </h1>
      <div className="start-columns">
        <div>
          <p className="start-lede">
            Twelve words that open the desk when no passkey can: a computer that broke, a person who
            left. Print it twice. Put one copy in the safe of the practice, one in another house.
          </p>
          <p className="start-warning">
            If this sheet is lost <b>and</b> the last passkey is lost, every request, photo and note
            is lost with them. Nobody can bring them back. Appointments still show their times,
            without names.
          </p>
          <div className="start-go">
            <button className="button" type="button" onClick={print}>
              {isPrinted ? 'Print again' : 'Print two copies'}
            </button>
          </div>
          {isPrinted ? (
            <CheckWords words={words} onRight={() => onPrinted(joinWords(words))} />
          ) : null}
        </div>
        <Paper
          {...paper}
          copy={1}
          words={isPrinted && !isPrinting ? null : words}
          isCovered={isPrinted}
        />
        {isPrinting ? <Paper {...paper} copy={2} words={words} isCovered={false} /> : null}
      </div>
    </>
  );
}
