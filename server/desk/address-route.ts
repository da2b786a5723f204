import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { ChangeAnswer } from '../../domain/desk/wire.ts';
import { isEmailAddress } from '../../domain/intake/contact-rules.ts';
import { LANGUAGES } from '../../domain/languages/page-languages.ts';
import { addressSeenForm } from './address-seen.ts';
import { correctAddress } from './address-store.ts';
import { entryForm, limited, nameIn, refuseGone } from './card-requests.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { refuseDesk, refuseForm } from './desk-refusals.ts';
import { readBody } from './read-body.ts';
import { requireSession } from './sessions.ts';

/** A visit is told anew by each: whoever got at an open desk is no sender of mail to strangers. */
const ADDRESSES_A_MINUTE = 12;

const addressForm = z.object({
  entry: entryForm,
  /** Null where they have none any more. */
  to: z
    .object({ email: z.string().refine(isEmailAddress), language: z.enum(LANGUAGES) })
    .nullable(),
  /** Whether it is another address than before; else it is the language that is other. */
  isOther: z.boolean(),
  ...addressSeenForm,
});

/** An address that was corrected, with what was written of it on the card. Whoever works at the desk hears that it is wrong. */
export function addAddressRoute(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { database, now, letters, tokens, practiceKey } = dependencies;

  app.post(
    '/api/cards/:name/address',
    limited(ADDRESSES_A_MINUTE),
    async (request, _reply): Promise<ChangeAnswer> => {
      const { person } = await requireSession(database, request, now());
      const card = nameIn(request);
      const wanted = readBody(addressForm, request);
      if (letters === undefined) throw refuseDesk(404, 'No letters are sent from this server.');
      const corrected = await correctAddress(
        { database, log: request.log },
        { letters, tokens, recipient: practiceKey.recipient() },
        { ...wanted, card, person, now: now() },
      );
      if (corrected.outcome === 'gone') throw refuseGone();
      if (corrected.outcome === 'elsewhere') throw refuseForm();
      const { number, person: by, at } = corrected.entry;
      return { entry: { number, person: by, at }, isLetterSent: corrected.isLetterSent };
    },
  );
}
