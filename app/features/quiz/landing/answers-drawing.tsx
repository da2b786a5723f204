import type { AssessmentWords } from './assessment-words.ts';

/** Ten answers, in rows as pins stand. */
const ANSWERS = [
  [150, 96],
  [196, 96],
  [127, 140],
  [173, 140],
  [219, 140],
  [104, 184],
  [150, 184],
  [196, 184],
  [242, 184],
  [173, 228],
] as const;

/** Where the answers stay: in the browser's arch, with one way out through a box that nobody has ticked. */
export function AnswersDrawing({ words }: { words: AssessmentWords['limits']['drawing'] }) {
  return (
    <figure className="answers-drawing">
      <svg viewBox="0 0 640 330" role="img" aria-label={words.title}>
        <path d="M40 310V166a133 133 0 0 1 266 0v64M306 268v42M8 310H632" />
        <path className="answers-drawing-gold" d="M30 310V166a143 143 0 0 1 286 0v64" />
        <rect x="262" y="238" width="22" height="22" rx="2" />
        <path className="answers-drawing-way" d="M292 249H598" />
        <path d="M592 242l9 7-9 7" />
        {ANSWERS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="7" />
        ))}
      </svg>
      <figcaption aria-hidden="true">
        <span>{words.browser}</span>
        <em>{words.door}</em>
        <span>{words.practice}</span>
      </figcaption>
    </figure>
  );
}
