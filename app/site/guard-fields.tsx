import { TIME_PLACEHOLDER } from './form-words.ts';

/** What goes along with a form sent by script, by which the server tells programs from people. */
export interface GuardValues {
  readonly website: string;
  readonly openForMs: number;
}

/**
 * A field that no person sees and programs fill, and the moment at which the form was served. What looks like a program's is set aside for a
 * second look, never dropped.
 */
export function GuardFields() {
  return (
    <>
      <input
        type="hidden"
        name="openedAt"
        defaultValue={TIME_PLACEHOLDER}
        suppressHydrationWarning
      />
      <div className="visually-hidden" aria-hidden="true">
        <label>
          Please leave this empty
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
    </>
  );
}

/** Reads them from a form in a page that has been open since its time began. */
export function readGuards(fields: FormData): GuardValues {
  const website = fields.get('website');
  return {
    website: typeof website === 'string' ? website : '',
    openForMs: Math.round(performance.now()),
  };
}
