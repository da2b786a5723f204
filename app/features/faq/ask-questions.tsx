import { useMemo, useRef, useState } from 'react';
import { useChildInView } from '../../ui/use-child-in-view.ts';
import { AskField } from './ask-field.tsx';
import { countWords, groupCountWords } from './count-words.ts';
import { numberedQuestions, type FaqWords, type QuestionGroup } from './faq-words.ts';
import { FoundQuestions } from './found-questions.tsx';
import { GroupIndex } from './group-index.tsx';
import { NoAnswer } from './no-answer.tsx';
import { OftenAsked } from './often-asked.tsx';
import { QuestionGroups } from './question-groups.tsx';
import { useQuestionAddress } from './use-question-address.ts';
import { useQuestionSearch } from './use-question-search.ts';
import { useSettled } from './use-settled.ts';

/** A third of the screen down. */
const READING_LINE = 0.35;

interface AskQuestionsProps {
  words: FaqWords;
  groups: readonly QuestionGroup[];
}

/** All questions under their groups; and in their place, while something is asked, what was found. */
export function AskQuestions({ words, groups }: AskQuestionsProps) {
  const search = useQuestionSearch(groups, words.search.sameWords);
  const follow = useQuestionAddress();
  const questions = useMemo(() => numberedQuestions(groups), [groups]);
  // Without script nobody knows which group is read, and none is marked.
  const [read, setRead] = useState<number>();
  const parent = useChildInView<HTMLDivElement>(READING_LINE, setRead);
  const count = useRef<HTMLParagraphElement>(null);
  const [narrowed, setNarrowed] = useState<{ typed: string; group: QuestionGroup }>();

  const { asked } = search;
  const found = asked?.found ?? [];
  const groupOf = (id: string) => questions.find((question) => question.id === id)?.group;
  // Something else was asked: it is not narrowed yet.
  const within = narrowed?.typed === asked?.typed ? narrowed?.group : undefined;
  const readGroup = read === undefined ? undefined : groups[Math.max(read - 1, 0)];
  const shown = within ? found.filter(({ id }) => groupOf(id) === within) : found;
  const said = sentence();
  const told = useSettled(said);

  function sentence(): string {
    if (search.hasFailed && !asked) return words.search.failed;
    if (search.saysLittle) return words.search.common.replace('{typed}', () => search.typed.trim());
    if (!asked) return '';
    const all = countWords(words.search, asked);
    if (!within) return all;
    return groupCountWords(words.search, within, { shown: shown.length, all: found.length });
  }

  const choose = (word: string) => {
    search.ask(word);
    count.current?.focus();
  };
  const narrow = (group: QuestionGroup) =>
    setNarrowed(asked && group !== within ? { typed: asked.typed, group } : undefined);

  return (
    <>
      <search className="ask-about wrap" aria-label={words.kicker}>
        <AskField words={words} search={search} count={count} />
        <p className="ask-count" ref={count} tabIndex={-1}>
          {said}
        </p>
        <output className="visually-hidden">{told}</output>
        {said && !search.saysLittle ? null : (
          <OftenAsked words={words.search} onChoose={choose} onNear={search.prepare} />
        )}
      </search>
      <div className="answers" data-asked={asked ? '' : undefined}>
        <div className="wrap answers-inner">
          {asked && found.length === 0 ? (
            <NoAnswer words={words.noAnswer} />
          ) : (
            <GroupIndex
              label={words.index}
              groups={groups}
              current={asked ? within?.id : readGroup?.id}
              countFound={
                asked && ((group) => found.filter(({ id }) => groupOf(id) === group).length)
              }
              onChoose={narrow}
            />
          )}
          {asked ? (
            <FoundQuestions
              found={shown}
              // What was narrowed to a group is asked of that group alone.
              near={within ? [] : asked.near}
              heading={words.search.near}
              questions={questions}
              onToggle={follow}
            />
          ) : null}
          <QuestionGroups
            groups={groups}
            questions={questions}
            isHidden={asked !== undefined}
            parent={parent}
            onToggle={follow}
          />
        </div>
      </div>
    </>
  );
}
