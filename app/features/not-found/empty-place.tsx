import type { NotFoundWords } from './not-found-words.ts';

/** The empty place on the wall: hook, wires, the paler arch, a stool, and the label that nobody took down. */
export function EmptyPlace({ words }: { words: Pick<NotFoundWords, 'drawing' | 'label'> }) {
  return (
    <div className="empty-place">
      <svg viewBox="0 0 560 620" role="img" aria-label={words.drawing}>
        <path className="rail" d="M-2400 36H2400M-2400 42H2400M176 36v-4h8v4M336 36v-4h8v4" />
        <path className="wires-up" d="M180 38V-1200M340 38V-1200" />
        <path className="paler" d="M112 470V238a148 148 0 0 1 296 0v232z" />
        <path
          className="wires"
          d="M180 38c1 60-4 118 3 170 2 14 12 12 10 3-1-6-8-6-9 0M340 38c-1 54 3 96-2 142-2 15-13 12-11 4 1-6 9-5 9 1"
        />
        <path className="hook" d="M260 112v14m-4 0h8m-4 0v10a6 6 0 0 1-12 0" />
        <path
          className="stool"
          d="M206 522l-14 84M314 522l14 84M232 522l-6 78M288 522l6 78M199 566h122M228 560h64M188 506h144a8 8 0 0 1 0 16H188a8 8 0 0 1 0-16z"
        />
        <path className="shadow" d="M170 606h180" />
      </svg>
      <p className="wall-label">
        <i>{words.label.number}</i>
        {words.label.text}
      </p>
    </div>
  );
}
