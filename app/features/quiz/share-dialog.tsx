import { useState, type RefObject } from 'react';
import type { PersonaKey } from '../../../domain/quiz/choose-persona.ts';
import type { Answers } from '../../../domain/quiz/questions.ts';
import type { ResultEntry } from '../../../domain/quiz/score-answers.ts';
import type { Practice } from '../../../domain/practice/practice-schema.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import type { LoadReportWords, QuizContent } from './quiz-content.ts';
import type { DrawnDescription } from './described/drawn-description.ts';
import type { DescribedParts } from './described/fetch-described.ts';
import { ReportActions } from './report-actions.tsx';
import { shareText } from './share-text.ts';

interface ShareDialogProps {
  quiz: QuizContent;
  entries: readonly ResultEntry[];
  personaKey: PersonaKey;
  practice: Practice;
  answers: Answers;
  describedParts: DescribedParts | undefined;
  /** What is drawn of the answers, where anything is. */
  drawing: RefObject<DrawnDescription | null>;
  loadReportWords: LoadReportWords;
  onClose: () => void;
}

/** The result to keep or to give away: as a PDF, as text, or through the device's own share sheet. */
export function ShareDialog(props: ShareDialogProps) {
  const { quiz, entries, personaKey, practice, onClose, ...rest } = props;
  const [isTextShown, setIsTextShown] = useState(false);
  const words = quiz.words.share;
  const text = shareText(quiz.personas[personaKey].name, entries, words, practice);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: words.copiedNotice });
    } catch {
      // Not allowed here, or an insecure address: the visitor can still select it.
      setIsTextShown(true);
    }
  }

  return (
    <Dialog label={words.heading} className="share-dialog" onClose={onClose}>
      <div className="dialog-text">
        <h2>{words.heading}</h2>
        <p>{words.text}</p>
        <ReportActions
          quiz={quiz}
          entries={entries}
          personaKey={personaKey}
          practice={practice}
          {...rest}
        />
        <p>
          <button className="quiet-button" type="button" onClick={() => void copy()}>
            {words.copyLabel}
          </button>
        </p>
        {isTextShown ? (
          <>
            <p role="alert">{words.copyFailedNotice}</p>
            <textarea
              className="share-text"
              aria-label={words.textTitle}
              rows={10}
              readOnly
              value={text}
              onFocus={(event) => event.currentTarget.select()}
            />
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
