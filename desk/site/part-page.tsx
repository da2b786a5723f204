import { mayChangePart, type SitePart } from '../../domain/desk/site-parts.ts';
import type { SiteAnswer } from '../../domain/desk/site-wire.ts';
import type { Role } from '../../domain/desk/wire.ts';
import { follow } from '../shell/place-links.ts';
import { Proofs } from './proofs.tsx';
import { SiteField } from './site-field.tsx';
import { fieldsOf, seenAt, shownWords } from './site-words.ts';
import type { SiteDesk } from './use-site.ts';

interface PartPageProps {
  part: SitePart;
  answer: SiteAnswer;
  site: SiteDesk;
  /** Null: by the recovery sheet. */
  role: Role | null;
}

/** The form of one part, and the page on which it is seen. */
export function PartPage({ part, answer, site, role }: PartPageProps) {
  const mayChange = mayChangePart(role, part);
  const own = fieldsOf(part, answer.fields);
  const { run } = answer;
  const isBuilt = run.is === 'built';
  return (
    <>
      <main className="site-form">
        <a className="quiet site-back" href="/site" onClick={follow}>
          All of the site
        </a>
        <h2>
          {part.title} <em>{part.emphasis}</em>
        </h2>
        <p className="site-note">{part.note}</p>
        {mayChange ? (
          <p className="small">
            Kept as you type, for everybody here; visitors see nothing of it yet.
          </p>
        ) : (
          <p className="site-warning">
            {part.alsoBy.length > 0 ? 'Coordinators and schedulers' : 'Treatment coordinators'}{' '}
            change this. You can read it.
          </p>
        )}
        {own.length === 0 ? (
          <p className="site-warning">
            {answer.readiness.is === 'unready' ? answer.readiness.why : ''}
          </p>
        ) : null}
        {part.sections.map(({ title, fields }) => {
          const shown = fields.flatMap((words) => {
            const field = own.find(({ path }) => path === words.path);
            return field === undefined ? [] : [{ words, field }];
          });
          if (shown.length === 0) return null;
          return (
            <fieldset key={title}>
              <legend>{title}</legend>
              {shown.map(({ words, field }) => (
                <SiteField
                  key={words.path}
                  words={words}
                  field={field}
                  mayChange={mayChange && !field.isLocked}
                  onSave={site.save}
                  onTakeBack={site.takeBack}
                />
              ))}
            </fieldset>
          );
        })}
      </main>
      <Proofs
        preview={isBuilt ? run.id : 'live'}
        address={seenAt(part)}
        rings={own.flatMap(isBuilt ? shownWords : (field) => shownWords({ ...field, draft: null }))}
        caption={
          isBuilt
            ? 'The preview that was built last. What you typed since is not in it.'
            : 'As visitors see it now. Build a preview to see what you changed.'
        }
      />
    </>
  );
}
