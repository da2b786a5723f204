import { isPhotograph, type ContentTexts } from './content-texts.ts';
import { slotsIn, type PhotographSlot } from './photograph-slots.ts';
import { refusePublishing } from './refuse-publishing.ts';

/**
 * Turns a content down that has a photograph which was taken away for good: from an older state of its folder, from an older draft, or since somebody
 * took it away meanwhile.
 *
 * @param takenAway marks
 * @throws Refusal 409, which says where it stands
 */
export function refuseTakenAway(texts: ContentTexts, takenAway: ReadonlySet<string>): void {
  const back = [...texts].find(([name, mark]) => isPhotograph(name) && takenAway.has(mark));
  if (back === undefined) return;
  const slot = slotsIn(texts).find(({ mark }) => mark === back[1]);
  const place = slot === undefined ? `content/${back[0]}` : sayPlace(slot);
  throw refusePublishing(
    409,
    `A photograph that was taken away for good stands here again (${place}). Take it away there once more, or choose it anew with its consent; then build again.`,
  );
}

function sayPlace({ part: { title, emphasis }, says }: PhotographSlot): string {
  return `${[title, emphasis].filter(Boolean).join(' ')}: ${says}`;
}
