import type { ServerConfig } from '../config.ts';
import { loadEditions, type Editions } from '../site/load-editions.ts';
import { findLiveBuild, type BuildPlace } from './published-build.ts';

/** Where the sites lie: the one that was deployed, and those that were published at the desk. */
export type BuildSettings = Pick<ServerConfig, 'DATA_DIR' | 'SITE_MANIFEST' | 'BUILD_DIR'>;

/**
 * The site to start with: what was published at the desk; where that cannot be read, what was deployed.
 *
 * @throws StartupError where that cannot either
 */
export function loadPublished(config: BuildSettings): Editions {
  return loadLive(config.DATA_DIR, deployedBuild(config));
}

/** The same, with the site that was deployed named by its place. */
export function loadLive(dataDir: string, deployed: BuildPlace): Editions {
  const published = findLiveBuild(dataDir, deployed);
  try {
    return loadEditions(published.manifestPath, published.buildDir);
  } catch (error) {
    if (published === deployed) throw error;
    process.stderr.write(
      `\nWARNING: the site that was published at the desk cannot be read (${published.buildDir}). ` +
        'The one that was deployed is served; publish once more.\n\n',
    );
    return loadEditions(deployed.manifestPath, deployed.buildDir);
  }
}

/** The site that was deployed. @throws StartupError where it cannot be read */
export function loadDeployed(config: BuildSettings): Editions {
  const { manifestPath, buildDir } = deployedBuild(config);
  return loadEditions(manifestPath, buildDir);
}

/** Where the site that was deployed lies. */
export function deployedBuild({ SITE_MANIFEST, BUILD_DIR }: BuildSettings): BuildPlace {
  return { manifestPath: SITE_MANIFEST, buildDir: BUILD_DIR };
}
