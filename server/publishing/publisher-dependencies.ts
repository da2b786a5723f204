import type { RequestDatabase } from '../db/open-database.ts';
import type { LiveSite } from '../site/live-site.ts';
import type { BuildPlace } from './published-build.ts';
import type { SiteTools } from './site-tools.ts';

/** What building and publishing need. */
export interface PublisherDependencies {
  readonly database: RequestDatabase;
  readonly now: () => Date;
  readonly dataDir: string;
  /** The site that was deployed: what is published stands until another one is. */
  readonly deployed: BuildPlace;
  readonly live: LiveSite;
  readonly tools: SiteTools;
  /** Told what nobody could be told of. */
  readonly reportError: (error: unknown) => void;
}
