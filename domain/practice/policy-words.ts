import type { Practice } from './practice-schema.ts';

type Policies = Practice['policies'];

/*
 * The rules of the consultation fee as sentences (product 8.1), for pages, forms, letters and documents alike. Their words stand in
 * content/practice.yaml.
 */

/** What the sentence before has named, or what has to be named here. */
type Subject = 'It' | 'The fee';

/** When and how the fee is taken: one sentence, and that we ask for no card online. */
export function feeTaken(
  { policies, booking }: Pick<Practice, 'policies' | 'booking'>,
  subject: Subject = 'It',
): string {
  return `${subject} is ${policies.fee.charged}, ${booking.feeTaken}`;
}

/** When the fee is given back, and when it is not. */
export function refundRule(policies: Policies, subject: Subject = 'It'): string {
  const { fee } = policies;
  return `${subject} is ${fee.refund} ${refundWhen(fee)}; otherwise it is ${fee.otherwise}.`;
}

/** What becomes of the fee, in two sentences. */
export function feeRule(policies: Policies): string {
  return `${feeCreditRule(policies)} ${refundRule(policies)}`;
}

/** What becomes of the fee once treatment begins. */
export function feeCreditRule({ fee }: Policies): string {
  return `The fee is ${fee.credit}.`;
}

/**
 * For somebody who has cancelled a visit, or is about to: how the fee comes back, and nothing of what holds after a missed one, which this can no longer be.
 * The rule's "otherwise" beside that reads as if cancelling cost what staying away does not.
 */
export function feeWhenCancelled({ fee }: Policies): string {
  return `If you have paid the fee, it is ${fee.refund} ${fee.refundUntil}.`;
}

/** For somebody whose visit we have cancelled: nothing of the rule's "otherwise" is said, since they have let nothing lapse. */
export function feeWhenWeCancel({ booking, policies }: Pick<Practice, 'booking' | 'policies'>) {
  return booking.weCancel ?? `If you have paid the fee, it is ${policies.fee.refund}.`;
}

/** For somebody whose visit has begun without them; which one it was is not known. */
export function feeIfMissed({ fee }: Policies): string {
  return `If you missed a Smile Blueprint and have paid its fee, it is ${feeMissed(fee)}.`;
}

/** What becomes of the fee of a visit that is missed: "refunded in full on request". */
export function feeMissed({ missed, refund, otherwise }: Policies['fee']): string {
  return missed === 'back' ? refund : otherwise;
}

/** After what the fee is given back. */
export function refundWhen({ refundUntil, missed }: Policies['fee']): string {
  return missed === 'back' ? `${refundUntil}, or after a missed one` : refundUntil;
}
