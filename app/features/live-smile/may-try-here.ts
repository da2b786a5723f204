import practice from 'content:practice';
import { connectionHere } from '../../ui/may-prefetch.ts';
import { mayDrawLive } from './may-draw-live.ts';

/** What is known of practice, device and the visitor's wishes before a canvas is asked. */
export function mayTryHere(): boolean {
  const { deviceMemory } = navigator as Navigator & { deviceMemory?: number };
  const savesData = connectionHere()?.saveData ?? false;
  return practice.liveSmile && mayDrawLive({ renderer: '', memoryGb: deviceMemory, savesData });
}
