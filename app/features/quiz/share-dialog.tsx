import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ReportActions, type ReportActionsProps } from './report-actions.tsx';
import { shareText } from './share-text.ts';

interface ShareDialogProps extends ReportActionsProps {
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
