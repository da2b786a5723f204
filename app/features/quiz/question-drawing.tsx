import { QUESTION_DRAWINGS } from './question-drawings.ts';

/** What a question is about, as a line drawing: ink, and one thing in gold. */
export function QuestionDrawing({ number }: { number: number }) {
  const drawing = QUESTION_DRAWINGS[number - 1];
  if (!drawing) return null;
  return (
    <svg className="quiz-drawing" viewBox="0 0 240 240" aria-hidden="true" focusable="false">
      <path d={drawing.ink} />
      <path className="quiz-drawing-gold" d={drawing.gold} />
    </svg>
  );
}
