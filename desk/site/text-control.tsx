import { isHours } from '../../domain/desk/say-values.ts';
import type { FieldValue, SentField } from '../../domain/desk/site-wire.ts';
import { NO_HOURS } from '../../domain/practice/no-hours.ts';
import { HoursField, type FieldControl } from './hours-field.tsx';

const INPUT_TYPES = { time: 'time', day: 'date' } as const;
const INSTEAD_OF_HOURS = {
  'weekday-hours': NO_HOURS.weekday,
  'weekend-hours': NO_HOURS.weekend,
} as const;
/** For a day that had none. */
const USUAL_HOURS = '09:00-17:00';
/** About a line of the form. */
const LONG_CHARACTERS = 48;
const MOST_ROWS = 16;

interface TextControlProps {
  field: SentField;
  /** What the label and what is said of the field are tied to. */
  control: FieldControl;
  shown: string;
  onType: (text: string) => void;
  /** Hours are chosen whole. */
  onChoose: (hours: string) => void;
}

/** Where a field is written or chosen: hours, one of a few, several lines, or one. */
export function TextControl({ field, control, shown, onType, onChoose }: TextControlProps) {
  const { kind, choices, label, written } = field;
  if (isHours(kind)) {
    return (
      <HoursField
        control={control}
        label={label}
        hours={shown}
        instead={INSTEAD_OF_HOURS[kind]}
        suggested={textOf(written).includes('-') ? textOf(written) : USUAL_HOURS}
        onType={onType}
        onChoose={onChoose}
      />
    );
  }
  const common = {
    ...control,
    value: shown,
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  };
  if (choices !== null) {
    return (
      <select {...common}>
        {choices.some((choice) => choice.value === shown) ? null : (
          <option value={shown}>{shown === '' ? 'Please choose' : shown}</option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    );
  }
  if (kind === 'lines') {
    return <textarea {...common} rows={Math.max(4, shown.split('\n').length)} />;
  }
  if (kind === 'credentials') return <textarea {...common} rows={rowsFor(shown)} />;
  if (kind === 'text' && textOf(written).length > LONG_CHARACTERS) {
    return <textarea {...common} rows={rowsFor(shown)} />;
  }
  return (
    <input
      {...common}
      type={INPUT_TYPES[kind as keyof typeof INPUT_TYPES] ?? 'text'}
      inputMode={kind === 'number' ? 'numeric' : undefined}
      autoComplete="off"
    />
  );
}

/** About as many lines as the text takes, so that it is read whole. */
function rowsFor(text: string): number {
  const lines = text
    .split('\n')
    .map((line) => Math.max(1, Math.ceil(line.length / LONG_CHARACTERS)));
  return Math.min(
    MOST_ROWS,
    Math.max(
      3,
      lines.reduce((sum, count) => sum + count, 0),
    ),
  );
}

/** A value as it stands in a control. */
export function textOf(value: FieldValue): string {
  return typeof value === 'object' ? value.join('\n') : String(value);
}
