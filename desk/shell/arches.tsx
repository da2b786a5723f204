/** The practice's mark, as an ornament. */
export function Arches() {
  return (
    <svg className="arches" viewBox="0 0 26 30" aria-hidden="true">
      <path d="M1 30V13a12 12 0 0 1 24 0v17M6 30V13a7 7 0 0 1 14 0v17M11 30V13a2 2 0 0 1 4 0v17" />
    </svg>
  );
}

/** The practice's name and the room's. */
export function DeskName({ practice }: { practice: string }) {
  return (
    <span className="desk-name">
      <Arches />
      <span>
        {practice} <em>the desk</em>
      </span>
    </span>
  );
}
