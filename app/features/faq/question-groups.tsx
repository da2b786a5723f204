import type { RichText as RichTextNodes } from '../../../domain/content/rich-text.ts';
import { RichText } from '../../site/rich-text.tsx';
import { useQuestionAddress } from './use-question-address.ts';

interface QuestionGroupsProps {
  groups: readonly {
    readonly id: string;
    readonly heading: string;
    readonly questions: readonly {
      readonly id: string;
      readonly question: string;
      readonly answer: RichTextNodes;
    }[];
  }[];
}

/** Questions in groups, each under its own address; an address that names one opens it, and an open one puts its address in the bar. */
export function QuestionGroups({ groups }: QuestionGroupsProps) {
  const follow = useQuestionAddress();
  return (
    <div className="wrap question-groups">
      {groups.map((group) => (
        <section className="section-block" key={group.id} id={group.id}>
          <h2 className="section-heading">{group.heading}</h2>
          <div>
            {group.questions.map((question) => (
              <details
                className="question"
                key={question.id}
                onToggle={(event) => follow(question.id, event.currentTarget.open)}
              >
                <summary>{question.question}</summary>
                {/* Within what is closed: an address that leads there opens it, without any script. */}
                <span className="question-address" id={question.id} />
                <div className="prose">
                  <RichText nodes={question.answer} />
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
