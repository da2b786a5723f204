/** The address of a link that was clicked plainly; null where the browser should have its way. */
export function plainClickTarget(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  // `data-own-click`: a link that does something of its own first.
  const isOurs = link && !link.target && !('ownClick' in link.dataset);
  return isOurs ? link.getAttribute('href') : null;
}

/** Whether the click was made in the quiz's dialog. */
export function isWithinQuiz(event: MouseEvent): boolean {
  return event.target instanceof Element && event.target.closest('.quiz-dialog') !== null;
}
