import type { SentField } from '../../domain/desk/site-wire.ts';

interface OfSampleProps {
  field: SentField;
  /** It is said to be the real person's. */
  onTheirs: () => void;
  /** Nothing of it is. */
  onNone: () => void;
}

/** What an invented person has and a real one may not: each is theirs by somebody's word alone. */
export function OfSample({ field: { label, kind }, onTheirs, onNone }: OfSampleProps) {
  const isOfMany = kind === 'credentials';
  const theirs = isOfMany ? 'These are theirs' : 'It is theirs';
  return (
    <>
      <button className="quiet" type="button" aria-label={`${theirs}: ${label}`} onClick={onTheirs}>
        {theirs}
      </button>
      {isOfMany ? (
        <>
          {' '}
          <button
            className="quiet"
            type="button"
            aria-label={`Take them out: ${label}`}
            onClick={onNone}
          >
            Take them out
          </button>
        </>
      ) : null}
    </>
  );
}
