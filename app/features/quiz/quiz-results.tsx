import { useMemo, useState } from 'react';
import { choosePersona } from '../../../domain/quiz/choose-persona.ts';
import type { Answers } from '../../../domain/quiz/questions.ts';
import { scoreAnswers } from '../../../domain/quiz/score-answers.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { CallRequestPart } from '../call-request/call-request-part.tsx';
import { AreaList } from './area-list.tsx';
import { DeeperLook } from './deeper-look.tsx';
import { PersonaBanner } from './persona-banner.tsx';
import type { QuizContent } from './quiz-content.ts';
import { ResultSummary } from './result-summary.tsx';

interface QuizResultsProps {
  quiz: QuizContent;
  answers: Answers;
  phone: string;
  onClose: () => void;
  onStartAgain: () => void;
}

/** The result: who you are as a smile, what it may be about, and a person to talk to. */
export function QuizResults({ quiz, answers, phone, onClose, onStartAgain }: QuizResultsProps) {
  const entries = useMemo(() => scoreAnswers(quiz.questions, answers), [quiz.questions, answers]);
  const [isRequestOpen, setIsRequestOpen] = useState(false);
  const words = quiz.words.results;
  const personaKey = choosePersona(entries);
  const [top] = entries;

  if (!top || !personaKey) {
    const { heading, text } = quiz.summaries.nothingChosen;
    return (
      <div className="quiz-card">
        <h2 tabIndex={-1} data-quiz-heading>
          {heading}
        </h2>
        <p className="lede">{text}</p>
        <p className="action-row">
          <button className="button" type="button" onClick={onStartAgain}>
            {words.startAgainLabel}
          </button>
          <TextLink className="quiet-link" href="/start-here">
            {words.nextStepLabel}
          </TextLink>
          <button className="quiet-link" type="button" onClick={onClose}>
            {words.closeLabel}
          </button>
        </p>
      </div>
    );
  }

  const results = {
    persona: quiz.personas[personaKey].name,
    areas: entries.map(({ key, percentage }) => ({ key, percentage })),
  };
  return (
    <div className="quiz-results">
      <div className="result-overview">
        <PersonaBanner persona={quiz.personas[personaKey]} words={words} />
        <div>
          <h3>{words.profileHeading}</h3>
          <AreaList entries={entries} />
          <ResultSummary entries={entries} summaries={quiz.summaries} />
        </div>
      </div>
      <DeeperLook heading={words.deeperLookHeading} entry={top} text={quiz.areas[top.key]} />
      <div className="quiz-card result-next">
        <h3>{words.nextHeading}</h3>
        <p>{words.nextText}</p>
        <p className="action-row">
          <button className="button" type="button" onClick={() => setIsRequestOpen(true)}>
            {words.requestLabel}
          </button>
          <TextLink className="quiet-link" href="/stories">
            {words.storiesLabel}
          </TextLink>
          <button className="quiet-link" type="button" onClick={onClose}>
            {words.closeLabel}
          </button>
        </p>
      </div>
      {isRequestOpen ? (
        <CallRequestPart phone={phone} results={results} onClose={() => setIsRequestOpen(false)} />
      ) : null}
    </div>
  );
}
