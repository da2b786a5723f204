import type { Answers } from '../../../../domain/quiz/questions.ts';
import { concernsFromAnswers } from '../../../../domain/smile/from-answers.ts';
import type { DescribedInReport } from '../../quiz-report/report-input.ts';
import { listDrawn, sayDescribed } from './say-described.ts';

const JPEG_QUALITY = 0.86;

/** What the report says of what was described, with the picture where the device has drawn one; undefined where there is nothing to draw. */
export async function describedForReport(
  answers: Answers,
  drawing: HTMLCanvasElement | null,
): Promise<DescribedInReport | undefined> {
  const concerns = concernsFromAnswers(answers);
  if (concerns.length === 0) return undefined;
  const { default: words } = await import('content:quiz-described');
  const bytes = drawing ? await jpegOf(drawing) : undefined;
  return {
    heading: words.heading,
    paragraphs: [`${words.list} ${listDrawn(words, concerns)}.`, words.lead],
    picture: bytes && { bytes, alt: sayDescribed(words, concerns) },
  };
}

/** Undefined where a browser will not give the picture away. */
async function jpegOf(drawing: HTMLCanvasElement): Promise<ArrayBuffer | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => {
    drawing.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });
  return blob?.arrayBuffer();
}
