import { SITE_PARTS } from '../../domain/desk/site-parts.ts';
import { useAddress } from '../address.ts';
import { useRoom } from '../room.ts';
import { useMedia, WIDE } from '../use-media.ts';
import { useTitle } from '../use-title.ts';
import { ChangesPage } from './changes-page.tsx';
import { EarlierPage } from './earlier-page.tsx';
import { PartPage } from './part-page.tsx';
import { SamplesPage } from './samples-page.tsx';
import { SiteContents } from './site-contents.tsx';
import { EARLIER, findPart, PUBLISH, SAMPLES } from './site-words.ts';
import { useSite, type SiteDesk } from './use-site.ts';
import './site.css';
import './site-pages.css';
import './photograph-field.css';

const PAGES: ReadonlySet<string> = new Set([PUBLISH, EARLIER, SAMPLES]);

/** What the practice says on its site: a form on the left, the real page on the right; drafts, a preview, publishing, and the way back. */
export function SiteRoom() {
  useTitle('The site');
  const address = useAddress();
  const isWide = useMedia(WIDE);
  const site = useSite();
  const asked = address.split('/')[2] ?? '';
  const isKnown = PAGES.has(asked) || findPart(asked) !== undefined;
  // On a phone the list stands alone; beside it something is open.
  const open = isKnown ? asked : isWide ? (SITE_PARTS[0]?.id ?? '') : '';
  const contents = <SiteContents site={site} open={open} />;
  return (
    <div className="site-room" data-open={open === '' ? 'list' : 'page'}>
      {open === '' ? (
        <main>{contents}</main>
      ) : (
        <>
          {contents}
          <SitePage site={site} open={open} />
        </>
      )}
      <p className="site-fault" role="alert">
        {site.fault === '' ? null : <span className="fault">{site.fault}</span>}
      </p>
    </div>
  );
}

function SitePage({ site, open }: { site: SiteDesk; open: string }) {
  const { people, person } = useRoom();
  const { answer } = site;
  const role = people.find(({ number }) => number === person)?.role ?? null;
  const part = findPart(open);
  if (answer === null) return <main className="site-doc" aria-busy="true" />;
  if (open === PUBLISH) return <ChangesPage site={site} answer={answer} role={role} />;
  if (open === EARLIER) return <EarlierPage site={site} answer={answer} role={role} />;
  if (open === SAMPLES) return <SamplesPage published={site.published} />;
  if (part === undefined) return null;
  return <PartPage key={part.id} part={part} answer={answer} site={site} role={role} />;
}
