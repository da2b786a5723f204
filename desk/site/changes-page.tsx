import { useEffect, useRef } from 'react';
import { mayPublish } from '../../domain/desk/site-parts.ts';
import { sayValue } from '../../domain/desk/say-values.ts';
import type { SiteAnswer } from '../../domain/desk/site-wire.ts';
import type { Role } from '../../domain/desk/wire.ts';
import { isFocusLost, landOn } from '../land-on.ts';
import { useRoom } from '../room.ts';
import { follow } from '../shell/place-links.ts';
import { useNow } from '../use-now.ts';
import { DocHead } from './doc-head.tsx';
import { ChangesList } from './changes-list.tsx';
import { RunState } from './run-state.tsx';
import { partOfName, sayWho } from './site-words.ts';
import { VisitsLeftOut } from './visits-left-out.tsx';
import type { SiteDesk } from './use-site.ts';

interface ChangesPageProps {
  site: SiteDesk;
  answer: SiteAnswer;
  role: Role | null;
}

/** What changes, before and after, with who wrote it; then the preview, and publishing. */
export function ChangesPage({ site, answer, role }: ChangesPageProps) {
  const { readiness, run, changes, unfinished, isReady } = answer;
  const isPreview = run.is === 'built';
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that published it has gone with the preview.
    if (isFocusLost()) landOn(note.current);
  }, [site.note]);
  const back = run.is === 'checking' || run.is === 'building' ? run.back : null;
  return (
    <main className="site-doc">
      <DocHead title="What" emphasis="changes">
        Read it once as a visitor would, then publish. A preview is built first, with the site’s own
        checks, in a minute or two; the site stays as it is meanwhile.
      </DocHead>
      {site.note === '' ? null : (
        <p className="site-warning" role="status" ref={note}>
          {site.note}
        </p>
      )}
      {isPreview ? (
        <p className="site-note">
          {run.edition === null ? 'Built' : `Going back to number ${run.edition}, built`} into the
          preview below:
        </p>
      ) : back !== null ? (
        <p className="site-note">Going back to number {back.edition}. What goes back with it:</p>
      ) : changes.length === 0 && run.is === 'idle' && site.note === '' ? (
        <p className="site-none">No change yet. What you write in a part stands here then.</p>
      ) : null}
      <ChangesList
        changes={
          isPreview
            ? run.changes
            : (back?.changes ?? changes.filter(({ label }) => !unfinished.includes(label)))
        }
      />
      {back !== null || (isPreview && run.edition !== null) ? null : (
        <VisitsLeftOut fields={answer.fields} />
      )}
      <Unfinished
        labels={isPreview ? run.leftBehind : back === null ? unfinished : []}
        answer={answer}
      />
      <LostDrafts site={site} answer={answer} mayTakeBack={mayPublish(role)} />
      {readiness.is === 'unready' ? <p className="site-warning">{readiness.why}</p> : null}
      {mayPublish(role) ? (
        <RunState site={site} run={run} mayBuild={readiness.is === 'ready' && isReady} />
      ) : (
        <p className="site-warning">Treatment coordinators build the preview and publish it.</p>
      )}
      {readiness.is === 'ready' && readiness.isCommitted ? (
        <p className="small">
          What is published is also written into the record of all changes, under the name of
          whoever published it.
        </p>
      ) : null}
      <BuiltBy answer={answer} />
    </main>
  );
}

/** What was typed for a field that somebody has taken out of the content since. */
function LostDrafts({
  site,
  answer,
  mayTakeBack,
}: {
  site: SiteDesk;
  answer: SiteAnswer;
  mayTakeBack: boolean;
}) {
  const room = useRoom();
  const now = useNow();
  return answer.lost.map((draft) => (
    <div key={draft.path} className="site-draft">
      <span>
        For {draft.path}, which is in the content no more: “{sayValue(draft.value, 'lines')}”.{' '}
        {sayWho(room, draft, now)}.
      </span>
      {mayTakeBack ? (
        <button
          className="quiet"
          type="button"
          aria-label={`Take back: ${draft.path}`}
          onClick={() => void site.takeBack(draft.path)}
        >
          Take back
        </button>
      ) : null}
    </div>
  ));
}

/** What stays behind, each with the way to where it says what it needs. */
function Unfinished({ labels, answer }: { labels: readonly string[]; answer: SiteAnswer }) {
  if (labels.length === 0) return null;
  const isAll = answer.run.is !== 'built' && !answer.isReady;
  return (
    <section className="site-unfinished" aria-labelledby="unfinished">
      <p id="unfinished">
        {isAll
          ? 'Not finished. Nothing is published before one of these is:'
          : 'Not finished, and left behind:'}
      </p>
      <ul>
        {labels.map((label) => {
          const part = partOfName(label, answer);
          return (
            <li key={label}>
              {part === undefined ? (
                label
              ) : (
                <a href={`/site/${part.id}`} onClick={follow}>
                  {label}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function BuiltBy({ answer: { run } }: { answer: SiteAnswer }) {
  const room = useRoom();
  const now = useNow();
  if (run.is !== 'built') return null;
  return <p className="small">The preview was built by {sayWho(room, run, now)}.</p>;
}
