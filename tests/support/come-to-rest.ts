/**
 * Waits until nothing is on its way any more: what fades in has no contrast yet, and a menu beside the screen would count as cut
 * off. What goes on for longer than a second, or follows the scroll, is a state of its own. Runs in the page.
 */
export async function comeToRest(): Promise<void> {
  const LONGEST_MS = 1_000;
  // Which width it has, a page is told with a frame: until then it stands as it stood at the width before.
  await new Promise(requestAnimationFrame);
  const passing = document.getAnimations().filter(({ timeline, effect }) => {
    const endsAt = Number(effect?.getComputedTiming().endTime);
    return timeline instanceof DocumentTimeline && endsAt <= LONGEST_MS;
  });
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
