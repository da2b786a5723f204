import type { ReactNode } from 'react';

/** A compound with a part too short to stand at the end of a line or the beginning of one: X-ray, e-mail, no-show, non-refundable, 90-minute, 3D-printed, check-in. */
const COMPOUND = /(?<![\w-])([\p{L}\d]{1,3}-\p{L}{2,12}|\p{L}{2,12}-\p{L}{1,2})(?![\w-])/u;

/** Text whose short compounds do not end a line after their hyphen; the letters stay the same, for search, copies and readers. */
export function UnbrokenWords({ children: text }: { children: string }): ReactNode {
  const parts = text.split(COMPOUND);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  );
}
