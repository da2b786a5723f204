/** What a control of the form has in common with the others. */
export interface FieldControl {
  readonly id: string;
  readonly className: string;
  readonly disabled: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
  readonly onBlur: () => void;
}

interface HoursFieldProps {
  control: FieldControl;
  /** The weekday. */
  label: string;
  /** As `08:00-18:00`, or the word in its place. */
  hours: string;
  /** What it says without hours. */
  instead: string;
  /** What it begins with once it is to have hours. */
  suggested: string;
  /** What is typed may be half a time yet. */
  onType: (hours: string) => void;
  onChoose: (hours: string) => void;
}

const OPEN = 'open';
const HALF_HOUR_SECONDS = 1800;

/** The hours of one weekday: whether there are any, and from when until when. */
export function HoursField(props: HoursFieldProps) {
  const { control, label, hours, instead, suggested, onType, onChoose } = props;
  const [opens = '', closes] = hours.split('-');
  const time = {
    ...control,
    // The name of the field leads to the choice before them.
    id: undefined,
    type: 'time',
    step: HALF_HOUR_SECONDS,
    autoComplete: 'off',
  };
  return (
    <div className="site-hours">
      <select
        {...control}
        value={closes === undefined ? instead : OPEN}
        onChange={({ target }) => onChoose(target.value === OPEN ? suggested : instead)}
      >
        <option value={OPEN}>Open</option>
        <option value={instead}>{instead.charAt(0).toUpperCase() + instead.slice(1)}</option>
      </select>
      {closes === undefined ? null : (
        <>
          <input
            {...time}
            aria-label={`${label}, from`}
            value={opens}
            onChange={({ target }) => onType(`${target.value}-${closes}`)}
          />
          <span aria-hidden="true">to</span>
          <input
            {...time}
            aria-label={`${label}, until`}
            value={closes}
            onChange={({ target }) => onType(`${opens}-${target.value}`)}
          />
        </>
      )}
    </div>
  );
}
