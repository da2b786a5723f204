import { needsServer } from '../../domain/embeds/embed-providers.ts';
import { sayProviders } from '../../domain/embeds/provider-words.ts';
import { sayMeasurement } from '../../domain/measurement/measurement-words.ts';
import { contactFactsOf } from '../../domain/practice/contact-facts.ts';
import { HOURS_IN_ENGLISH, type HoursLanguage } from '../../domain/practice/hours-language.ts';
import { directionsHref, mapHref } from '../../domain/practice/map-links.ts';
import { openingHoursOf } from '../../domain/practice/opening-rules.ts';
import { sayMonthly, sayTerms } from '../../domain/practice/monthly-plan.ts';
import {
  feeMissed,
  feeRule,
  feeTaken,
  feeWhenCancelled,
  feeWhenWeCancel,
  refundRule,
  refundWhen,
} from '../../domain/practice/policy-words.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import { ANSWER_TIME } from '../../domain/practice/promise.ts';
import { rescheduleRule, sayNotice } from '../../domain/scheduling/change-rules.ts';
import { EVENT_TYPES } from '../../domain/scheduling/event-types.ts';
import { sayCasesShown } from '../../domain/wording/cases-shown.ts';
import { numberInWords } from '../../domain/wording/number-in-words.ts';
import { textHref } from '../ui/phone-href.ts';
import { shownInThisBuild } from './consent.server.ts';
import { loadGallery } from './gallery.server.ts';

/**
 * The facts that text may name, as `{{phone}}`; with a capital, as `{{CaseCount}}`, at the beginning of a sentence. `{{textPhone}}` is a link
 * in Markdown, since a number alone is linked as one to call: it stands in formatted text only.
 *
 * @throws ContentError when the gallery's cases cannot be read, and so not counted
 */
export function placeholderValues(practice: Practice): Readonly<Record<string, string>> {
  const cases = loadGallery(shownInThisBuild());
  const counts = {
    cases: cases.length,
    models: cases.filter(({ isPatient }) => !isPatient).length,
  };
  const last = lastValues.get(practice);
  if (last?.counts.cases === counts.cases && last.counts.models === counts.models) {
    return last.values;
  }
  const values = { ...languageFreeValues(practice), ...valuesInEnglish(practice, counts) };
  lastValues.set(practice, { counts, values });
  return values;
}

interface Counts {
  readonly cases: number;
  readonly models: number;
}

/** The same object for the same facts: what was read with them need not be read again. */
const lastValues = new WeakMap<Practice, { counts: Counts; values: Record<string, string> }>();

/** The facts that are written the same in every language: names, numbers, addresses, amounts. A text in another language may name no other. */
export function languageFreeValues(practice: Practice): Readonly<Record<string, string>> {
  const { city, state, postalCode } = practice.address;
  return {
    name: practice.name,
    phone: practice.phone,
    textPhone: `[${practice.textPhone}](${textHref(practice.textPhone)})`,
    urgentPhone: practice.urgentPhone,
    email: practice.email,
    address: contactFactsOf(practice).address,
    streetAddress: practice.address.street,
    cityAddress: `${city}, ${state} ${postalCode}`,
    mapUrl: mapHref(practice.address),
    directionsUrl: directionsHref(practice.address),
    portalUrl: practice.portalUrl,
    consultationFee: practice.prices.consultationFee,
    blueprintMinutes: String(EVENT_TYPES['smile-blueprint'].durationMinutes),
    consultProvider: practice.virtualConsultation.provider,
    consultLicense: practice.virtualConsultation.licenseNumber,
    consultMinutes: String(EVENT_TYPES['virtual-consult'].durationMinutes),
  };
}

/** The hours, in the words of a language. */
export function hoursValues(
  practice: Practice,
  hours: HoursLanguage,
): Readonly<Record<string, string>> {
  const rules = openingHoursOf(practice);
  return {
    openHours: hours.open(rules),
    appointmentHours: hours.byAppointment(rules),
    weekendRule: hours.weekendRule(rules),
    openDays: hours.openDays(rules),
  };
}

/** Those that begin with "It", for what the sentence before has named, as they are said where that sentence is in another language. */
export function factsByThemselves(practice: Practice): Readonly<Record<string, string>> {
  return {
    feeTaken: feeTaken(practice, 'The fee'),
    refundRule: refundRule(practice.policies, 'The fee'),
  };
}

function valuesInEnglish(
  practice: Practice,
  { cases, models }: Counts,
): Readonly<Record<string, string>> {
  const { booking, policies, prices } = practice;
  const { fee } = policies;
  const blueprintMinutes = EVENT_TYPES['smile-blueprint'].durationMinutes;
  return {
    ...hoursValues(practice, HOURS_IN_ENGLISH),
    monthlyFrom: sayMonthly(prices.monthlyPlan),
    monthlyTerms: sayTerms(prices.monthlyPlan),
    bookingFirm: booking.firm,
    consultFee: booking.consultFee,
    consultProfession: practice.virtualConsultation.profession,
    feeTaken: feeTaken(practice),
    feeCharged: fee.charged,
    feeCredit: fee.credit,
    feeRefund: fee.refund,
    feeRefundUntil: fee.refundUntil,
    feeRefundWhen: refundWhen(fee),
    feeMissed: feeMissed(fee),
    feeBackIfMissed: fee.missed === 'back' ? prices.consultationFee : '$0',
    feeOtherwise: fee.otherwise,
    feeWhenCancelled: feeWhenCancelled(policies),
    feeWhenWeCancel: feeWhenWeCancel(practice),
    refundRule: refundRule(policies),
    feeRule: feeRule(policies),
    noShowRule: policies.noShow,
    cosmeticNotice: policies.cosmetic,
    areaRule: policies.area,
    rescheduleNotice: sayNotice(policies.noticeHours),
    rescheduleRule: `${rescheduleRule(policies.noticeHours)}.`,
    answerTime: ANSWER_TIME,
    blueprintMinutesInWords: numberInWords(blueprintMinutes),
    ...sayMeasurement(practice.measurement, needsServer(practice.embeds)),
    ...sayProviders(practice.embeds),
    // What to bring, by its place in the list: a translation names each line, so that none is an old one.
    ...Object.fromEntries(practice.bring.map((thing, index) => [`bring${index + 1}`, thing])),
    caseCount: numberInWords(cases),
    modelCount: numberInWords(models),
    casesShown: sayCasesShown(models, cases - models),
  };
}
