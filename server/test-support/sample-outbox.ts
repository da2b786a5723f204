import { createOutbox, type Outbox } from '../outbox/create-outbox.ts';
import { SAMPLE_PRACTICE } from './built-site.ts';

/** An outbox that notes mails to practice and visitor; what would send them sends nothing. */
export function sampleOutbox(): Outbox {
  return createOutbox({
    mail: {
      send: async () => undefined,
      practiceAddress: 'desk@example.org',
      confirmationKey: Buffer.alloc(32),
      siteOrigin: undefined,
      practice: SAMPLE_PRACTICE,
      reminds: true,
    },
  });
}
