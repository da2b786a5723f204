import type { FastifyInstance } from 'fastify';
import { deskOriginOf, type ServerConfig } from '../config.ts';
import { isDeskStarted } from '../db/desk-started.ts';
import { buildDeskApp, type DeskAppSettings } from './build-desk-app.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { leavePreviews } from '../housekeeping/leave-previews.ts';
import { startChores } from '../housekeeping/start-chores.ts';
import { publishingFromConfig, type PublishingGiven } from '../publishing/publishing.ts';
import { issueTicket } from './tickets.ts';

/** A person tries again, and an office has one address; whoever guesses needs far more than this. */
const OPENINGS_A_MINUTE = 30;

type Given = Omit<DeskDependencies, 'origin' | 'siteAddress' | 'now' | 'publishing'> &
  Omit<PublishingGiven, 'database' | 'now'> &
  Omit<DeskAppSettings, 'buildDir' | 'openingsAMinute'>;

/**
 * Starts the desk on its own port, unless it is left out, and says where; to whoever reads that, also the link of the first start while
 * nobody was added. That its port is taken holds up no visitor: the site is served without the desk then.
 *
 * @returns undefined where there is no desk
 * @throws StartupError when it is not built; what the database throws
 */
export async function startDesk(
  config: ServerConfig,
  {
    database,
    practice,
    practiceKey,
    photoStore,
    tokens,
    letters,
    letterTexts,
    live,
    environment,
    reportError,
    ...settings
  }: Given,
): Promise<FastifyInstance | undefined> {
  if (config.DESK === 'off') return undefined;
  const origin = deskOriginOf(config);
  const siteAddress = config.SITE_ORIGIN ?? `http://localhost:${config.PORT}`;
  const now = () => new Date();
  const publishing = publishingFromConfig(config, {
    database,
    now,
    live,
    environment,
    reportError,
  });
  const app = await buildDeskApp(
    {
      database,
      now,
      origin,
      siteAddress,
      practice,
      practiceKey,
      photoStore,
      tokens,
      letters,
      publishing,
      letterTexts,
    },
    { ...settings, buildDir: config.DESK_BUILD_DIR, openingsAMinute: OPENINGS_A_MINUTE },
  );
  const stopChores = startChores([leavePreviews(publishing.publisher)], app.log);
  app.addHook('preClose', async () => {
    publishing.tools.stop();
    await stopChores();
  });
  try {
    await app.listen({
      port: config.DESK_PORT,
      host: config.DESK_HOST,
      listenTextResolver: () => 'the desk is listening',
    });
  } catch (error) {
    await app.close();
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    process.stderr.write(
      `\nWARNING: the desk is not served: ${config.DESK_HOST}:${config.DESK_PORT} cannot be used (${code}). ` +
        'The site is. Set DESK_PORT to a free port, or DESK=off.\n\n',
    );
    return undefined;
  }
  process.stdout.write(`The desk is served at ${origin}\n`);
  try {
    if (!(await isDeskStarted(database))) {
      const ticket = await issueTicket(database, 'first-start', now());
      process.stdout.write(
        `Nobody works at the desk yet. Its first person begins here, once, within a day:\n  ${origin}/start#${ticket}\n`,
      );
    }
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}
