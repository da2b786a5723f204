import { loadDrawing } from './load-drawing.ts';
import { mayTryHere } from './may-try-here.ts';
import { openContext } from './open-context.ts';

/**
 * Fetches what draws a smile where this device can draw one, for a page whose requests must be the same whether anything will be drawn or not.
 *
 * @param loadSmile fetches the code that makes a smile
 */
export async function fetchLiveAhead(loadSmile: () => Promise<unknown>): Promise<void> {
  if (!mayTryHere()) return;
  const gl = openContext(document.createElement('canvas'));
  if (!gl) return;
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  await loadDrawing();
  await loadSmile();
}
