import { useEffect, useRef } from 'react';

/** A field's message, by the field's name, which is also its id. */
type FieldMessages = Readonly<Record<string, string>>;

/** All faults of the form in one place, each leading to its field. Takes the focus when there is something to mend. */
export function ErrorSummary({ messages }: { messages: FieldMessages }) {
  const ref = useRef<HTMLDivElement>(null);
  const faults = Object.entries(messages);

  useEffect(() => {
    if (Object.keys(messages).length > 0) ref.current?.focus();
  }, [messages]);

  if (faults.length === 0) return null;
  return (
    <div className="error-summary" role="alert" ref={ref} tabIndex={-1}>
      <p>
        {faults.length === 1 ? 'Please check one field:' : `Please check ${faults.length} fields:`}
      </p>
      <ul>
        {faults.map(([field, message]) => (
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
  );
}
