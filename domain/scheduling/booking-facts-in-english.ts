import type { SaidFacts } from '../content/scheduling-words.ts';
import { feeRule, feeTaken, feeWhenCancelled, refundRule } from '../practice/policy-words.ts';
import type { Practice } from '../practice/practice-schema.ts';
import { providerOfConsult } from '../practice/provider-of-consult.ts';
import { rescheduleRule } from './change-rules.ts';

/** What the scheduler says of fee and visit in English: made by the build, so that no page loads the rules' parts. */
export function bookingFactsInEnglish(practice: Practice): SaidFacts {
  const { booking, bring, policies, prices, virtualConsultation } = practice;
  const { consultationFee } = prices;
  return {
    details: {
      'virtual-consult': `On screen, ${providerOfConsult(virtualConsultation)}. It does not replace an examination. ${booking.consultFee}`,
      'smile-blueprint': `At the practice. The fee is ${consultationFee}, ${policies.fee.credit}. For a child, call first.`,
    },
    feeNote: `The fee is ${consultationFee}. ${feeTaken(practice)} ${refundRule(policies)}`,
    firm: booking.firm,
    weCall: `about the fee, ${consultationFee}. ${feeTaken(practice)}`,
    feeRules: `${feeRule(policies)} ${policies.noShow}`,
    rescheduleRule: rescheduleRule(policies.noticeHours),
    feeWhenCancelled: feeWhenCancelled(policies),
    noShow: policies.noShow,
    bring,
  };
}
