import { existsSync } from 'node:fs';
import path from 'node:path';
import { FACTS_FILE } from '../../domain/desk/fact-parts.ts';
import type { ServerConfig } from '../config.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { LiveSite } from '../site/live-site.ts';
import { createCheckoutTools, toolsEnvironment } from './checkout-tools.ts';
import { deployedBuild, type BuildSettings } from './load-published.ts';
import { createSitePublisher, type SitePublisher } from './site-publisher.ts';
import type { SiteTools } from './site-tools.ts';
import { createPlaces, type PlacesOf } from './text-places.ts';

/** What changes the site that visitors see. */
export interface Publishing {
  publisher: SitePublisher;
  tools: SiteTools;
  /** What visitors see now. */
  live: LiveSite;
  /** Whether there is a content here to read. */
  hasContent: () => boolean;
  placesOf: PlacesOf;
}

type Settings = BuildSettings & Pick<ServerConfig, 'SITE_CONTENT_DIR'>;

/** What it needs besides the settings. */
export interface PublishingGiven {
  readonly database: RequestDatabase;
  readonly now: () => Date;
  readonly live: LiveSite;
  readonly environment: NodeJS.ProcessEnv;
  readonly reportError: (error: unknown) => void;
}

/** Puts together what the desk publishes with, as the settings say. */
export function publishingFromConfig(
  config: Settings,
  { environment, ...given }: PublishingGiven,
): Publishing {
  const contentFolder = path.resolve(config.SITE_CONTENT_DIR);
  const tools = createCheckoutTools({
    program: path.resolve(import.meta.dirname, '../..'),
    contentFolder,
    environment: toolsEnvironment(environment),
  });
  return {
    publisher: createSitePublisher({
      ...given,
      dataDir: config.DATA_DIR,
      deployed: deployedBuild(config),
      tools,
    }),
    tools,
    live: given.live,
    hasContent: () => existsSync(path.join(contentFolder, FACTS_FILE)),
    placesOf: createPlaces(given.live.site),
  };
}
