import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, toTrustFunction } from './app.ts';
import { readConfig } from './config.ts';
import { createPracticeKey } from './desk/practice-key.ts';
import { tellLostLetters } from './desk/lost-letters.ts';
import { tellOfKeys } from './desk/tell-of-keys.ts';
import { holdsSealedRows, openDatabase } from './db/open-database.ts';
import { followRecipient } from './intake/follow-recipient.ts';
import { createPhotoSealer, createSealer } from './intake/seal.ts';
import { findSealingKey, RECIPIENT_FILE } from './intake/sealing-key.ts';
import { dropOldBlocks } from './housekeeping/drop-old-blocks.ts';
import { dropOldEditions } from './housekeeping/drop-old-editions.ts';
import { dropOldConfirmations } from './housekeeping/drop-old-confirmations.ts';
import { readOwnCalendar } from './housekeeping/read-own-calendar.ts';
import { startChores } from './housekeeping/start-chores.ts';
import { sweepPhotos } from './housekeeping/sweep-photos.ts';
import { watchValidity } from './housekeeping/watch-validity.ts';
import { withholdTakenAway } from './housekeeping/withhold-taken-away.ts';
import { writeVisits } from './housekeeping/write-visits.ts';
import { listen } from './listen.ts';
import { createLogSink } from './log-sink.ts';
import { describeError } from './logging.ts';
import { outboxFromConfig, startOutboxWorker } from './outbox/start-outbox.ts';
import { createPhotoKeeper } from './photos/photo-keeper.ts';
import { choosePhotoStore, preparePhotoFolder } from './photos/photo-settings.ts';
import { watchLoad } from './security/load-shedding.ts';
import { createChangeTokens } from './scheduling/change-token.ts';
import { findLinkSecret } from './scheduling/link-secret.ts';
import { closeOnSignal } from './shutdown.ts';
import { loadDeployed, loadPublished } from './publishing/load-published.ts';
import { readTakenAway } from './publishing/taken-away.ts';
import { settleAtStart } from './publishing/settle-at-start.ts';
import { createLiveSite } from './site/live-site.ts';
import { StartupError } from './startup-error.ts';
import { tellOfNewSecret, warnOfNewKey } from './tell-of-new-secrets.ts';
import { tellOfNoDesk } from './tell-of-no-desk.ts';
import { createVisitCounter } from './visits/visit-counter.ts';

