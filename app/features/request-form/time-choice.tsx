import { FieldNotes } from '../../ui/form-field.tsx';

const TIMES = [
  ['any', 'Any time'],
  ['morning', 'Morning, 8 to 11'],
  ['midday', 'Around noon, 11 to 2'],
  ['afternoon', 'Afternoon, 2 to 6'],
] as const;

/** When a call would suit the visitor, on weekdays in New York. */
export function TimeChoice({ message }: { message?: string | undefined }) {
  return (
    <div className="field" data-invalid={message ? '' : undefined}>
      <label htmlFor="preferredTime">What time suits you?</label>
      <FieldNotes
        name="preferredTime"
        hint="On weekdays, in New York’s time (Eastern Time)."
        message={message}
      />
      <select
        id="preferredTime"
        name="preferredTime"
        defaultValue="any"
        aria-describedby={`preferredTime-hint${message ? ' preferredTime-message' : ''}`}
        aria-invalid={message ? true : undefined}
      >
        {TIMES.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
