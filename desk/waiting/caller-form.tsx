import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { CALLED_ABOUT } from '../../domain/desk/caller.ts';
import type { CALLER_FIELDS } from '../../domain/desk/caller-words.ts';
import { nameOfKind } from '../../domain/desk/name-of-kind.ts';
import { MESSAGE_LIMIT_CHARACTERS } from '../../domain/intake/wire.ts';
import { useSingleKeys } from '../shell/single-keys.ts';
import { CardTabs } from './card-tabs.tsx';
import { KnownOn } from './known-on.tsx';
import { ReachFields } from './reach-fields.tsx';
import { TypedField } from './typed-field.tsx';
import { useCaller } from './use-caller.ts';
import './caller-form.css';

interface CallerFormProps {
  /** The number in its address: what was begun there stands in it. */
  number: string;
  now: Date;
  backTo: '/' | '/cards';
  /** Goes back to the list; what was typed stays for when one comes back. */
  onLeave: () => void;
  /** @param name of its card */
  onSaved: (name: string) => void;
}

type Field = (typeof CALLER_FIELDS)[number];

/** A card for somebody who phones: it stands where their card will. */
export function CallerForm({ number, now, backTo, onLeave, onSaved }: CallerFormProps) {
  const inHand = useCaller(number, onSaved);
  const { caller, hasWords, faults, fault, isBusy, write, empty, save } = inHand;
  const form = useRef<HTMLFormElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const focusOn = (field: Field): void =>
    form.current?.querySelector<HTMLElement>(`#caller-${field}`)?.focus();
  useEffect(() => focusOn('name'), []);
  // Why it was not saved is said where the eye is.
  useEffect(() => {
    if (fault !== '') foot.current?.scrollIntoView({ block: 'nearest' });
  }, [fault]);
  useSingleKeys(useMemo(() => ({ escape: onLeave }), [onLeave]));

  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    save(focusOn);
  };
  return (
    <div className="box">
      <CardTabs title={nameOfKind('caller')} backTo={backTo} onLeave={onLeave} />
      <form
        ref={form}
        className="card caller-form"
        aria-labelledby="caller-title"
        autoComplete="off"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save(focusOn);
        }}
      >
        <div className="card-top">
          <h2 id="caller-title">
            Somebody <em>called</em>
          </h2>
          <p className="how-asked">
            The card is sealed here, like the rest. Nobody is written to when it is saved.
          </p>
        </div>
        <div className="caller-fields">
          <ReachFields
            form="caller"
            reach={caller}
            faults={faults}
            isBusy={isBusy}
            onWrite={write}
            onKeyDown={onKey}
          />
          <label>
            <span className="label">What they called about</span>
            <select
              className="field"
              aria-disabled={isBusy}
              value={caller.about}
              onChange={({ target }) => write({ about: target.value })}
            >
              <option value="">Something else</option>
              {CALLED_ABOUT.map((about) => (
                <option key={about} value={about}>
                  {nameOfKind(about)}
                </option>
              ))}
            </select>
          </label>
          <TypedField
            id="caller-message"
            label="Their words, or a note"
            value={caller.message}
            maxLength={MESSAGE_LIMIT_CHARACTERS}
            fault={faults.message}
            isBusy={isBusy}
            rows={4}
            className="whole"
            onWrite={(message) => write({ message })}
            onKeyDown={onKey}
          />
          {/* After the fields, so that no key is lost in it that somebody types by heart. */}
          <KnownOn caller={caller} now={now} onFollow={inHand.takeCard} />
        </div>
        <div className="caller-foot" ref={foot}>
          <div role="alert">{fault === '' ? null : <p className="fault">{fault}</p>}</div>
          <button className="button" type="submit" aria-disabled={isBusy}>
            Save the card <kbd aria-hidden="true">Ctrl Enter</kbd>
          </button>
          <button className="quiet" type="button" onClick={onLeave}>
            Not now <kbd aria-hidden="true">Esc</kbd>
          </button>
          {hasWords ? (
            <button
              className="quiet"
              type="button"
              aria-disabled={isBusy}
              onClick={() => {
                empty();
                focusOn('name');
              }}
            >
              Empty the form
            </button>
          ) : null}
        </div>
      </form>
    </div>
  );
}
