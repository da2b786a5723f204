import { feeRule, feeTaken, feeWhenCancelled } from '../../../domain/practice/policy-words.ts';
import { rescheduleRule } from '../../../domain/scheduling/change-rules.ts';
import { providerOfConsult } from '../../site/provider-of-consult.ts';
import type { SchedulingFacts } from './scheduling-facts.ts';
import type { SaidFacts } from './scheduling-language.ts';

/** The facts in English. */
export function bookingFactsInEnglish(facts: SchedulingFacts): SaidFacts {
  const { consultationFee } = facts.prices;
  return {
    details: {
      'virtual-consult': `On screen, ${providerOfConsult(facts.virtualConsultation)}. It does not replace an examination. ${facts.booking.consultFee}`,
      'smile-blueprint': `At the practice. The fee is ${consultationFee}, ${facts.policies.fee.credit}. For a child, call first.`,
    },
    feeNote: `The fee is ${consultationFee}. ${feeTaken(facts)}`,
    firm: facts.booking.firm,
    weCall: `about the fee, ${consultationFee}. ${feeTaken(facts)}`,
    feeRules: `${feeRule(facts.policies)} ${facts.policies.noShow}`,
    rescheduleRule: rescheduleRule(facts.policies.noticeHours),
    feeWhenCancelled: feeWhenCancelled(facts.policies),
    noShow: facts.policies.noShow,
    bring: facts.bring,
  };
}
