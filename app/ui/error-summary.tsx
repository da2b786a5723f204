import { use, useEffect, useId, useRef } from 'react';
import { FieldWordsHere, type FieldWords } from './field-words.ts';
import { focusOnBeginning } from './focus-on-beginning.ts';
import type { FieldFaults } from './use-field-faults.ts';

/**
 * All faults of the form in one place, each leading to its field. Takes the focus when the form is refused, by which it is read out; as fields
 * are mended their entries leave, and how many are left is said quietly.
 */
export function ErrorSummary({ faults }: { faults: FieldFaults }) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const { messages, refusals, refusedCount } = faults;
  const entries = Object.entries(messages);
  const words = use(FieldWordsHere);

  useEffect(() => {
    if (refusals === 0 || !ref.current) return undefined;
    return focusOnBeginning(ref.current);
  }, [refusals]);

  return (
    <>
      {/* There before it speaks, as live regions must be. */}
      <p className="visually-hidden" role="status">
        {entries.length < refusedCount ? sayLeft(entries.length, words) : ''}
      </p>
      {entries.length === 0 ? null : (
        <div className="error-summary" role="group" aria-labelledby={id} ref={ref} tabIndex={-1}>
          <p id={id}>
            {entries.length === 1
              ? words.checkOne
              : words.checkMany.replace('{count}', String(entries.length))}
          </p>
          <ul>
            {entries.map(([field, message]) => (
              <li key={field}>
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    // Not by the hash: every fault would stand in the history, and Back would seem broken.
                    event.preventDefault();
                    document.getElementById(field)?.focus();
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function sayLeft(count: number, words: FieldWords): string {
  if (count === 0) return words.allMended;
  return count === 1 ? words.oneLeft : words.manyLeft.replace('{count}', String(count));
}
