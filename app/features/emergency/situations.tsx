import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { useIsAlive } from '../../ui/use-is-alive.ts';
import { situationsAt, type EmergencyWords } from './emergency-words.ts';
import { listIdOf, SituationList } from './situation-list.tsx';
import { SituationSteps } from './situation-steps.tsx';

interface SituationsProps {
  words: EmergencyWords;
  /** The way to the same page in the other language, beside what the page is. */
  otherLanguage: ReactNode;
}

/**
 * The question, and what to do. The address says what happened, so that Back leads to the list, and a link to the steps alone. Before the
 * page is alive the stylesheet reads the address (`:target`); where nothing is scripted, everything stands below the list.
 */
export function Situations({ words, otherLanguage }: SituationsProps) {
  const { situations } = words;
  const { hash } = useLocation();
  const isAlive = useIsAlive();
  const chosen = isAlive ? situationsAt(situations, hash) : [];
  const root = useRef<HTMLDivElement>(null);
  const before = useRef<string>(null);

  useEffect(() => {
    const last = before.current;
    before.current = hash;
    // An address that the page was opened with is the browser's affair, and the shell's (app/shell/route-change.tsx).
    if (last === null || last === hash) return;
    // The browser moves the focus to where a jump ends, but not to what this choice has just brought.
    const [first] = situationsAt(situations, hash);
    const [left] = situationsAt(situations, last);
    // Back on the list, one goes on from where one chose.
    const place = first ? `#${first.id}` : left ? `#${listIdOf(left.id)}` : null;
    if (place) root.current?.querySelector<HTMLElement>(place)?.focus({ preventScroll: true });
  }, [hash, situations]);

  return (
    <div className="emergency-case" ref={root} data-chosen={chosen.length > 0 ? '' : undefined}>
      <div className="wrap emergency-ask">
        <div className="emergency-head">
          <div>
            <p className="emergency-kicker">
              {words.kicker}
              {otherLanguage}
            </p>
            <h1 tabIndex={-1}>
              <EmphasizedHeading heading={words.heading} emphasis={words.headingEmphasis} />
            </h1>
          </div>
          <div className="emergency-lead">
            <p className="emergency-unanswered">{words.unanswered}</p>
            <p>{words.lead}</p>
          </div>
        </div>
        <SituationList label={words.heading} situations={situations} />
      </div>
      <div className="wrap situations">
        {situations.map((situation, index) => (
          <SituationSteps
            key={situation.id}
            situation={situation}
            aliases={situation.aliases.filter(
              (alias) => situations.findIndex((other) => other.aliases.includes(alias)) === index,
            )}
            words={words}
            otherLanguage={otherLanguage}
            isChosen={chosen.includes(situation)}
          />
        ))}
      </div>
    </div>
  );
}
