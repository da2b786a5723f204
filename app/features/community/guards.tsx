import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { CommunityWords } from './community-words.ts';
import { GuardParts, GuardSection } from './guard-section.tsx';

const KEY = ['tooth', 'pulp', 'gum', 'bone', 'guard'] as const;

/** Four kinds of mouthguard around the same tooth. */
export function Guards({ guards }: { guards: CommunityWords['guards'] }) {
  return (
    <section className="guards" id="mouthguards" aria-labelledby="guards-heading">
      <div className="wrap">
        <div className="guards-head">
          <h2 id="guards-heading">
            <EmphasizedHeading heading={guards.heading} emphasis={guards.headingEmphasis} />
          </h2>
          <p>{guards.text}</p>
        </div>
        <GuardParts />
        <ul className="guards-row">
          {guards.kinds.map(({ kind, name, text }) => (
            <li key={kind}>
              <GuardSection kind={kind} />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <ul className="guards-key">
          {KEY.map((part) => (
            <li key={part} data-part={part}>
              {guards.key[part]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
