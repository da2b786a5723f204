import { useEffect, useRef } from 'react';
import type { QuestionGroup } from './faq-words.ts';

interface GroupIndexProps {
  label: string;
  groups: readonly QuestionGroup[];
  /** The one that is being read, or the one that narrows what was found. */
  current: string | undefined;
  /** How many questions of a group were found; undefined while nothing is asked. */
  countFound?: ((group: QuestionGroup) => number) | undefined;
  onChoose: (group: QuestionGroup) => void;
}

/** The groups of questions: the way to each; and while something is asked, what narrows it. */
export function GroupIndex({ label, groups, current, countFound, onChoose }: GroupIndexProps) {
  const line = useRef<HTMLOListElement>(null);
  const seen = useRef(current);
  // On a phone the groups stand in one line, which goes with what is read.
  useEffect(() => {
    if (seen.current === current) return;
    seen.current = current;
    const marked = line.current?.querySelector('[aria-current], [aria-pressed="true"]');
    const item = marked?.closest('li');
    if (!line.current || !item) return;
    line.current.scrollLeft = item.offsetLeft - (line.current.clientWidth - item.offsetWidth) / 2;
  }, [current]);

  return (
    <nav className="group-index" aria-label={label}>
      <ol ref={line}>
        {groups.map((group) => {
          const count = countFound?.(group) ?? group.questions.length;
          const words = (
            <>
              <span data-title={group.heading}>{group.heading}</span> <small>{count}</small>
            </>
          );
          if (!countFound) {
            return (
              <li key={group.id}>
                <a href={`#${group.id}`} aria-current={group.id === current ? 'true' : undefined}>
                  {words}
                </a>
              </li>
            );
          }
          return (
            <li key={group.id}>
              <button
                type="button"
                disabled={count === 0}
                aria-pressed={group.id === current}
                onClick={() => onChoose(group)}
              >
                {words}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
