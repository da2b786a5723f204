import type { OpeningRules } from '../../domain/scheduling/slot.ts';

/** What the page says beside the request itself. */
export interface ReceivedFacts {
  opening: OpeningRules;
  /** Whether this server sends confirmations. */
  confirmsByMail: boolean;
  photoCount: number;
}
