import { OPEN_QUIZ_INTRO } from './window-events.ts';

/**
 * Asks for the quiz's intro (specification, section 4). Who opens it over the page says so by preventing the event's default;
 * otherwise the quiz's own page is the way.
 *
 * @param goTo leads to a page of the site
 */
export function startQuiz(goTo: (path: string) => void): void {
  const event = new Event(OPEN_QUIZ_INTRO, { cancelable: true });
  if (window.dispatchEvent(event)) goTo('/smile-assessment');
}
