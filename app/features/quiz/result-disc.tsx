import type { ReactNode } from 'react';
import type { PersonaKey } from '../../../domain/quiz/choose-persona.ts';
import { PersonaEmblem } from './persona-emblem.tsx';

/** The pie on a disc of the next section's ground, under the persona's arches. */
export function ResultDisc({
  personaKey,
  children,
}: {
  personaKey: PersonaKey;
  children: ReactNode;
}) {
  return (
    <div className="result-disc">
      <PersonaEmblem personaKey={personaKey} />
      {children}
    </div>
  );
}
