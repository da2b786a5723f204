import type { TeamMember } from './team-member.ts';

/** The letters behind a name, large, and what each of them means. */
export function LetterList({ credentials }: Pick<TeamMember, 'credentials'>) {
  if (credentials.length === 0) return null;
  return (
    <dl className="letter-list">
      {credentials.map(({ short, plain }) => (
        <div key={short}>
          <dt>{short}</dt>
          <dd>{plain}</dd>
        </div>
      ))}
    </dl>
  );
}
