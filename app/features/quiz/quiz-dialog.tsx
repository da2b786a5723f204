import type { ComponentProps } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Quiz } from './quiz.tsx';

type QuizDialogProps = Omit<ComponentProps<typeof Quiz>, 'onClose'> & { onClose: () => void };

/** The quiz over any page. Closing it forgets the answers; a touch beside it does not close it. */
export function QuizDialog(props: QuizDialogProps) {
  return (
    <Dialog label="Smile Discovery" className="quiz-dialog" keepsOnBackdrop onClose={props.onClose}>
      <Quiz takesFocus {...props} />
    </Dialog>
  );
}
