import { useEffect, useState } from 'react';
import { sayInShort } from '../../domain/desk/say-values.ts';
import { mayPublish } from '../../domain/desk/site-parts.ts';
import {
  EDITIONS_KEPT_DAYS,
  type DifferenceAnswer,
  type SaidChange,
  type SentEdition,
  type SiteAnswer,
} from '../../domain/desk/site-wire.ts';
import type { Role } from '../../domain/desk/wire.ts';
import { goTo } from '../address.ts';
import { ask, DeskError } from '../api/ask-server.ts';
import { useRoom } from '../room.ts';
import { useNow } from '../use-now.ts';
import { AskAgain } from './ask-again.tsx';
import { ChangesList } from './changes-list.tsx';
import { DocHead } from './doc-head.tsx';
import { PUBLISH, sayWho } from './site-words.ts';
import type { SiteDesk } from './use-site.ts';

interface EarlierPageProps {
  site: SiteDesk;
  answer: SiteAnswer;
  role: Role | null;
}

/** Every site that was published, and the way back to each. */
export function EarlierPage({ site, answer, role }: EarlierPageProps) {
  const { editions } = site;
  const isRunning = answer.run.is === 'checking' || answer.run.is === 'building';
  const mayGoBack = mayPublish(role) && answer.readiness.is === 'ready' && !isRunning;
  const goBack = async (number: number): Promise<void> => {
    await site.build(number);
    goTo(`/site/${PUBLISH}`);
  };
  return (
    <main className="site-doc">
      <DocHead title="Earlier" emphasis="sites">
        Every site that was published is kept until {EDITIONS_KEPT_DAYS} days after another took its
        place. Going back changes what the practice says, never requests or appointments; a
        photograph that was taken away stays away. It is built and looked at like any other change,
        and can itself be undone.
      </DocHead>
      <AskAgain
        what="The earlier sites could not be asked for."
        fault={site.editionsFault}
        onAgain={site.askEditionsAgain}
      />
      {editions !== null && editions.length === 0 ? (
        <p className="site-none">Nothing was published at the desk yet.</p>
      ) : null}
      <ol className="site-editions">
        {editions?.map((edition, at) => (
          <li key={edition.number}>
            <EditionWords edition={edition} />
            {at === 0 ? null : <Difference number={edition.number} published={site.published} />}
            {at === 0 ? (
              <em>this one</em>
            ) : (
              <button
                className="button outline low"
                type="button"
                disabled={!mayGoBack}
                aria-label={`Go back to this one: number ${edition.number}`}
                onClick={() => void goBack(edition.number)}
              >
                Go back to this one
              </button>
            )}
          </li>
        ))}
      </ol>
    </main>
  );
}

function EditionWords({ edition }: { edition: SentEdition }) {
  const room = useRoom();
  const now = useNow();
  const { number, changes, backTo } = edition;
  if (changes.length === 0) {
    return (
      <span>
        <b>Number {number}</b> As it was before the desk published for the first time.
      </span>
    );
  }
  const what = changes.map(sayInShort);
  return (
    <span>
      <b>
        Number {number}. {sayWho(room, edition, now)}
      </b>
      {backTo === null ? '' : `Back to number ${backTo}. `}
      {what.join('; ')}
    </span>
  );
}

/** What going back would change, fetched once it is asked for. */
function Difference({ number, published }: { number: number; published: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState<readonly SaidChange[] | null>(null);
  const [fault, setFault] = useState('');
  useEffect(() => {
    if (!isOpen) return undefined;
    let isOver = false;
    ask<DifferenceAnswer>(`/api/site/editions/${number}`)
      .then(({ changes }) => isOver || setSaid(changes))
      .catch(
        (error: unknown) => isOver || setFault(error instanceof DeskError ? error.message : ''),
      );
    return () => {
      isOver = true;
    };
  }, [isOpen, number, published]);
  return (
    <details
      className="site-entry"
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
        setFault('');
      }}
    >
      <summary aria-label={`What going back would change: number ${number}`}>
        What going back would change
      </summary>
      {fault === '' ? null : <p className="fault">{fault}</p>}
      {said?.length === 0 ? <p>Nothing: the site says this already.</p> : null}
      <ChangesList changes={said ?? []} />
    </details>
  );
}
