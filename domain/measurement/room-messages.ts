import type { MeasuredEvent } from './measured-events.ts';
import type { Purpose } from './purposes.ts';

/** The page in a frame in which other people's scripts run, and nothing else (docs/decisions/124-a-room-for-other-peoples-scripts.md). */
export const ROOM_PATH = '/embed/measurement';

/** What a page tells the room. It is all that the scripts there can know of a visit. */
export type RoomMessage =
  /** First, and once: what the visitor has said yes to. */
  | { readonly type: 'impressions:granted'; readonly granted: readonly Purpose[] }
  /** A page was opened: its address in the URL map, without query and hash. */
  | { readonly type: 'impressions:page'; readonly page: string }
  | ({ readonly type: 'impressions:event' } & MeasuredEvent);
