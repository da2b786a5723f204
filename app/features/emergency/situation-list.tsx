import { EmergencyDrawing } from './emergency-drawing.tsx';
import type { Situation } from './emergency-words.ts';
import { SITUATION_DRAWINGS } from './situation-drawings.tsx';

/** Where "something else happened" leads: to the situation's place in the list. */
export function listIdOf(id: string): string {
  return `list-${id}`;
}

interface SituationListProps {
  label: string;
  situations: readonly Situation[];
}

/** What may have happened, as links to the steps: nobody has to read past somebody else's emergency. */
export function SituationList({ label, situations }: SituationListProps) {
  return (
    <nav className="situation-links" aria-label={label}>
      <ul>
        {situations.map(({ id, name, hint }) => (
          <li key={id}>
            <a id={listIdOf(id)} href={`#${id}`}>
              <EmergencyDrawing width={100}>{SITUATION_DRAWINGS[id]}</EmergencyDrawing>
              <span>
                {name}
                {hint ? <small>{hint}</small> : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
