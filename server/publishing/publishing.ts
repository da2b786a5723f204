import { existsSync } from 'node:fs';
import path from 'node:path';
import { FACTS_FILE } from '../../domain/desk/fact-parts.ts';
import type { ServerConfig } from '../config.ts';
import type { RequestDatabase } from '../db/open-database.ts';
import type { LiveSite } from '../site/live-site.ts';
import { loadEditions, type Editions } from '../site/load-editions.ts';
import { createCheckoutTools, toolsEnvironment } from './checkout-tools.ts';
import { findLiveBuild, type BuildPlace } from './published-build.ts';
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

type Settings = Pick<ServerConfig, 'DATA_DIR' | 'SITE_MANIFEST' | 'BUILD_DIR' | 'SITE_CONTENT_DIR'>;

interface Given {
  readonly database: RequestDatabase;
  readonly now: () => Date;
  readonly live: LiveSite;
  readonly environment: NodeJS.ProcessEnv;
  readonly reportError: (error: unknown) => void;
}

/** Puts together what the desk publishes with, as the settings say. */
export function publishingFromConfig(
  config: Settings,
  { environment, ...given }: Given,
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

/**
 * The site to start with: what was published at the desk; where that cannot be read, what was deployed.
 *
 * @throws StartupError where that cannot either
 */
export function loadPublished(config: Settings): Editions {
  const deployed = deployedBuild(config);
  const published = findLiveBuild(config.DATA_DIR, deployed);
  try {
    return loadEditions(published.manifestPath, published.buildDir);
  } catch (error) {
    if (published === deployed) throw error;
    process.stderr.write(
      `\nWARNING: the site that was published at the desk cannot be read (${published.buildDir}). ` +
        'The one that was deployed is served; publish once more.\n\n',
    );
    return loadDeployed(config);
  }
}

/** The site that was deployed. @throws StartupError where it cannot be read */
export function loadDeployed(config: Settings): Editions {
  const { manifestPath, buildDir } = deployedBuild(config);
  return loadEditions(manifestPath, buildDir);
}

function deployedBuild({ SITE_MANIFEST, BUILD_DIR }: Settings): BuildPlace {
  return { manifestPath: SITE_MANIFEST, buildDir: BUILD_DIR };
}
