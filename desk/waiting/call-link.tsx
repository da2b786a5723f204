import { use, type MouseEvent } from 'react';
import type { CallerDraft } from '../../domain/desk/draft.ts';
import { goTo, useAddress } from '../address.ts';
import { follow } from '../shell/place-links.ts';
import { DraftContext } from './draft-context.ts';

const CALL_ADDRESS = '/called';
const CALL = /^\/called(?:\/(\d+))?$/;
/** So that two that are begun in two tabs are two. */
const NUMBERS = 1_000_000_000;

/** The number in the address of a form for who calls; undefined for any other address. */
export function callNumberOf(address: string): string | undefined {
  const found = CALL.exec(address);
  return found === null ? undefined : (found[1] ?? '0');
}

/** Somebody phones: an empty form, whatever was begun before. */
export function beginCall(): void {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  goTo(`${CALL_ADDRESS}/${1 + (number % NUMBERS)}`);
}

/** The way to an empty form for who calls, and back to those that were begun. */
export function CallLink() {
  const drafts = use(DraftContext);
  const here = callNumberOf(useAddress());
  const others = drafts?.callers.filter(([form]) => form !== here) ?? [];
  const begin = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    beginCall();
  };
  return (
    <div className="call-link">
      <a className="quiet" href={CALL_ADDRESS} onClick={begin}>
        Somebody called <kbd aria-hidden="true">S</kbd>
      </a>
      {others.map(([form, caller]) => (
        <a key={form} className="quiet" href={`${CALL_ADDRESS}/${form}`} onClick={follow}>
          Go on with {whoIs(caller)}
        </a>
      ))}
    </div>
  );
}

/** Whom a begun card is of, as far as it was typed. */
function whoIs({ name, phone, email }: CallerDraft): string {
  return [name, phone, email].map((text) => text.trim()).find((text) => text !== '') ?? 'a call';
}
