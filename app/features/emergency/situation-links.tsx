interface SituationLinksProps {
  sections: readonly { readonly id: string; readonly heading: string }[];
}

/** What happened, as links to its steps: nobody has to read past somebody else's emergency. */
export function SituationLinks({ sections }: SituationLinksProps) {
  return (
    <nav className="situation-links" aria-label="What happened">
      <ul>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
