import { useEffect, useRef, type FormEvent } from 'react';
import type { CardContent } from '../../domain/desk/card-content.ts';
import type { ReachFaults } from '../../domain/desk/reach.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { nameOfCard, titleOfCard } from './card-words.ts';
import { ReachFields } from './reach-fields.tsx';
import { useReach, type OtherCard } from './use-reach.ts';
import './reach-form.css';

interface ReachFormProps {
  card: OpenedCard;
  content: CardContent;
  now: Date;
  /** Closes the form; what was typed stays. */
  onLeave: () => void;
  /** It is stored, and the form is no more. */
  onDone: (said: string) => void;
}

/** Who is on a card and how they are reached, to correct what is wrong; and their other cards that say the same. */
export function ReachForm({ card, content, now, onLeave, onDone }: ReachFormProps) {
  const inHand = useReach(card, content, now, onDone);
  const { reach, faults, fault, isBusy, others, write, save } = inHand;
  const form = useRef<HTMLFormElement>(null);
  const focusOn = (field: keyof ReachFaults): void =>
    form.current?.querySelector<HTMLElement>(`#reach-${field}`)?.focus();
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('#reach-name')?.focus();
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save(focusOn);
  };
  return (
    <form
      ref={form}
      className="reach-form"
      aria-label="Correct"
      autoComplete="off"
      noValidate
      onSubmit={submit}
    >
      <ReachFields
        form="reach"
        reach={reach}
        faults={faults}
        isBusy={isBusy}
        otherLanguage={
          content.language === 'other' ? (content.otherLanguage ?? 'another language') : undefined
        }
        belowEmail={
          <div role="status">
            {inHand.becomes.map((words) => (
              <p className="small" key={words}>
                {words}
              </p>
            ))}
          </div>
        }
        meanwhile={inHand.meanwhile}
        onWrite={write}
      />
      <OtherCards
        legend="Their other cards that say the same"
        others={others.filter(({ isSamePerson }) => isSamePerson)}
        isBusy={isBusy}
        onTick={inHand.tick}
      />
      <OtherCards
        legend="Others who gave the same: theirs too?"
        others={others.filter(({ isSamePerson }) => !isSamePerson)}
        isBusy={isBusy}
        onTick={inHand.tick}
      />
      <div className="whole reach-foot">
        <div role="alert">{fault === '' ? null : <p className="fault">{fault}</p>}</div>
        <button className="button low" type="submit" aria-disabled={isBusy}>
          Save
        </button>
        <button className="quiet" type="button" onClick={onLeave}>
          Not now <kbd aria-hidden="true">Esc</kbd>
        </button>
        {inHand.isOther ? (
          <button className="quiet" type="button" aria-disabled={isBusy} onClick={inHand.reset}>
            As it was
          </button>
        ) : null}
      </div>
    </form>
  );
}

interface OtherCardsProps {
  legend: string;
  others: readonly OtherCard[];
  isBusy: boolean;
  onTick: (name: string, isTicked: boolean) => void;
}

function OtherCards({ legend, others, isBusy, onTick }: OtherCardsProps) {
  if (others.length === 0) return null;
  return (
    <fieldset className="whole">
      <legend className="label">{legend}</legend>
      {others.map(({ card, isTicked }) => (
        <label className="check-row" key={card.name}>
          <input
            type="checkbox"
            checked={isTicked}
            aria-disabled={isBusy}
            onChange={({ target }) => onTick(card.name, target.checked)}
          />
          <span>
            {card.row.reference ?? card.name}, {nameOfCard(card)}: {titleOfCard(card)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
