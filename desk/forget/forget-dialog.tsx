import { use, useEffect, useRef, useState, type FormEvent } from 'react';
import type { ForgottenAnswer } from '../../domain/desk/wire.ts';
import { hasNoLine } from '../api/ask-server.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { landOn } from '../land-on.ts';
import { touchAgain } from '../locked/sign-in.ts';
import { sayPasskeyFault } from '../passkey/passkey-fault.ts';
import { useRoom } from '../room.ts';
import { useFault } from '../shell/use-fault.ts';
import { useIsHere } from '../shell/use-is-here.ts';
import { nameOfCard, titleOfCard } from '../waiting/card-words.ts';
import { DraftContext, type Ticks } from '../waiting/draft-context.ts';
import { forgetCards, GONE_UNSEEN } from './forget-cards.ts';
import { Forgotten } from './forgotten.tsx';
import { alsoGoing, isItsNumber, othersOf } from './what-goes.ts';
import { GoingList } from './going-list.tsx';
import './forget.css';

interface ForgetDialogProps {
  card: OpenedCard;
  now: Date;
  /** Nothing was forgotten. */
  onLeave: () => void;
  /** Called once whoever sits here has read that it is done. */
  onDone: () => void;
}

/** What became of it, by the numbers that were forgotten. */
interface Outcome {
  readonly numbers: readonly string[];
  readonly answer: ForgottenAnswer;
}

const MAYBE_DONE = ' If it was done all the same, this says so as soon as the desk hears of it.';

/** Says what goes with somebody, asks for the number of their card and a touch, and forgets them for good. */
export function ForgetDialog({ card: asked, now, onLeave, onDone }: ForgetDialogProps) {
  const room = useRoom();
  // As it is by now: a colleague may write on it meanwhile.
  const card = room.box.find(asked.name) ?? asked;
  const drafts = use(DraftContext);
  // As it was opened: what comes meanwhile is seen before it is forgotten.
  const [others] = useState(() => othersOf(card, room.box.cards));
  // Whoever looks at a visit in the diary and comes back has ticked nothing in vain.
  const [ticks, setTicks] = useState<Ticks>(() => drafts?.ticksFor(card.name) ?? new Map());
  const also = alsoGoing(card, others, ticks);
  const [typed, setTyped] = useState('');
  const [isOtherNumber, setIsOtherNumber] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { fault, setFault, tellFault } = useFault();
  const isHere = useIsHere();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Read from its beginning: else the first box to tick has the focus.
    landOn(heading.current);
  }, []);

  const number = numberOf(card);
  const going = [card, ...others.map((other) => other.card).filter(({ name }) => also.has(name))];
  const isForgotten = ({ name }: OpenedCard) => room.box.forgottenNumber(name) !== undefined;
  // The answer was lost, or a colleague was quicker: nobody is named any more, and what is left to do is said all the same.
  const unseen: Outcome | null =
    isForgotten(card) && !isBusy
      ? { numbers: going.filter(isForgotten).map(numberOf), answer: GONE_UNSEEN }
      : null;
  const shown = outcome ?? unseen;
  const isDoing = isBusy && shown === null;
  const forget = async (): Promise<void> => {
    const names = going.map(({ name }) => name);
    const answer = await room.underWay.run(
      { whose: nameOfCard(card), doing: 'forgetting', hasWayBack: false },
      async () => {
        // Whoever opened the desk by the sheet has typed its words instead.
        if (room.person !== null) await touchAgain();
        return forgetCards({ ...room, drafts }, names);
      },
    );
    if (isHere()) setOutcome({ numbers: going.map(numberOf), answer });
  };
  const submit = async (submitted: FormEvent): Promise<void> => {
    submitted.preventDefault();
    if (isBusy) return;
    setFault('');
    const isOther = !isItsNumber(card, typed);
    setIsOtherNumber(isOther);
    if (isOther) {
      field.current?.focus();
      return;
    }
    setIsBusy(true);
    try {
      await forget();
    } catch (error) {
      const words = sayPasskeyFault(error, false);
      tellFault(nameOfCard(card), hasNoLine(error) ? words + MAYBE_DONE : words);
      setIsBusy(false);
    }
  };
  const choose = (name: string, isChosen: boolean): void => {
    const next = new Map(ticks).set(name, isChosen);
    setTicks(next);
    drafts?.keepTicks(card.name, next);
  };

  return (
    <dialog
      ref={dialog}
      className="forget over-desk"
      aria-labelledby="forget-title"
      onKeyDown={(event) => {
        if (isDoing && event.key === 'Escape') event.preventDefault();
      }}
      onCancel={(event) => {
        if (isDoing) event.preventDefault();
      }}
      onClose={() => {
        // A browser closes it at the second try, whatever is said to it; what is left to do would be told to nobody.
        if (isDoing) {
          dialog.current?.showModal();
          return;
        }
        drafts?.dropTicks(card.name);
        if (shown === null) onLeave();
        else onDone();
      }}
    >
      {shown === null ? (
        <form autoComplete="off" noValidate onSubmit={submit}>
          <p className="forget-kind">
            {titleOfCard(card)} <b>{number}</b>
          </p>
          <h2 id="forget-title" ref={heading}>
            Forget <em>{typeof card.content === 'object' ? nameOfCard(card) : 'this card'}</em>
          </h2>
          <p className="forget-first">Read this to its end: there you type the number.</p>
          <GoingList
            card={card}
            others={others}
            also={also}
            now={now}
            onChoose={choose}
            onLook={() => drafts?.leaveToLook(card.name)}
          />
          <label className="forget-number">
            <span>
              Type its number, <b>{number}</b>
            </span>
            <input
              ref={field}
              className="field"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={typed}
              aria-invalid={isOtherNumber}
              {...(isOtherNumber ? { 'aria-describedby': 'forget-other-number' } : {})}
              onChange={({ target }) => setTyped(target.value)}
            />
          </label>
          {isOtherNumber ? (
            <p className="fault" id="forget-other-number">
              That is not the number of this card. It stands above, and on the card’s tab.
            </p>
          ) : null}
          <div role="alert">{fault === '' ? null : <p className="fault">{fault}</p>}</div>
          <div className="forget-go">
            <button className="button danger" type="submit" aria-disabled={isBusy}>
              {isBusy ? 'One moment…' : 'Forget for good'}
            </button>
            <button
              className="quiet"
              type="button"
              aria-disabled={isBusy}
              onClick={() => (isBusy ? undefined : dialog.current?.close())}
            >
              Not now <kbd aria-hidden="true">Esc</kbd>
            </button>
          </div>
          <p className="small">
            {room.person === null ? '' : 'It asks for your passkey. '}The log keeps who did it and
            when, with the number alone.
          </p>
        </form>
      ) : (
        <Forgotten {...shown} now={now} onClose={() => dialog.current?.close()} />
      )}
    </dialog>
  );
}

function numberOf({ row, name }: OpenedCard): string {
  return row.reference ?? name;
}
