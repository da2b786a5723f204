import type { BookingFacts, BookingFigures, SaidFacts } from '../content/scheduling-words.ts';
import {
  feeCreditRule,
  feeIfMissed,
  feeTaken,
  feeWhenCancelled,
  feeWhenWeCancel,
  refundRule,
} from '../practice/policy-words.ts';
import type { Practice } from '../practice/practice-schema.ts';
import { providerOfConsult } from '../practice/provider-of-consult.ts';
import { rescheduleRule } from './change-rules.ts';
import { sayFacts } from './say-facts.ts';

/** What the scheduler says of fee and visit in English: made by the build, so that no page loads the rules' parts. */
export function saidInEnglish(practice: Practice): SaidFacts {
  const facts = bookingFactsInEnglish(practice, 'It');
  return {
    ...sayFacts((pick) => [{ text: pick(facts).join(' ') }]),
    ...bookingFigures(practice),
    bring: practice.bring.map((text) => ({ text })),
  };
}

/** @param fee what it is called behind a sentence about it: by its name, where that sentence may be in another language */
export function bookingFactsInEnglish(practice: Practice, fee: 'It' | 'The fee'): BookingFacts {
  const { booking, policies, prices, virtualConsultation } = practice;
  const { consultationFee } = prices;
  return {
    details: {
      'virtual-consult': [
        `On screen, ${providerOfConsult(virtualConsultation)}.`,
        'It does not replace an examination.',
        booking.consultFee,
      ],
      'smile-blueprint': [
        'At the practice.',
        `The fee is ${consultationFee}, ${policies.fee.credit}.`,
        'For a child, call first: we tell you which visit fits and what it costs.',
      ],
    },
    feeNote: [`The fee is ${consultationFee}.`, feeTaken(practice, fee), refundRule(policies, fee)],
    firm: [booking.firm],
    feeTaken: [feeTaken(practice, fee)],
    feeRules: [feeCreditRule(policies), refundRule(policies, fee), policies.noShow],
    feeWhenCancelled: [feeWhenCancelled(policies)],
    feeWhenWeCancel: [feeWhenWeCancel(practice)],
    feeWhenMissed: [policies.noShow, feeIfMissed(policies)],
    noShow: [policies.noShow],
  };
}

function bookingFigures({ policies, prices }: Practice): BookingFigures {
  return {
    weCallAbout: `about the fee, ${prices.consultationFee}.`,
    rescheduleRule: rescheduleRule(policies.noticeHours),
  };
}
