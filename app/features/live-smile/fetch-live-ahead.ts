import { canDrawHere } from './can-draw-here.ts';
import { loadDrawing } from './load-drawing.ts';

/**
 * Fetches what draws a smile where this device can draw one, for a page whose requests must be the same whether anything will be drawn or not.
 *
 * @param loadSmile fetches the code that makes a smile
 */
export async function fetchLiveAhead(loadSmile: () => Promise<unknown>): Promise<void> {
  if (!canDrawHere()) return;
  await loadDrawing();
  await loadSmile();
}
