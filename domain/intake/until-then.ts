/**
 * What somebody may do while they wait for an answer: offers, not tasks. The screen after a form, the page without script and the letter
 * say the same.
 */
export const UNTIL_THEN = [
  {
    title: 'Write down one sentence',
    text: 'What bothers you most, and what should stay as it is. It is the first thing we ask.',
  },
  {
    title: 'Look for a photograph',
    text: 'One in which you like your smile, however old. Bring it, or have it near the phone.',
  },
  {
    title: 'Ask your plan one question',
    text: '“What do you pay out of network?” The answer tells you how much of a visit it would cover.',
  },
] as const;

export const UNTIL_THEN_LEAD = 'There is nothing to prepare.';
