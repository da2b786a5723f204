import type { ComponentProps } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { leaveQuiz } from './leave-quiz.ts';
import { Quiz } from './quiz.tsx';

type QuizDialogProps = Omit<ComponentProps<typeof Quiz>, 'onClose' | 'onBackOut'> & {
  onClose: () => void;
};

/** The quiz over any page. Closing it forgets the answers, going back from it does not; a touch beside the dialog does not close it. */
export function QuizDialog({ onClose, ...quiz }: QuizDialogProps) {
  const close = () => {
    leaveQuiz(quiz.words);
    onClose();
  };
  return (
    <Dialog
      label="Smile Discovery"
      className="quiz-dialog"
      keepsOnBackdrop
      leavesBackToContent
      onClose={close}
    >
      <Quiz takesFocus {...quiz} onClose={close} onBackOut={onClose} />
    </Dialog>
  );
}
