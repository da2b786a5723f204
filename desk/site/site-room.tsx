import { useAddress } from '../address.ts';
import { useRoom } from '../room.ts';
import { SITE_PARTS } from '../../domain/desk/site-parts.ts';
import { useMedia, WIDE } from '../use-media.ts';
import { useTitle } from '../use-title.ts';
import { ChangesPage } from './changes-page.tsx';
import { EarlierPage } from './earlier-page.tsx';
import { PartPage } from './part-page.tsx';
import { SamplesPage } from './samples-page.tsx';
import { SiteContents } from './site-contents.tsx';
import { EARLIER, findPart, PUBLISH, SAMPLES } from './site-words.ts';
import { useSite } from './use-site.ts';
import './site.css';
import './site-pages.css';

/** What the practice says on its site: a form on the left, the real page on the right; drafts, a preview, publishing, and the way back. */
export function SiteRoom() {
  useTitle('The site');
  const { people, person } = useRoom();
  const address = useAddress();
  const isWide = useMedia(WIDE);
  const site = useSite();
  const [first] = SITE_PARTS;
  const asked = address.split('/')[2] ?? '';
  // On a phone the list stands alone; beside it something is open.
  const open = asked === '' && isWide ? (first?.id ?? '') : asked;
  const role = people.find(({ number }) => number === person)?.role ?? null;
  const part = findPart(open);
  const { answer, fault } = site;

  return (
    <div className="site-room" data-open={open === '' ? 'list' : 'page'}>
      <SiteContents site={site} open={open} />
      {answer === null ? (
        <main className="site-doc" />
      ) : open === PUBLISH ? (
        <ChangesPage site={site} answer={answer} role={role} />
      ) : open === EARLIER ? (
        <EarlierPage site={site} answer={answer} role={role} />
      ) : open === SAMPLES ? (
        <SamplesPage published={site.published} />
      ) : part === undefined ? null : (
        <PartPage key={part.id} part={part} answer={answer} site={site} role={role} />
      )}
      <p className="site-fault" role="alert">
        {fault === '' ? null : <span className="fault">{fault}</span>}
      </p>
    </div>
  );
}
