import type { PersonaText, ResultWords } from './quiz-content.ts';

interface PersonaBannerProps {
  persona: PersonaText;
  words: ResultWords;
}

/** The persona in its arch. */
export function PersonaBanner({ persona, words }: PersonaBannerProps) {
  return (
    <div className="persona-banner">
      <svg viewBox="0 0 150 80" aria-hidden="true" focusable="false">
        <path d="M5 80V75a70 70 0 0 1 140 0v5M23 80v-5a52 52 0 0 1 104 0v5M41 80v-5a34 34 0 0 1 68 0v5M59 80v-5a16 16 0 0 1 32 0v5" />
      </svg>
      <p className="persona-label">{words.personaLabel}</p>
      <h2 tabIndex={-1} data-quiz-heading>
        {persona.name}
      </h2>
      <p>{persona.description}</p>
    </div>
  );
}
