import { SITE_PARTS } from '../../domain/desk/site-parts.ts';
import type { SentEdition } from '../../domain/desk/site-wire.ts';
import { useRoom } from '../room.ts';
import { follow } from '../shell/place-links.ts';
import { useNow } from '../use-now.ts';
import { AskAgain } from './ask-again.tsx';
import { EARLIER, PUBLISH, SAMPLES, sayState, sayWaiting, sayWho } from './site-words.ts';
import type { SiteDesk } from './use-site.ts';

/** The parts of what the practice says, what waits to be published, and what is live. */
export function SiteContents({ site, open }: { site: SiteDesk; open: string }) {
  const { answer, editions } = site;
  const waiting = answer === null ? '' : sayWaiting(answer);
  const link = (id: string) => ({
    href: `/site/${id}`,
    onClick: follow,
    ...(id === open ? { 'aria-current': 'page' as const } : {}),
  });
  return (
    <nav className="site-contents" aria-label="What the practice says">
      <h1>The site</h1>
      <ul>
        {SITE_PARTS.map((part) => (
          <li key={part.id}>
            <a {...link(part.id)}>
              {part.title} {part.emphasis}
              <small>{answer === null ? '' : sayState(part, answer)}</small>
            </a>
          </li>
        ))}
        <li>
          <a {...link(EARLIER)}>Earlier sites</a>
        </li>
        <li>
          <a {...link(SAMPLES)}>Still sample</a>
        </li>
      </ul>
      <div className="site-waiting">
        {waiting === '' ? null : <p className="site-count">{waiting}</p>}
        <a className="button low" {...link(PUBLISH)}>
          See and publish
        </a>
        <Live newest={editions?.[0]} />
      </div>
      {open === EARLIER ? null : (
        <AskAgain
          what="Since when the site is live could not be asked for."
          fault={site.editionsFault}
          onAgain={site.askEditionsAgain}
        />
      )}
    </nav>
  );
}

function Live({ newest }: { newest: SentEdition | undefined }) {
  const room = useRoom();
  const now = useNow();
  if (newest === undefined) return null;
  return <p className="small">Live since: {sayWho(room, newest, now)}.</p>;
}