/** Starts the server as the environment says, and says where it listens. */
async function start(): Promise<void> {
  const config = readConfig(process.env);
  const now = () => new Date();
  const { database, close: closeDatabase } = await openDatabase(
    config.DATA_DIR,
    config.DATABASE_URL,
  );
  const isSettled = await settleAtStart(config, database);
  const live = createLiveSite(isSettled ? loadPublished(config) : loadDeployed(config), now, () =>
    loadDeployed(config),
  );
  // Before anything is shown; the log says it.
  live.withhold(await readTakenAway(database));
  const site = live.site();
  const key = await findSealingKey({
    configured: config.SEALING_RECIPIENT,
    dataDir: config.DATA_DIR,
    hasRequests: await holdsSealedRows(database),
  });

  const recipientNow = followRecipient({
    file:
      config.SEALING_RECIPIENT === undefined
        ? path.join(config.DATA_DIR, RECIPIENT_FILE)
        : undefined,
    recipient: key.recipient,
    reportUnusable: () =>
      app.log.error(
        { file: RECIPIENT_FILE },
        'no public key there: sealing goes on to the last good one',
      ),
  });

  const practiceKey = createPracticeKey({
    database,
    dataDir: config.DATA_DIR,
    configured: config.SEALING_RECIPIENT,
    recipientNow,
  });
  if (config.DESK !== 'off') await tellOfKeys(config, database, practiceKey);
  // Not where a desk has taken its place already: what is said of it would be untrue.
  if (key.newIdentityFile !== undefined && recipientNow() === key.recipient) {
    warnOfNewKey(key.newIdentityFile, config.DESK !== 'off');
  }

  const outbox = await outboxFromConfig(config, live.facts, database);
  const { secret: linkSecret, newFile: newSecretFile } = await findLinkSecret({
    configured: config.LINK_SECRET,
    dataDir: config.DATA_DIR,
  });
  if (newSecretFile !== undefined) tellOfNewSecret(newSecretFile);

  const sharedCounts =
    config.DATABASE_URL === undefined
      ? undefined
      : (await import('./intake/shared-counts.ts')).openSharedCounts(
          config.DATABASE_URL,
          linkSecret,
        );
  await preparePhotoFolder(config);
  const photoStore = choosePhotoStore(config, config.DATA_DIR);
  const tokens = createChangeTokens(linkSecret);
  const visits = createVisitCounter(database, now);
  const load = watchLoad();
  const logSink = createLogSink(process.stdout.fd);
  const app = await buildApp({
    intake: {
      database,
      seal: (fields, receipt) => createSealer(recipientNow())(fields, receipt),
      photos: createPhotoKeeper({
        database,
        store: photoStore,
        sealPhoto: (photo) => createPhotoSealer(recipientNow())(photo),
        now,
      }),
      addNotices: outbox.addNotices,
      now,
      tokens,
      opening: live.facts.opening,
      practice: live.facts,
      takesAppointments: site.takesAppointments,
      busyFeed: config.DESK === 'off' ? undefined : site.practice,
      confirmsByMail: outbox.confirmsByMail,
      siteOrigin: config.SITE_ORIGIN,
      limits: {
        perAddress: config.RATE_LIMIT_MAX,
        perNetwork: config.RATE_LIMIT_NETWORK_MAX,
        altogether: config.RATE_LIMIT_ALL_MAX,
        slots: config.SLOTS_LIMIT_MAX,
      },
      sharedCounts,
      isOverloaded: load.isOverloaded,
    },
    visits: { counter: visits, pages: site.countedPages },
    handleSite: live.handle,
    validity: live.validity,
    everyHeader: site.everyHeader,
    practiceShown: () => live.facts,
    trustProxy: config.TRUST_PROXY,
    logLevel: config.LOG_LEVEL,
    logStream: logSink,
  });
  if (!isSettled) app.log.error('what the desk was publishing could not be taken back');
  // What the desk is made of takes as long to read as much of the rest: a server without one does not, and one with it does before it listens.
  const desks = config.DESK === 'off' ? undefined : await import('./desk/start-desk.ts');
  const worker = startOutboxWorker(database, outbox, app.log, tellLostLetters(recipientNow));
  const stopChores = startChores(
    [
      dropOldConfirmations(database, now, { reminds: outbox.reminds }),
      dropOldBlocks(database, now),
      readOwnCalendar(
        database,
        {
          address:
            config.BUSY_CALENDAR_URL === undefined ? undefined : { url: config.BUSY_CALENDAR_URL },
          opening: site.practice.opening,
          siteUrl: site.practice.siteUrl,
        },
        now,
        app.log,
      ),
      sweepPhotos(database, photoStore, app.log),
      watchValidity(live.validity, now, app.log),
      dropOldEditions(database, now),
      withholdTakenAway(database, live, app.log),
      writeVisits(visits),
    ],
    app.log,
  );
  // It may still be starting when the server is told to stop.
  let desk: Promise<FastifyInstance | undefined> | undefined;
  let stopped: Promise<unknown> = Promise.resolve();
  app.addHook('preClose', (done) => {
    // Not waited for here: it goes on beside the requests in flight, so that the two times do not add up.
    stopped = Promise.all([worker.stop(), stopChores(), desk?.then((started) => started?.close())]);
    done();
  });
  app.addHook('onClose', async () => {
    await stopped;
    // What was counted since the last minute. That it cannot be written holds up nothing.
    await visits.flush().catch(() => app.log.warn('the last visits were not written'));
    await sharedCounts?.close();
    await closeDatabase();
    await logSink.flush();
  });
  app.addHook('onListen', async () => load.begin());
  closeOnSignal(app);
  await listen(app, config);
  desk = desks
    ?.startDesk(config, {
      database,
      practice: live.facts,
      live,
      environment: process.env,
      reportError: (error) => app.log.error({ err: describeError(error) }, 'publishing failed'),
      practiceKey,
      photoStore,
      tokens,
      letters: outbox.deskLetters,
      letterTexts: () => live.site().letterTexts,
      everyHeader: site.everyHeader,
      trustProxy: toTrustFunction(config.TRUST_PROXY),
      logLevel: config.LOG_LEVEL,
      logStream: logSink,
    })
    .catch((error: unknown) => tellOfNoDesk(error, app.log));
  await desk;
}

function stop(error: unknown): void {
  const text = error instanceof StartupError ? error.message : JSON.stringify(describeError(error));
  process.stderr.write(`The server did not start, or had to stop.\n${text}\n`);
  process.exit(1);
}

// Nobody may be reading, or the disk that it goes to may be full: that ends no server.
for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
// Node would print the whole error, and an error's message may quote what a visitor wrote.
process.on('uncaughtException', stop);
process.on('unhandledRejection', stop);
start().catch(stop);
