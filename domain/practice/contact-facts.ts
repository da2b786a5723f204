import type { OpeningRules } from '../scheduling/slot.ts';
import { directionsHref } from './map-links.ts';
import { openingHoursOf } from './opening-rules.ts';
import { feeWhenCancelled, feeWhenWeCancel } from './policy-words.ts';
import type { Practice } from './practice-schema.ts';

/** What a letter or a calendar entry says of the practice. */
export interface ContactFacts {
  readonly name: string;
  readonly phone: string;
  /** On one line. */
  readonly address: string;
  readonly siteUrl: string;
}

/** What a calendar entry of a visit says. */
export interface VisitFacts extends ContactFacts {
  /** How long before a visit it can still be moved online. */
  readonly noticeHours: number;
}

/** What the server says of the practice in letters and answers. */
export interface LetterFacts extends VisitFacts {
  /** By which the promise is reckoned. */
  readonly opening: OpeningRules;
  /** For what cannot wait. */
  readonly urgentPhone: string;
  /** The way there, on a map of somebody else's. */
  readonly directionsUrl: string;
  /** The fee of the first visit, and what becomes of it: "$250, credited in full toward treatment". */
  readonly consultationFee: string;
  /** What becomes of the fee of a visit that is cancelled. */
  readonly feeWhenCancelled: string;
  /** What becomes of it where the practice cancels; builds from before that do not say. */
  readonly feeWhenWeCancel?: string | undefined;
  /** The same in Spanish; left out where its translation is of other words. */
  readonly feeWhenWeCancelInSpanish?: string | undefined;
}

/** @param feeWhenWeCancelInSpanish as far as it is translated */
export function letterFactsOf(practice: Practice, feeWhenWeCancelInSpanish?: string): LetterFacts {
  return {
    ...contactFactsOf(practice),
    noticeHours: practice.policies.noticeHours,
    opening: openingHoursOf(practice),
    urgentPhone: practice.urgentPhone,
    directionsUrl: directionsHref(practice.address),
    consultationFee: `${practice.prices.consultationFee}, ${practice.policies.fee.credit}`,
    feeWhenCancelled: feeWhenCancelled(practice.policies),
    feeWhenWeCancel: feeWhenWeCancel(practice),
    feeWhenWeCancelInSpanish,
  };
}

/** Asks for no more of the practice than pages have of it in the browser, where calendar entries are made. */
export function contactFactsOf(
  practice: Pick<Practice, 'name' | 'phone' | 'address' | 'siteUrl'>,
): ContactFacts {
  const { name, phone, siteUrl } = practice;
  const { street, city, state, postalCode } = practice.address;
  return { name, phone, address: `${street}, ${city}, ${state} ${postalCode}`, siteUrl };
}
