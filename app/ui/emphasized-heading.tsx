interface EmphasizedHeadingProps {
  heading: string;
  /** The run of words set in italic, where there is one. */
  emphasis?: string | undefined;
}

/** A heading's words with at most one phrase in italic. */
export function EmphasizedHeading({ heading, emphasis }: EmphasizedHeadingProps) {
  if (!emphasis) return heading;
  const start = heading.indexOf(emphasis);
  if (start === -1) return heading;
  return (
    <>
      {heading.slice(0, start)}
      <em>{emphasis}</em>
      {heading.slice(start + emphasis.length)}
    </>
  );
}
