import { prefersCalm } from '../../ui/prefers-calm.ts';

/** The heading of what no longer fits. */
export const TOO_LATE_ID = 'too-late';

/** To what no longer fits, screens below. The address keeps the day, which stands where a jump would write (docs/decisions/104-a-wedding-day-behind-the-hash.md). */
export function LateLink({ words }: { words: string }) {
  return (
    <a
      className="ribbon-late"
      href={`#${TOO_LATE_ID}`}
      onClick={(event) => {
        const heading = document.getElementById(TOO_LATE_ID);
        if (heading === null) return;
        event.preventDefault();
        heading.focus({ preventScroll: true });
        heading.scrollIntoView({ behavior: prefersCalm() ? 'instant' : 'smooth' });
      }}
    >
      {words}
    </a>
  );
}
