import type { FastifyBaseLogger } from 'fastify';
import type { LetterFacts } from '../../domain/practice/contact-facts.ts';
import { deskOriginOf, type ServerConfig } from '../config.ts';
import { isDeskStarted } from '../db/desk-started.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { TellGivenUp } from './bury.ts';
import { createOutbox, type Outbox } from './create-outbox.ts';
import { findOutboxKey } from './outbox-key.ts';
import { createOutboxWorker, type OutboxWorker } from './outbox-worker.ts';
import type { DeskInUse } from './practice-mail.ts';
import { createWebhookCaller } from './webhook-caller.ts';

/** Puts the outbox together as the settings say. @throws StartupError when its key cannot be used */
export async function outboxFromConfig(
  config: ServerConfig,
  practice: LetterFacts,
  database: RequestDatabase,
): Promise<Outbox> {
  const { SMTP_URL, MAIL_FROM, NOTIFY_TO, WEBHOOK_URL, WEBHOOK_SECRET } = config;
  const mail = SMTP_URL !== undefined &&
    MAIL_FROM !== undefined && {
      // Read where there is a mail server alone: it is a tenth of what a start costs.
      send: (await import('./smtp-mailer.ts')).createMailer({ smtpUrl: SMTP_URL, from: MAIL_FROM }),
      practiceAddress: NOTIFY_TO,
      findDesk: () => findDesk(config, database),
      confirmationKey: await findOutboxKey({
        configured: config.OUTBOX_KEY,
        dataDir: config.DATA_DIR,
      }),
      siteOrigin: config.SITE_ORIGIN,
      practice,
      reminds: config.REMINDERS === 'on',
    };
  const callWebhook =
    WEBHOOK_URL !== undefined &&
    WEBHOOK_SECRET !== undefined &&
    createWebhookCaller({
      url: WEBHOOK_URL,
      secret: WEBHOOK_SECRET,
      allowPrivate: config.WEBHOOK_ALLOW_PRIVATE,
      now: () => new Date(),
    });
  return createOutbox({ mail: mail || undefined, callWebhook: callWebhook || undefined });
}

/** Who works at the desk stands in the database, which several servers may share; its address in the settings of those that serve it. */
async function findDesk(
  config: ServerConfig,
  database: RequestDatabase,
): Promise<DeskInUse | undefined> {
  if (!(await isDeskStarted(database))) return undefined;
  return { address: config.DESK === 'off' ? config.DESK_ORIGIN : deskOriginOf(config) };
}

/** Starts sending, and says in the log what became of each try. */
export function startOutboxWorker(
  database: RequestDatabase,
  { deliver }: Outbox,
  log: FastifyBaseLogger,
  tellGivenUp: TellGivenUp,
): OutboxWorker {
  const worker = createOutboxWorker({
    database,
    deliver,
    now: () => new Date(),
    random: Math.random,
    tellGivenUp,
    report: (report) =>
      report.outcome === 'dead'
        ? log.error(report, 'notification given up')
        : log.info(report, 'notification'),
    reportFailure: (error) => log.error({ err: error }, 'the outbox failed'),
  });
  worker.start();
  return worker;
}
