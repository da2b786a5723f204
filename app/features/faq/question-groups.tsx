import type { RefObject } from 'react';
import type { NumberedQuestion, QuestionGroup } from './faq-words.ts';
import { QuestionEntry } from './question-entry.tsx';

interface QuestionGroupsProps {
  groups: readonly QuestionGroup[];
  questions: readonly NumberedQuestion[];
  /** While what was found stands in their place; what was opened stays open. */
  isHidden: boolean;
  parent: RefObject<HTMLDivElement | null>;
  onToggle: (id: string, isOpen: boolean) => void;
}

/** Questions in groups, each under its own address. */
export function QuestionGroups(props: QuestionGroupsProps) {
  const { groups, questions, isHidden, parent, onToggle } = props;
  return (
    <div className="question-groups" ref={parent} hidden={isHidden}>
      {groups.map((group) => (
        <section
          className="question-group"
          key={group.id}
          id={group.id}
          aria-labelledby={`${group.id}-heading`}
        >
          <h2 id={`${group.id}-heading`}>{group.heading}</h2>
          <div>
            {questions
              .filter((question) => question.group.id === group.id)
              .map((question) => (
                <QuestionEntry key={question.id} question={question} onToggle={onToggle} />
              ))}
          </div>
        </section>
      ))}
    </div>
  );
}
