import { expect, type Locator, type Page } from '@playwright/test';
import { loadPractice } from '../../app/content/practice.server.ts';
import { loadQuiz } from '../../app/content/quiz.server.ts';
import type { Answers } from '../../domain/quiz/questions.ts';

/** The questions as the site asks them. */
export const QUIZ = loadQuiz(loadPractice());

/** Every option that lists only the given areas; another area's questions are left alone. */
export function answersOf(...areas: string[]): Answers {
  return Object.fromEntries(
    QUIZ.questions.map((question) => [
      question.id,
      question.options.flatMap((option, index) =>
        option.profiles.every((area) => areas.includes(area)) ? [index] : [],
      ),
    ]),
  );
}

/** Every regular option of every question. */
export const EVERYTHING: Answers = Object.fromEntries(
  QUIZ.questions.map((question) => [question.id, question.options.map((_, index) => index)]),
);

/** 'This doesn't sound like me', ten times. */
export const NOTHING_FITS: Answers = Object.fromEntries(
  QUIZ.questions.map((question) => [question.id, [question.options.length]]),
);

/** Opens the quiz over the page, by the event that any part of the site may fire. */
export async function openQuiz(page: Page): Promise<Locator> {
  await page.evaluate(() => window.dispatchEvent(new Event('openQuizIntro')));
  const dialog = page.getByRole('dialog', { name: 'Smile Discovery' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Goes from the intro to the results, choosing as the answers say. */
export async function takeQuiz(page: Page, answers: Answers): Promise<void> {
  await page.getByRole('button', { name: "Let's get started" }).click();
  // A page below may show the first question, too.
  const quiz = page.locator('.quiz');
  for (const [index, question] of QUIZ.questions.entries()) {
    await expect(quiz.getByText(`Question ${index + 1} of 10`)).toBeVisible();
    for (const option of answers[question.id] ?? []) {
      await quiz.locator('.quiz-option').nth(option).click();
    }
    const isLast = index === QUIZ.questions.length - 1;
    await quiz.getByRole('button', { name: isLast ? 'View Results' : 'Next' }).click();
  }
}

/** Leaves the results by their main link. @param dialog the quiz over a page */
export async function takeNextStep(dialog: Locator): Promise<void> {
  await dialog.locator('.result-actions').getByRole('link', { name: 'Take the Next Step' }).click();
}
