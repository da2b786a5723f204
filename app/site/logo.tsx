import practice from 'content:practice';

/** The practice's mark, three arches within each other, and its name. */
export function Logo() {
  return (
    <span className="logo">
      <svg viewBox="0 0 26 30" aria-hidden="true" focusable="false">
        <path d="M1 30V13a12 12 0 0 1 24 0v17M6 30V13a7 7 0 0 1 14 0v17M11 30V13a2 2 0 0 1 4 0v17" />
      </svg>
      {practice.name}
    </span>
  );
}
