import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ChangedPage } from '../../domain/desk/site-wire.ts';
import { withAnnouncement } from '../site/announced-site.ts';
import type { LiveSite } from '../site/live-site.ts';
import { readManifest } from '../site/manifest.ts';
import type { BuildPlace } from './published-build.ts';
import { visibleText } from './text-places.ts';

const TITLE = /<title>([^<]*)<\/title>/;

/** Pages of a build whose visible words or pictures are others than those that visitors read now. */
export function changedPages(
  { manifestPath, buildDir }: BuildPlace,
  live: LiveSite,
): ChangedPage[] {
  // An announcement counts on whichever days it is shown.
  const { answers } = withAnnouncement(live.site());
  return Object.entries(readManifest(manifestPath).pages).flatMap(([address, page]) => {
    const html = readFileSync(path.join(buildDir, page.announcedFile ?? page.file), 'utf8');
    const now = answers.get(address)?.identity.body.toString('utf8');
    // A page with a form of its own is answered anew each time, and is not compared.
    if (
      now === undefined ||
      (visibleText(now) === visibleText(html) && hasSamePictures(now, html))
    ) {
      return [];
    }
    return [{ path: address, title: visibleText(TITLE.exec(html)?.[1] ?? address) }];
  });
}

const PICTURE = /\/assets\/[\w./-]+\.(?:avif|jpe?g|png|webp)/g;

/** Their names have a hash of what they show. */
function hasSamePictures(one: string, other: string): boolean {
  const [ours, theirs] = [one, other].map((html) => new Set(html.match(PICTURE)));
  return ours?.size === theirs?.size && [...(ours ?? [])].every((name) => theirs?.has(name));
}
