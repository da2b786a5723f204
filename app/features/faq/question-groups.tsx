import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { RichText as RichTextNodes } from '../../ui/rich-text-nodes.ts';
import { RichText } from '../../ui/rich-text.tsx';

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

/** Questions in groups, each under its own address; an address that names one opens it. */
export function QuestionGroups({ groups }: QuestionGroupsProps) {
  const { hash } = useLocation();

  useEffect(() => {
    const element = hash ? document.getElementById(hash.slice(1)) : null;
    if (element instanceof HTMLDetailsElement) element.open = true;
  }, [hash]);

  return (
    <div className="wrap question-groups">
      {groups.map((group) => (
        <section className="section-block" key={group.id} id={group.id}>
          <h2 className="section-heading">{group.heading}</h2>
          <div>
            {group.questions.map((question) => (
              <details className="question" key={question.id} id={question.id}>
                <summary>{question.question}</summary>
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
