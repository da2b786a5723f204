import { useEffect, useRef, useState } from 'react';
import { NOTHING } from '../../domain/desk/say-values.ts';
import type { SitePreview, SiteRun } from '../../domain/desk/site-wire.ts';
import { isFocusLost, landOn } from '../land-on.ts';
import { nameAmongUs, useRoom } from '../room.ts';
import { Proofs } from './proofs.tsx';
import type { SiteDesk } from './use-site.ts';

interface RunStateProps {
  site: SiteDesk;
  run: SiteRun;
  /** Whether there is something finished, and the tools to build it. */
  mayBuild: boolean;
}

/** Where a build is at, what it found, and the buttons that belong to that. */
export function RunState({ site, run, mayBuild }: RunStateProps) {
  const { people } = useRoom();
  const isRunning = run.is === 'checking' || run.is === 'building';
  const state = useRef<HTMLDivElement>(null);
  const press = useRef<HTMLButtonElement>(null);
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    const isOver = wasRunning.current && !isRunning;
    wasRunning.current = isRunning;
    // What was pressed has gone: one goes on with what became of it, and what follows that.
    if (isOver && (isFocusLost() || document.activeElement === press.current)) {
      landOn(state.current);
    }
  }, [isRunning]);
  return (
    <>
      <div className="site-run" role="status" ref={state}>
        {isRunning ? (
          <p>
            {run.is === 'checking' ? 'Checking the content' : 'Building the preview'}, begun by{' '}
            {nameAmongUs(people, run.person)}. It takes a minute or two; you can go on working, and
            the site stays as it is.
          </p>
        ) : null}
        {run.is === 'refused' ? (
          <>
            <p className="fault">
              <span>The site’s own checks turn this down. Nothing was changed.</span>
            </p>
            <ul className="site-faults">
              {run.faults.map(({ file, line, field, message }) => (
                <li key={`${file} ${line} ${field} ${message}`}>
                  <b>{[file, line].filter(Boolean).join(', line ')}</b> {field} {message}
                </li>
              ))}
            </ul>
          </>
        ) : null}
        {run.is === 'failed' ? (
          <>
            <p className="fault">
              <span>
                The preview could not be built. Nothing was changed. Tell whoever looks after the
                server what the build said:
              </span>
            </p>
            <pre className="site-said">{run.why}</pre>
          </>
        ) : null}
        {run.is === 'built' ? (
          <p>The preview is built, in {run.tookSeconds} seconds. Look at it, then publish it.</p>
        ) : null}
      </div>
      {run.is === 'built' ? <Built site={site} run={run} /> : null}
      <div className="site-buttons">
        {run.is === 'built' ? (
          <>
            {/* Another button than the one that built: with its focus, one Enter too many would publish. */}
            <button
              key="publish"
              className="button"
              type="button"
              onClick={() => void site.publish(run)}
            >
              Publish this
            </button>
            <button className="button outline low" type="button" onClick={() => void site.leave()}>
              Not yet
            </button>
          </>
        ) : isRunning || mayBuild ? (
          <button
            key="build"
            ref={press}
            className="button"
            type="button"
            // Not switched off: it would lose the focus.
            aria-disabled={isRunning}
            onClick={() => (isRunning ? undefined : void site.build())}
          >
            {isRunning ? 'One moment…' : 'Build a preview'}
          </button>
        ) : null}
      </div>
    </>
  );
}

/** The pages that read otherwise, one at a time. */
function Built({ run }: { site: SiteDesk; run: SitePreview }) {
  const [chosen, setChosen] = useState(run.pages[0]?.path ?? '/');
  return (
    <div className="site-built">
      {run.pages.length === 0 ? (
        <p className="site-note">
          No page reads otherwise: bookings, letters and what search engines read follow.
        </p>
      ) : (
        <label>
          <span className="label">
            {run.pages.length === 1 ? 'One page reads' : `${run.pages.length} pages read`} otherwise
          </span>
          <select
            className="field"
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            {run.pages.map(({ path, title }) => (
              <option key={path} value={path}>
                {title} ({path})
              </option>
            ))}
          </select>
        </label>
      )}
      <Proofs
        preview={run.id}
        address={chosen}
        rings={ringsOf(run)}
        caption="Ringed in gold: what changes, where the page has it in the same words."
      />
    </div>
  );
}

/** What of the changes is looked for on the pages: not what is too short, nor what is gone. */
function ringsOf({ changes }: SitePreview): string[] {
  return changes.flatMap(({ after }) => {
    const lines = after.split('\n').map((line) => line.replace(NAMED, ''));
    // A word of many is found in many places.
    const shortest = lines.length === 1 ? SHORTEST_RING_CHARACTERS : SHORTEST_OF_MANY_CHARACTERS;
    return lines.filter((line) => line.length >= shortest && line !== NOTHING);
  });
}
/** What is said of a photograph stands behind the name of its field. */
const NAMED = /^[^.:]{1,50}: /;
const SHORTEST_RING_CHARACTERS = 4;
const SHORTEST_OF_MANY_CHARACTERS = 12;
