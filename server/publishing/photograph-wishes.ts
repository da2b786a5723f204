import { PHOTOGRAPH_COMES, PHOTOGRAPH_GOES } from '../../domain/desk/site-wire.ts';
import type { ContentTexts } from './content-texts.ts';
import { markOfDraft, type Draft } from './draft-store.ts';
import { slotsIn, type PhotographSlot } from './photograph-slots.ts';

/** That somebody wants a photograph to come to a place of an entry, or to go from there: a draft under the path of that place. */
export interface PhotographWish {
  readonly slot: PhotographSlot;
  readonly name: 'comes' | 'goes';
  /** Of the new one; empty where one goes. */
  readonly mark: string;
  /** Of the new one, in pixels. */
  readonly size: { readonly widthPx: number; readonly heightPx: number };
  readonly draft: Draft;
}

/** What a draft says that brings a photograph. */
export function comesWith(
  mark: string,
  { widthPx, heightPx }: PhotographWish['size'],
): readonly string[] {
  return [PHOTOGRAPH_COMES, mark, String(widthPx), String(heightPx)];
}

/** The wishes among drafts that can be fulfilled: one that comes where it may stand, or goes where one stands. */
export function photographWishes(
  texts: ContentTexts,
  drafts: readonly Draft[],
): readonly PhotographWish[] {
  const slots = new Map(slotsIn(texts).map((slot) => [slot.path, slot]));
  return drafts.flatMap((draft): PhotographWish[] => {
    const slot = slots.get(draft.path);
    if (slot === undefined || !Array.isArray(draft.value)) return [];
    const [, mark = '', width, height] = draft.value;
    const size = { widthPx: Number(width ?? 0), heightPx: Number(height ?? 0) };
    if (markOfDraft(draft) !== undefined) return [{ slot, name: 'comes', mark, size, draft }];
    const goes = draft.value[0] === Object(PHOTOGRAPH_GOES)[0] && slot.photograph !== undefined;
    return goes ? [{ slot, name: 'goes', mark: '', size, draft }] : [];
  });
}

/** The marks of the photographs that come with drafts, each with when it was chosen; of two places, the earlier time. */
export function marksThatCome(
  texts: ContentTexts,
  drafts: readonly Draft[],
): ReadonlyMap<string, string> {
  const chosen = new Map<string, string>();
  for (const { name, mark, draft } of photographWishes(texts, drafts)) {
    const before = chosen.get(mark) ?? draft.at;
    if (name === 'comes') chosen.set(mark, draft.at < before ? draft.at : before);
  }
  return chosen;
}
