import type { KeyboardEvent } from 'react';

interface TypedFieldProps {
  id: string;
  label: string;
  value: string;
  maxLength: number;
  /** What is to be mended; undefined where nothing is. */
  fault: string | undefined;
  /** What is to be known of it. */
  note?: string | undefined;
  isBusy: boolean;
  /** So many lines; one in a field of its own kind where it is left out. */
  rows?: number;
  type?: 'tel';
  inputMode?: 'email';
  className?: string;
  onWrite: (words: string) => void;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** A field with its name, and what is to be mended below it. Browsers keep nothing of it. */
export function TypedField(props: TypedFieldProps) {
  const { id, label, value, maxLength, fault, isBusy, rows, type, inputMode, className } = props;
  const shared = {
    id,
    className: 'field',
    autoComplete: 'off',
    spellCheck: false,
    maxLength,
    readOnly: isBusy,
    value,
    onKeyDown: props.onKeyDown,
    onChange: ({ target }: { target: { value: string } }) => props.onWrite(target.value),
    ...(fault === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-fault` }),
  };
  return (
    <div className={className}>
      <label>
        <span className="label">{label}</span>
        {rows === undefined ? (
          <input {...shared} type={type ?? 'text'} inputMode={inputMode} />
        ) : (
          <textarea {...shared} rows={rows} />
        )}
      </label>
      {props.note === undefined ? null : (
        <p className="small" role="status">
          {props.note}
        </p>
      )}
      {fault === undefined ? null : (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}
