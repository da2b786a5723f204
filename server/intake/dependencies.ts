import type { ContactFacts, LetterFacts } from '../../domain/practice/contact-facts.ts';
import type { OpeningRules } from '../../domain/scheduling/slot.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { AddNotices } from '../outbox/create-outbox.ts';
import type { PhotoKeeper } from '../photos/photo-keeper.ts';
import type { ChangeTokens } from '../scheduling/change-token.ts';
import type { IsOverloaded } from '../security/load-shedding.ts';
import type { Limits } from './request-limit.ts';
import type { SealRequest } from './seal.ts';
import type { SharedCounts } from './shared-counts.ts';

/**
 * What taking in requests, appointments and their changes needs: one object, made once (server/main.ts; for tests
 * server/test-support/sample-dependencies.ts). Each part takes of it what it uses.
 */
export interface IntakeDependencies {
  database: RequestDatabase;
  seal: SealRequest;
  photos: PhotoKeeper;
  addNotices: AddNotices;
  now: () => Date;
  /** Signs and reads the links to appointments. */
  tokens: ChangeTokens;
  /** The practice's hours, from the build: what is offered and the promise are reckoned from them. */
  opening: OpeningRules;
  /** What an answer without script says of the practice; what is published is said at once. */
  practice: Pick<
    LetterFacts,
    | 'address'
    | 'consultationFee'
    | 'feeWhenCancelled'
    | 'feeWhenWeCancel'
    | 'feeWhenWeCancelInSpanish'
    | 'noticeHours'
  >;
  /** False where the practice schedules elsewhere: there is then no calendar here to fill. */
  takesAppointments: boolean;
  /** What the feed of busy times says of the practice; undefined where there is no desk, which alone makes and ends its addresses. */
  busyFeed: Pick<ContactFacts, 'name' | 'siteUrl'> | undefined;
  /** Whether visitors get a confirmation e-mail; the same for every sender, so that it tells a program nothing. */
  confirmsByMail: boolean;
  siteOrigin: string | undefined;
  limits: Limits;
  /** Where several servers count together; undefined where there is one. */
  sharedCounts: SharedCounts | undefined;
  /** Whether the server should turn work away just now. */
  isOverloaded: IsOverloaded;
}
