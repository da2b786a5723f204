import { ROOM_PATH, type RoomMessage } from '../../domain/measurement/room-messages.ts';
import type { Purpose } from '../../domain/measurement/purposes.ts';

/** Where other companies' scripts run, while it is open. */
export interface MeasurementRoom {
  tell(message: RoomMessage): void;
  /** Ends whatever runs in it, at once. */
  close(): void;
}

/**
 * Opens the room: a frame without an origin, so that what runs in it can read neither this page nor its address, fields, cookies or storage. All that it
 * learns is what it is told here (docs/decisions/124-a-room-for-other-peoples-scripts.md).
 *
 * @param granted what the visitor has said yes to; never nothing
 */
export function openRoom(granted: readonly Purpose[]): MeasurementRoom {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  frame.title = 'Measurement';
  frame.hidden = true;
  frame.src = ROOM_PATH;
  let waiting: RoomMessage[] | null = [{ type: 'impressions:granted', granted }];
  // Any origin: a frame without one cannot be named. It is ours, and what it is told is for it alone.
  const send = (message: RoomMessage) => frame.contentWindow?.postMessage(message, '*');
  frame.addEventListener('load', () => {
    const early = waiting ?? [];
    waiting = null;
    for (const message of early) send(message);
  });
  document.body.append(frame);
  return {
    tell: (message) => (waiting === null ? send(message) : void waiting.push(message)),
    close: () => frame.remove(),
  };
}
