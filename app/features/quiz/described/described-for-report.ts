import type { Question } from '../../../../domain/content/quiz-questions.ts';
import type { Answers } from '../../../../domain/quiz/questions.ts';
import { concernsFromAnswers } from '../../../../domain/smile/from-answers.ts';
import type { DescribedInReport } from '../../quiz-report/report-input.ts';
import type { DrawnDescription } from './drawn-description.ts';
import type { DescribedParts } from './fetch-described.ts';
import { listDrawn, nameDrawing, sayDescribed } from './say-described.ts';

const JPEG_QUALITY = 0.86;

/** What the report says of what was described, with the picture that the page shows; undefined where the page says nothing of it either. */
export async function describedForReport(
  questions: readonly Question[],
  answers: Answers,
  parts: DescribedParts | undefined,
  drawing: DrawnDescription | null,
): Promise<DescribedInReport | undefined> {
  const concerns = concernsFromAnswers(questions, answers);
  if (!parts || concerns.length === 0) return undefined;
  const { words } = parts;
  const list = `${words.list} ${listDrawn(words, concerns)}.`;
  const bytes = drawing ? await jpegOf(drawing.canvas) : undefined;
  if (!drawing || !bytes) return { heading: words.heading, paragraphs: [list] };
  return {
    heading: words.heading,
    paragraphs: [list, words.lead],
    picture: {
      bytes,
      alt: sayDescribed(words, drawing.shown),
      caption: nameDrawing(words, drawing.shown, concerns),
    },
  };
}

/** Undefined where a browser will not give the picture away. */
async function jpegOf(canvas: HTMLCanvasElement): Promise<ArrayBuffer | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
  return blob?.arrayBuffer();
}
