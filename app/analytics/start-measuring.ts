import type { MeasuredEvent } from '../../domain/measurement/measured-events.ts';
import type { PageMark } from '../../domain/measurement/page-mark.ts';
import { isDoNotTrackOn, isGlobalPrivacyControlOn } from './browser-signals.ts';
import { consentState, followConsent } from './consent-choice.ts';
import { hearMeasured } from './measure.ts';
import { mayBeTold, measuredPath } from './measured-path.ts';
import { openRoom, type MeasurementRoom } from './measurement-room.ts';
import { countVisit } from './own-count.ts';

/** Measures, for as long as this page lives. */
export interface Measuring {
  /** A page of the site is shown. @param path as the browser has it, without query and hash */
  showPage(path: string): void;
  /** Ends it. */
  stop(): void;
}

/** Begins to measure what the build allows, the visitor has agreed to, and their browser does not refuse. */
export function startMeasuring({ ownCount, purposes }: PageMark): Measuring {
  const counts = ownCount && !isGlobalPrivacyControlOn() && !isDoNotTrackOn();
  let shown: string | null = null;
  let room: MeasurementRoom | null = null;
  let granted = '';

  const tellPage = () => {
    if (shown !== null && mayBeTold(shown)) room?.tell({ type: 'impressions:page', page: shown });
  };
  const follow = () => {
    const now = consentState().granted;
    if (now.join(' ') === granted) return;
    granted = now.join(' ');
    // A yes that is taken back ends all that ran on it; what still holds begins anew.
    room?.close();
    room = now.length > 0 ? openRoom(now) : null;
    tellPage();
  };
  const hear = (event: MeasuredEvent) => {
    if (counts) countVisit(event);
    room?.tell({ type: 'impressions:event', ...event });
  };

  const stopFollowing = purposes.length > 0 ? followConsent(follow) : () => undefined;
  if (purposes.length > 0) follow();
  const stopHearing = hearMeasured(hear);
  return {
    showPage: (path) => {
      const page = measuredPath(path);
      if (page === shown) return;
      shown = page;
      if (counts) countVisit({ page });
      tellPage();
    },
    stop: () => {
      stopFollowing();
      stopHearing();
      room?.close();
    },
  };
}
