import { randomUUID } from 'node:crypto';
import {
  parseAppointment,
  type IntakeAppointment,
} from '../../domain/intake/appointment-schema.ts';
import { letterLanguageOf } from '../../domain/intake/letter-language.ts';
import { findOfferedSlot } from '../../domain/scheduling/offered-slots.ts';
import { countIfStored, type CountNew } from '../intake/count-if-stored.ts';
import type { IntakeDependencies } from '../intake/dependencies.ts';
import { drawNumber } from '../intake/draw-number.ts';
import { markBody } from '../intake/idempotency.ts';
import { OneAtATime } from '../intake/one-at-a-time.ts';
import { refuseFields, refuseUsedKey } from '../intake/refusals.ts';
import type { Suspicion } from '../intake/suspicion.ts';
import {
  findBooked,
  storeAppointment,
  type AppointmentReceipt,
  type BookingOutcome,
} from './appointment-store.ts';
import { opensBy } from './change-token.ts';
import { findAlternatives, findFree } from './free-slots.ts';
import { refuseCancelled } from './refuse-change.ts';
import { refuseTaken, refuseUnoffered } from './refuse-taken.ts';

/**
 * Takes in one appointment: validates it, knows a repeated one again, sees that its time is offered and free, counts, seals and stores it.
 *
 * @param key the idempotency key
 * @param input what was sent, as parsed
 * @param countNew called once for an appointment that can be made, before it is stored; throws to turn it down
 * @param sender how it was sent, and why it looks as if a program had, if it does; it is kept all the same
 * @returns what the visitor is told, the same for the same key and body; without its link once the desk has given it another
 * @throws Refusal 410 for a repeated one that is cancelled by now; 422 for fields that do not fit, a time that is not offered (with alternatives for a form), and a key that belongs to another body; 409 with
 *   alternatives for a time that is taken; what countNew throws; the database's error. Nothing is stored then.
 */
export type ReceiveAppointment = (
  key: string,
  input: unknown,
  countNew: CountNew,
  sender: Sender,
) => Promise<AppointmentReceipt & { changeToken?: string }>;

interface Sender {
  /** Whether a form without script sent it. */
  readonly isForm: boolean;
  readonly suspicion: Suspicion | undefined;
}

/** One a server: those who want one time wait for each other within it. Between servers the store alone tells who came first. */
export function createAppointmentReceiver(dependencies: IntakeDependencies): ReceiveAppointment {
  const { database, seal, now, addNotices, opening, tokens } = dependencies;
  const oneAtATime = new OneAtATime();
  const alternativesTo = (wanted: IntakeAppointment) =>
    findAlternatives(database, opening, wanted, now());

  async function book(
    key: string,
    appointment: IntakeAppointment,
    countNew: CountNew,
    { isForm, suspicion }: Sender,
  ): Promise<BookingOutcome> {
    const mark = markBody(key, appointment);
    const before = await findBooked(database, mark);
    if (before !== undefined) return before;
    const { event, startsAt } = appointment;
    const slot = findOfferedSlot(opening, event, startsAt, now());
    if (slot === undefined) {
      throw refuseUnoffered(isForm ? await alternativesTo(appointment) : undefined);
    }
    if ((await findFree(database, [slot])).length === 0) return { outcome: 'taken' };
    const store = async (): Promise<BookingOutcome> => {
      const receipt = {
        id: randomUUID(),
        reference: await drawNumber(database),
        event,
        ...slot,
        receivedAt: now().toISOString(),
      };
      const sealed = await seal(appointment, receipt);
      return storeAppointment(
        database,
        { receipt, sealed, mark, suspicion },
        (transaction, number) =>
          addNotices(transaction, {
            about: 'appointment',
            number,
            reference: receipt.reference,
            kind: event,
            receivedAt: receipt.receivedAt,
            isSetAside: suspicion !== undefined,
            visitor: {
              email: appointment.email,
              language: letterLanguageOf(appointment.language),
              appointment: {
                id: receipt.id,
                event,
                ...slot,
                status: 'booked',
                sequence: 0,
                token: tokens.of(receipt.id, key),
              },
            },
          }),
      );
    };
    return countIfStored(countNew, store, ({ outcome }) => outcome === 'stored');
  }

  return async (key, input, countNew, sender) => {
    const parsed = parseAppointment(input);
    if (!parsed.ok) throw refuseFields(parsed.fields);
    const { appointment } = parsed;
    // Those who want one time come one after another, so that the losers are neither counted nor sealed for nothing.
    const result = await oneAtATime.run(appointment.startsAt, () =>
      book(key, appointment, countNew, sender),
    );
    if (result.outcome === 'conflict') throw refuseUsedKey();
    if (result.outcome === 'cancelled') throw refuseCancelled();
    if (result.outcome === 'taken') throw refuseTaken(await alternativesTo(appointment));
    const { receipt } = result;
    const changeToken = tokens.of(receipt.id, key);
    const isReplaced = result.outcome === 'repeated' && !opensBy(result.linkHash, changeToken);
    return isReplaced ? receipt : { ...receipt, changeToken };
  };
}
