import { isHours } from '../../domain/desk/say-values.ts';
import type { SentField } from '../../domain/desk/site-wire.ts';
import { BookedDay } from './booked-day.tsx';
import { BookedOutside } from './booked-outside.tsx';

/** Who comes at a time that new hours or holidays leave out: whoever publishes may not be who typed them. */
export function VisitsLeftOut({ fields }: { fields: readonly SentField[] }) {
  return fields.map(({ path, kind, name, written, draft }) => {
    if (draft === null) return null;
    const { value } = draft;
    if (kind === 'days') {
      const former = Array.isArray(written) ? written : [];
      const days = Array.isArray(value) ? value : [];
      return days
        .filter((day) => !former.includes(day))
        .map((day) => <BookedDay key={day} day={day} />);
    }
    if (!isHours(kind) || typeof value !== 'string' || typeof written !== 'string') return null;
    const hoursOf = `the new hours (${name})`;
    return (
      <BookedOutside key={path} hoursOf={hoursOf} path={path} hours={value} former={written} />
    );
  });
}
