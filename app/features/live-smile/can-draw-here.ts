import { mayTryHere } from './may-try-here.ts';
import { openContext } from './open-context.ts';

let canDraw: boolean | undefined;

/** Whether a smile can be drawn live here, by practice, device and wishes. A canvas is asked once, and given back. */
export function canDrawHere(): boolean {
  if (canDraw !== undefined) return canDraw;
  const gl = mayTryHere() ? openContext(document.createElement('canvas')) : undefined;
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  canDraw = gl !== undefined;
  return canDraw;
}
