import { useEffect, useRef, type FormEvent } from 'react';
import type { CardContent } from '../../domain/desk/card-content.ts';
import type { ReachFaults } from '../../domain/desk/reach.ts';
import type { OpenedCard } from '../box/card-box.ts';
import { nameOfCard, titleOfCard } from './card-words.ts';
import { ReachFields } from './reach-fields.tsx';
import { useReach } from './use-reach.ts';
import './reach-form.css';

interface ReachFormProps {
  card: OpenedCard;
  content: CardContent;
  now: Date;
  /** Closes the form; what was typed stays. */
  onLeave: () => void;
  /** It is stored, and the form is no more. */
  onDone: () => void;
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
    form.current?.scrollIntoView({ block: 'nearest' });
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
        onWrite={write}
      />
      {others.length === 0 ? null : (
        <fieldset className="whole">
          <legend className="label">Their other cards that say the same</legend>
          {others.map(({ card: other, isTicked }) => (
            <label className="check-row" key={other.name}>
              <input
                type="checkbox"
                checked={isTicked}
                aria-disabled={isBusy}
                onChange={({ target }) => inHand.tick(other.name, target.checked)}
              />
              <span>
                {other.row.reference ?? other.name}, {nameOfCard(other)}: {titleOfCard(other)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="whole reach-foot">
        <div role="status">
          {inHand.becomes.map((words) => (
            <p className="small" key={words}>
              {words}
            </p>
          ))}
        </div>
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
