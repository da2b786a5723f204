import { expect, test } from '@playwright/test';
import { PRACTICE, NAVIGATION } from '../support/site-content.ts';
import { headingOf } from '../support/page-heading.ts';
import { openQuiz, QUIZ } from '../support/take-quiz.ts';
import { openAlive } from '../support/watch-page.ts';

/*
 * What is heard, and in which order: the page as the browser tells it to a screen reader. Lists of what must be there, not of all there is, so
 * that words can change; where they do, they are read from the content.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 900 } });

/** A name, as the snapshots write it. */
const named = (words: string) => JSON.stringify(words);

/** A name within longer ones, as the snapshots write it: a sign may be any. */
const anywhere = (words: string) => words.replaceAll(/[^\p{L}\p{N} ]/gu, '.');

test('a page is heard in the order in which it is seen: ways past, help, navigation, its words, footer', async ({
  page,
}) => {
  await openAlive(page, '/start-here');
  const links = NAVIGATION.map(
    ({ label }) => `        - listitem:\n          - link ${named(label)}`,
  );
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to main content"
    - link "Skip to navigation"
    - navigation "Help":
      - list:
        - listitem:
          - link "Emergency"
        - listitem:
          - link "Urgent ${PRACTICE.urgentPhone}"
        - listitem:
          - link "Call ${PRACTICE.phone}"
        - listitem:
          - link "Book a consultation"
    - banner:
      - link /${anywhere(PRACTICE.name)}/
      - navigation "Main":
        - list:
${links.map((link) => `  ${link.replaceAll('\n', '\n  ')}`).join('\n')}
    - main:
      - heading ${named(headingOf('start-here'))} [level=1]
      - navigation "Which of these is you?":
        - list
      - region:
        - heading [level=2]
    - contentinfo:
      - heading "Visit" [level=2]
      - heading "Hours" [level=2]
      - navigation "Quick links"
      - heading "Reach us" [level=2]
      - navigation "Policies"
    - status
  `);
});

test(
  'the menu is heard as a button, and then as a list of links that can be left again',
  { tag: '@release' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAlive(page, '/team');
    await page.locator('.mobile-bar').getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('.menu')).toMatchAriaSnapshot(`
    - navigation "Menu":
      - button "Close menu"
      - list:
${NAVIGATION.map(({ label }) => `        - listitem:\n          - link ${named(label)}`).join('\n')}
      - list:
        - listitem:
          - link /Emergency/
        - listitem:
          - link "Call ${PRACTICE.phone}"
  `);
  },
);

test('a question of the quiz is heard with its number, its group and every answer’s state', async ({
  page,
}) => {
  await openAlive(page, '/team');
  const quiz = await openQuiz(page);
  await quiz.getByRole('button', { name: "Let's get started" }).click();
  const [question] = QUIZ.questions;
  if (!question) throw new Error('the quiz has no question');
  await quiz.locator('.quiz-option').first().click();
  const [first, ...others] = question.options;
  await expect(quiz).toMatchAriaSnapshot(`
    - dialog "Smile Discovery":
      - button "Close"
      - region:
        - paragraph: Question 1 of 10
        - progressbar "Progress through the quiz"
        - group:
          - checkbox ${named(first?.text ?? '')} [checked]
${others.map(({ text }) => `          - checkbox ${named(text)}`).join('\n')}
          - checkbox "This doesn't sound like me"
        - status
        - button "Next"
  `);
});

test(
  'the results are heard as a heading, buttons with their shares, and the same shares in a table',
  { tag: '@release' },
  async ({ page }) => {
    await openAlive(page, '/team');
    const quiz = await openQuiz(page);
    await quiz.getByRole('button', { name: "Let's get started" }).click();
    for (const index of QUIZ.questions.keys()) {
      await expect(quiz.getByText(`Question ${index + 1} of 10`)).toBeVisible();
      await quiz.locator('.quiz-option').first().click();
      await quiz.locator('.quiz-onward .button').click();
    }
    await expect(quiz).toMatchAriaSnapshot(`
    - dialog "Smile Discovery":
      - button "Close"
      - region:
        - heading [level=2]
        - group "Your shares as a pie":
          - button /\\d+%\\. See what this could mean/
        - heading "Your smile profile" [level=3]
        - table "Your areas and their shares":
          - rowgroup:
            - row:
              - columnheader "Share"
              - columnheader "Area"
          - rowgroup:
            - row:
              - cell /\\d+%/
              - rowheader:
                - button
        - heading "A Deeper Look" [level=3]
        - heading "What Happens Next" [level=3]
  `);
  },
);

test('what is wrong with a form is heard at once, leads to its fields, and is heard again with each', async ({
  page,
}) => {
  await openAlive(page, '/embed/discovery-call');
  await page.getByRole('button', { name: 'Ask for a call' }).click();
  await expect(page.getByRole('group', { name: 'Please check 5 fields:' })).toBeFocused();
  await expect(page.locator('main')).toMatchAriaSnapshot(`
    - main "Request form":
      - heading [level=1]
      - group "Please check 5 fields:":
        - list:
          - listitem:
            - link "Please enter your name."
          - listitem:
            - link "Please enter your e-mail address."
      - textbox "Your name" [invalid]
      - textbox "E-mail" [invalid]
      - textbox "Phone" [invalid]
      - group "How should we answer you?":
        - radio "Call me" [checked]
      - combobox "When may we call?"
      - textbox "What matters most to you?" [invalid]
      - checkbox /I agree/ [invalid]
      - paragraph:
        - button "Ask for a call"
  `);
  const name = page.getByRole('textbox', { name: 'Your name' });
  await expect(name).toHaveAccessibleDescription('Please enter your name.');
  await expect(name).toHaveAttribute('autocomplete', 'name');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute(
    'autocomplete',
    'email',
  );
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('autocomplete', 'tel');
});
