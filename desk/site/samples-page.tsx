import { useEffect, useState } from 'react';
import type { SamplesAnswer } from '../../domain/desk/site-wire.ts';
import { ask, DeskError } from '../api/ask-server.ts';
import { printNow } from '../print-now.ts';
import { useRoom } from '../room.ts';
import { useNow } from '../use-now.ts';
import { useWriteDownPrint } from '../use-write-down-print.ts';
import { DocHead } from './doc-head.tsx';
import { sayWho } from './site-words.ts';

/** Lines of `check:launch` name a file first. */
const LINE = /^(content\/[^:]+)(?::(\d+))?: (.*)$/;

/** What is invented still, or must be read by counsel, before the site opens. */
export function SamplesPage({ published }: { published: number }) {
  const [open, setOpen] = useState<readonly string[] | null>(null);
  const [fault, setFault] = useState('');
  const [isPrinting, setIsPrinting] = useState(false);
  const room = useRoom();
  useWriteDownPrint('samples');
  const now = useNow();
  useEffect(() => {
    let isOver = false;
    ask<SamplesAnswer>('/api/site/samples')
      .then((answer) => isOver || setOpen(answer.open))
      .catch(
        (error: unknown) => isOver || setFault(error instanceof DeskError ? error.message : ''),
      );
    return () => {
      isOver = true;
    };
  }, [published]);
  return (
    <main className="site-doc">
      <DocHead title="Still" emphasis="sample">
        Invented, not read by counsel, or about to end: each must be yours before the site opens.
        What stands in other files than the facts is changed there, as the guide for the practice
        says.
      </DocHead>
      <div role="status">
        {open === null && fault === '' ? <p>Looking through the content…</p> : null}
        {fault === '' ? null : <p className="fault">{fault}</p>}
        {open === null ? null : <p>{sayCount(open.length)}</p>}
      </div>
      {open === null ? null : (
        <ul className="site-samples">
          {open.map((line) => (
            <SampleLine key={line} line={line} />
          ))}
        </ul>
      )}
      {isPrinting ? (
        <p className="site-printed">
          Printed by {sayWho(room, { person: room.person, at: now.toISOString() }, now)}.
        </p>
      ) : null}
      <p className="site-buttons">
        <button
          className="button outline low"
          type="button"
          onClick={() => printNow(setIsPrinting)}
        >
          Print the list
        </button>
        <span className="small">
          The same as <code>npm run check:launch</code>, which also names settings of the server.
        </span>
      </p>
    </main>
  );
}

function SampleLine({ line }: { line: string }) {
  const [, file, at, words] = LINE.exec(line) ?? [];
  if (file === undefined) return <li>{line}</li>;
  return (
    <li>
      <span>{words}</span>
      <code>{at === undefined ? file : `${file}, line ${at}`}</code>
    </li>
  );
}

function sayCount(count: number): string {
  if (count === 0) return 'Nothing: the content is ready to open.';
  return count === 1 ? 'One thing.' : `${count} things.`;
}
