import { faultsOfCancel, parseReschedule } from '../../domain/intake/change-schema.ts';
import type { AppointmentView } from '../../domain/scheduling/appointment-view.ts';
import { canReschedule, hasBegun, rescheduleUntil } from '../../domain/scheduling/change-rules.ts';
import {
  findOfferedSlot,
  offeredSlots,
  type DayRange,
} from '../../domain/scheduling/offered-slots.ts';
import type { Slot } from '../../domain/scheduling/slot.ts';
import { isStorageFault } from '../db/storage-fault.ts';
import { countIfStored, type CountNew } from '../intake/count-if-stored.ts';
import type { IntakeDependencies } from '../intake/dependencies.ts';
import type { WriteAlong } from '../intake/request-store.ts';
import type { AppointmentChange, ConfirmedAppointment } from '../outbox/notice.ts';
import { OneAtATime } from '../intake/one-at-a-time.ts';
import { refuseFields, refuseInDoubt } from '../intake/refusals.ts';
import {
  cancelAppointment,
  moveAppointment,
  readAppointment,
  type StoredAppointment,
} from './change-store.ts';
import { opensBy } from './change-token.ts';
import { findAlternatives, findFree } from './free-slots.ts';
import { giveUpOffered } from './kept-times.ts';
import { refuseBegun, refuseCancelled, refuseLate, refuseStale } from './refuse-change.ts';
import { refuseTaken, refuseUnoffered } from './refuse-taken.ts';

/** The link by which a visitor came; `id` has been read from the token, which this server signed. */
export interface AppointmentLink {
  id: string;
  token: string;
}

/** What can be done to one appointment by its link. */
export interface AppointmentChanges {
  /** How it stands; undefined where there is none, or another link opens it by now. @throws Refusal 410 once it has begun without being cancelled */
  view(link: AppointmentLink): Promise<AppointmentView | undefined>;
  /** The free times that it may move to; those that it holds itself count as free. */
  freeTimes(link: AppointmentLink, range: DayRange): Promise<Slot[] | undefined>;
  /**
   * Moves it. Asking for the time that it has already is answered as done, so that a lost answer can be asked for again.
   *
   * @param countNew called once for a change that can be made, before it is stored; throws to turn it down
   * @param isForm whether a form without script asks
   * @throws Refusal 422 for fields that do not fit, a time that is not offered (with alternatives for a form), and less notice than the practice asks for; 409 with alternatives for a
   *   time that is taken, without for one who saw an older state; 410 once it is cancelled or has begun
   */
  reschedule(
    link: AppointmentLink,
    input: unknown,
    countNew: CountNew,
    isForm: boolean,
  ): Promise<AppointmentView | undefined>;
  /** Cancels it, however often it is asked. @throws Refusal 422 for fields, 410 once it has begun without being cancelled */
  cancel(link: AppointmentLink, input: unknown): Promise<AppointmentView | undefined>;
}

/** A guess: what holds the store up may be over by then. */
const READ_AGAIN_SECONDS = 30;

/** Undoes a change: while it was on its way, the desk gave the appointment another link (docs/decisions/260-a-card-that-is-corrected.md). */
class LinkReplaced extends Error {}

/** Then the link opens nothing. @throws any other error as it is */
function orOpenNothing(error: unknown): undefined {
  if (!(error instanceof LinkReplaced)) throw error;
}

