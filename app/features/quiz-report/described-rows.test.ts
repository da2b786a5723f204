import sharp from 'sharp';
import { expect, it } from 'vitest';
import { loadPractice } from '../../content/practice.server.ts';
import { WORDS_APART } from '../../content/words-apart.server.ts';
import { loadQuiz } from '../../content/quiz.server.ts';
import { scoreAnswers } from '../../../domain/quiz/score-answers.ts';
import { readDocumentFonts } from '../../../scripts/finish-build/notice/read-document-fonts.ts';
import { findPdfFaults } from '../../../tests/support/pdf-faults.ts';
import { partsOf, readPdf } from '../../../tests/support/read-pdf.ts';
import { drawReport } from './draw-report.ts';
import type { DescribedInReport } from './report-input.ts';

const practice = loadPractice();
const quiz = loadQuiz(practice);
const entries = scoreAnswers(quiz.questions, { Q1: [0, 1], Q2: [0] });
const { heading, lead, alone } = WORDS_APART['quiz-described'](practice);
const ALT = 'A model with what was said.';

const reportWith = (described: DescribedInReport | undefined) =>
  drawReport(
    {
      entries,
      persona: quiz.personas.harmonizer,
      summary: [quiz.summaries.closing],
      areas: quiz.areas,
      headings: quiz.words.results,
      words: WORDS_APART['quiz-report'](practice),
      practice,
      localDate: '2026-11-23',
      chart: entries,
      described,
    },
    readDocumentFonts(),
  );

const jpeg = async () => {
  const background = '#dddddd';
  const drawn = sharp({ create: { width: 64, height: 40, channels: 3, background } });
  return Uint8Array.from(await drawn.jpeg().toBuffer()).buffer;
};
const altsIn = (pdf: ReturnType<typeof readPdf>) =>
  JSON.stringify(partsOf(pdf.root, 'Figure')).includes(ALT);
const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

it('the picture stands with its words and what it shows where the page has one', async () => {
  const picture = { bytes: await jpeg(), alt: ALT, caption: alone };
  const bytes = await reportWith({ heading, paragraphs: [ALT, lead], picture });
  const pdf = readPdf(bytes);
  expect(altsIn(pdf)).toBe(true);
  expect(squeezed(pdf.root.text)).toContain(squeezed(`${alone}${ALT}${lead}`));
  expect(findPdfFaults(pdf)).toEqual([]);
  const page = pdf.pageTexts.map(squeezed).find((text) => text.includes(squeezed(lead)));
  expect(page, 'what the answers say, on the same page').toContain(
    squeezed(quiz.summaries.closing),
  );
});

it('the words stand alone where it has none', async () => {
  const bytes = await reportWith({ heading, paragraphs: [ALT, lead] });
  const pdf = readPdf(bytes);
  expect(squeezed(pdf.root.text)).toContain(squeezed(heading + ALT + lead));
  expect(altsIn(pdf)).toBe(false);
});

it('nothing is said where there is nothing to draw', async () => {
  expect(readPdf(await reportWith(undefined)).root.text).not.toContain(heading);
});
