import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AreaCode } from '../../../domain/quiz/areas.ts';
import { choosePersona } from '../../../domain/quiz/choose-persona.ts';
import { explainArea } from '../../../domain/quiz/explain-area.ts';
import type { Answers } from '../../../domain/quiz/questions.ts';
import { scoreAnswers } from '../../../domain/quiz/score-answers.ts';
import type { ShownPractice } from '../../../domain/practice/shown-practice.ts';
import { measure } from '../../analytics/measure.ts';
import { CALL_REQUEST_PATH } from '../../site/form-paths.ts';
import { keepReceipt } from '../../site/kept-sent.ts';
import { CallRequestPart } from '../call-request/call-request-part.tsx';
import type { Sent } from '../call-request/request-dialog.tsx';
import { AreaDialog } from './area-dialog.tsx';
import { AreaList } from './area-list.tsx';
import { DeeperLook } from './deeper-look.tsx';
import { DescribedPart } from './described/described-part.tsx';
import type { DrawnDescription } from './described/drawn-description.ts';
import { useDescribedParts } from './described/use-described-parts.ts';
import { NothingChosen } from './nothing-chosen.tsx';
import { PersonaSection } from './persona-section.tsx';
import { PieChart } from './pie-chart.tsx';
import type { LoadReportWords, QuizContent } from './quiz-content.ts';
import { QuestionDrawing } from './question-drawing.tsx';
import { QuizBar } from './quiz-bar.tsx';
import { isFirstCompletion, keepSent, recallSent } from './quiz-memory.ts';
import { ResultActions, ResultBar } from './result-actions.tsx';
import { ResultDisc } from './result-disc.tsx';
import { ResultSummary } from './result-summary.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { WhatHappensNext } from './what-happens-next.tsx';

interface QuizResultsProps {
  quiz: QuizContent;
  answers: Answers;
  practice: ShownPractice;
  loadReportWords: LoadReportWords;
  onClose: () => void;
  onStartAgain: () => void;
  /** Leads to the first question, with the answers as they are. */
  onChange: () => void;
  /** Whether the quiz stands on its own page, where its bar closes it. */
  isOnPage: boolean;
}

/** What stands over the results. */
type OpenPart = { readonly area: AreaCode } | 'share' | 'request' | null;

/** The result: who you are as a smile, what it may be about, and a person to talk to. */
export function QuizResults(props: QuizResultsProps) {
  const { quiz, answers, practice, loadReportWords, onClose, onStartAgain, onChange, isOnPage } =
    props;
  const entries = useMemo(() => scoreAnswers(quiz.questions, answers), [quiz.questions, answers]);
  const [open, setOpen] = useState<OpenPart>(null);
  const [sent, setSent] = useState(recallSent);
  const keep = useCallback((next: Sent) => {
    keepSent(next);
    setSent(next);
    // Elsewhere its number alone: what was sent may say what the quiz found.
    if (next.sent) keepReceipt(CALL_REQUEST_PATH, next.sent);
  }, []);
  const describedParts = useDescribedParts();
  const drawing = useRef<DrawnDescription>(null);
  const keepDrawing = useCallback((drawn: DrawnDescription | null) => {
    drawing.current = drawn;
  }, []);
  const words = quiz.words.results;
  useEffect(() => {
    // That it was completed, and nothing of how.
    if (!isFirstCompletion()) return;
    measure('assessment_completed', 'smile');
    measure('smile_quiz_completed', 'smile_discovery');
  }, []);
  const personaKey = choosePersona(entries);
  const [top] = entries;
  const bar = <QuizBar onClose={isOnPage ? onClose : undefined} closeLabel={words.closeLabel} />;

  if (!top || !personaKey) {
    return (
      <div className="quiz-step">
        {bar}
        <div className="wrap quiz-step-inner quiz-nothing">
          {/* The mirror of the first question: one may begin there again. */}
          <div className="quiz-aside" aria-hidden="true">
            <QuestionDrawing number={1} />
          </div>
          <div className="quiz-arch">
            <NothingChosen quiz={quiz} onStartAgain={onStartAgain} onClose={onClose} />
          </div>
        </div>
      </div>
    );
  }

  const persona = quiz.personas[personaKey];
  const explain = (key: AreaCode) => explainArea(quiz.questions, answers, key);
  const openArea = (area: AreaCode) => setOpen({ area });
  const shownEntry = entries.find((entry) => isArea(open) && entry.key === open.area);
  const close = () => setOpen(null);
  return (
    <div className="quiz-results">
      <PersonaSection
        bar={bar}
        persona={persona}
        words={words}
        actions={
          <ResultActions
            words={words}
            isSent={sent !== undefined}
            onShare={() => setOpen('share')}
            onRequest={() => setOpen('request')}
          />
        }
        chart={
          <ResultDisc personaKey={personaKey}>
            <PieChart entries={entries} onOpen={openArea} />
          </ResultDisc>
        }
      />
      <section className="result-profile">
        <div className="wrap">
          <div className="result-areas">
            <h3>{words.profileHeading}</h3>
            <AreaList entries={entries} areas={quiz.areas} onOpen={openArea} />
            <p className="result-hint">{words.areasHint}</p>
            <p>
              <button className="quiet-link result-change" type="button" onClick={onChange}>
                {words.changeLabel}
              </button>
            </p>
          </div>
          <ResultSummary entries={entries} summaries={quiz.summaries} />
        </div>
      </section>
      <DeeperLook
        entry={top}
        text={quiz.areas[top.key]}
        contributions={explain(top.key)}
        words={quiz.words}
      />
      <DescribedPart
        questions={quiz.questions}
        answers={answers}
        parts={describedParts}
        onDrawn={keepDrawing}
      />
      <WhatHappensNext
        words={words}
        sent={sent ? { number: sent.sent?.receipt?.number ?? null } : null}
        onRequest={() => setOpen('request')}
      />
      <ResultBar words={words} onShare={() => setOpen('share')} />
      {shownEntry ? (
        <AreaDialog
          entry={shownEntry}
          text={quiz.areas[shownEntry.key]}
          contributions={explain(shownEntry.key)}
          words={quiz.words}
          onClose={close}
        />
      ) : null}
      {open === 'share' ? (
        <ShareDialog
          quiz={quiz}
          entries={entries}
          personaKey={personaKey}
          practice={practice}
          answers={answers}
          describedParts={describedParts}
          drawing={drawing}
          loadReportWords={loadReportWords}
          onClose={close}
        />
      ) : null}
      {open === 'request' ? (
        <CallRequestPart
          phone={practice.phone}
          embed={practice.embeds.discoveryCall}
          results={{
            persona: persona.name,
            areas: entries.map(({ key, percentage }) => ({ key, percentage })),
          }}
          sentBefore={sent}
          onSent={keep}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

function isArea(open: OpenPart): open is { readonly area: AreaCode } {
  return typeof open === 'object' && open !== null;
}
