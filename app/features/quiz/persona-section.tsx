import type { ReactNode } from 'react';
import type { PersonaText, ResultWords } from './quiz-content.ts';

interface PersonaSectionProps {
  bar: ReactNode;
  persona: PersonaText;
  words: ResultWords;
  actions: ReactNode;
  chart: ReactNode;
}

/** Who you are as a smile: the persona in the size of a page's heading, what to do, and the shares under the persona's emblem. */
export function PersonaSection({ bar, persona, words, actions, chart }: PersonaSectionProps) {
  const { article, rest } = splitName(persona.name);
  return (
    <section className="persona-section">
      {bar}
      <div className="wrap persona-inner">
        <div className="persona-banner">
          <p className="persona-label">{words.personaLabel}</p>
          <h2 tabIndex={-1} data-quiz-heading>
            {article} <em>{rest}</em>
          </h2>
          <p className="persona-description">{persona.description}</p>
          {actions}
        </div>
        {chart}
      </div>
    </section>
  );
}

/** "The Harmonizer": the article stands on a line of its own. */
function splitName(name: string): { article: string; rest: string } {
  const end = name.indexOf(' ');
  return { article: name.slice(0, end), rest: name.slice(end + 1) };
}
