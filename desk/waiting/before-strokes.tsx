import type { OpenedCard } from '../box/card-box.ts';
import { ClosedThen } from './closed-then.tsx';
import { LetterStayed } from './letter-stayed.tsx';
import { LostMailSaid } from './lost-mail.tsx';

/** What whoever is about to call or to write reads first. Mostly nothing. */
export function BeforeStrokes(props: { card: OpenedCard; now: Date }) {
  return (
    <>
      <ClosedThen {...props} />
      <LostMailSaid {...props} />
      <LetterStayed {...props} />
    </>
  );
}