/** One a server: wishes to move one appointment wait for each other within it. Between servers the store alone tells who came first. */
export function createAppointmentChanges(dependencies: IntakeDependencies): AppointmentChanges {
  const { database, now, addNotices, opening, practice } = dependencies;
  const oneAtATime = new OneAtATime();

  /** Tells practice and visitor, in the transaction of the change. */
  const tell =
    (
      { reference }: StoredAppointment,
      after: ConfirmedAppointment,
      change: AppointmentChange,
      changedAt: string,
    ): WriteAlong =>
    async (transaction, number) => {
      // Once the change has the row: whoever gives it another link at this moment has come before, and is seen, or comes after.
      const changed = await readAppointment(transaction, after.id);
      if (changed && !opensBy(changed.linkHash, after.token)) throw new LinkReplaced();
      // They have a time: what a letter holds for them beside it is others' to book (docs/decisions/206-letters.md).
      if (change === 'moved') await giveUpOffered(transaction, { about: 'appointment', number });
      await addNotices(transaction, {
        about: 'appointment',
        number,
        reference: reference ?? undefined,
        kind: after.event,
        receivedAt: changedAt,
        change,
        isSetAside: false,
        visitor: { appointment: after },
      });
    };

  async function read({ id, token }: AppointmentLink): Promise<StoredAppointment | undefined> {
    const found = await readAppointment(database, id);
    if (found && !opensBy(found.linkHash, token)) return undefined;
    // One that is cancelled goes on saying so: nobody missed it.
    if (found && !found.isCancelled && hasBegun(found.startsAt, now())) throw refuseBegun();
    return found;
  }

  async function view(link: AppointmentLink): Promise<AppointmentView | undefined> {
    const found = await read(link);
    return found && viewOf(found, practice.noticeHours, now());
  }

  /** @throws Refusal 503 where the change is made and cannot be read back: what failed then is not that it could not be stored */
  const viewChanged = (link: AppointmentLink) =>
    view(link).catch((error: unknown) => {
      throw isStorageFault(error) ? refuseInDoubt(READ_AGAIN_SECONDS) : error;
    });

  async function reschedule(
    link: AppointmentLink,
    wish: { startsAt: string; sequence: number },
    countNew: CountNew,
    isForm: boolean,
  ): Promise<AppointmentView | undefined> {
    const found = await read(link);
    if (found === undefined) return undefined;
    if (found.isCancelled) throw refuseCancelled();
    if (found.startsAt === wish.startsAt) return viewOf(found, practice.noticeHours, now());
    if (found.sequence !== wish.sequence) throw refuseStale();
    if (!canReschedule(found.startsAt, practice.noticeHours, now())) throw refuseLate();
    const { event } = found;
    const slot = findOfferedSlot(opening, event, wish.startsAt, now());
    const alternatives = () =>
      findAlternatives(database, opening, { event, startsAt: wish.startsAt }, now());
    if (slot === undefined) throw refuseUnoffered(isForm ? await alternatives() : undefined);
    const isFree = (await findFree(database, [slot], found.number)).length > 0;
    const changedAt = now().toISOString();
    const after = { ...confirmedOf(found, link.token), ...slot, sequence: found.sequence + 1 };
    const outcome = isFree
      ? await countIfStored(
          countNew,
          () =>
            moveAppointment(
              database,
              found,
              slot,
              changedAt,
              tell(found, after, 'moved', changedAt),
            ),
          (moved) => moved === 'moved',
        )
      : 'taken';
    if (outcome === 'stale') throw refuseStale();
    if (outcome === 'taken') throw refuseTaken(await alternatives());
    return viewChanged(link);
  }

  return {
    view,
    freeTimes: async (link, range) => {
      const found = await read(link);
      if (found === undefined) return undefined;
      const offered = offeredSlots(opening, found.event, range, now());
      const free = await findFree(database, offered, found.number);
      return free.filter((slot) => slot.startsAt !== found.startsAt);
    },
    reschedule: async (link, input, countNew, isForm) => {
      const parsed = parseReschedule(input);
      if (!parsed.ok) throw refuseFields(parsed.fields);
      // One after another, so that twenty sends of one wish are counted once.
      return oneAtATime
        .run(link.id, () => reschedule(link, parsed.reschedule, countNew, isForm))
        .catch(orOpenNothing);
    },
    cancel: async (link, input) => {
      const faults = faultsOfCancel(input);
      if (faults.length > 0) throw refuseFields(faults);
      const found = await read(link);
      if (found === undefined) return undefined;
      const { id, token } = link;
      const changedAt = now().toISOString();
      await cancelAppointment(database, found.number, changedAt, async (transaction, number) => {
        // As the transaction finds it: it may have been moved since it was read.
        const after = (await readAppointment(transaction, id)) ?? found;
        await tell(after, confirmedOf(after, token), 'cancelled', changedAt)(transaction, number);
      }).catch(orOpenNothing);
      return viewChanged(link);
    },
  };
}

function confirmedOf(appointment: StoredAppointment, token: string): ConfirmedAppointment {
  const { id, event, startsAt, endsAt, sequence, isCancelled } = appointment;
  const status = isCancelled ? 'cancelled' : 'booked';
  return { id, event, startsAt, endsAt, status, sequence, token };
}

function viewOf(appointment: StoredAppointment, noticeHours: number, now: Date): AppointmentView {
  const { id, reference, event, startsAt, endsAt, sequence } = appointment;
  const { isCancelled, isCancelledByUs } = appointment;
  return {
    id,
    reference,
    event,
    startsAt,
    endsAt,
    status: isCancelled ? 'cancelled' : 'booked',
    isCancelledByUs,
    sequence,
    canReschedule: !isCancelled && canReschedule(startsAt, noticeHours, now),
    rescheduleUntil: rescheduleUntil(startsAt, noticeHours).toISOString(),
  };
}
