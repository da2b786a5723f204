import { use, useEffect } from 'react';
import type { SitePart } from '../../domain/desk/site-part.ts';
import { mayChangePart } from '../../domain/desk/site-parts.ts';
import type { SentField, SiteAnswer } from '../../domain/desk/site-wire.ts';
import type { Role } from '../../domain/desk/wire.ts';
import { follow } from '../shell/place-links.ts';
import { returnToLateTyped } from '../shell/typed-last.ts';
import { DraftContext } from '../waiting/draft-context.ts';
import { AddEntry } from './add-entry.tsx';
import { AskAgain } from './ask-again.tsx';
import { KeptPhotographs } from './kept-photographs.tsx';
import { NotAddedYet } from './not-added-yet.tsx';
import { PhotographField } from './photograph-field.tsx';
import { Proofs } from './proofs.tsx';
import { SiteEntry } from './site-entry.tsx';
import { SiteField } from './site-field.tsx';
import { TermsOfPlan } from './terms-of-plan.tsx';
import { fieldsOf, sectionsOf, seenAt, shownWords } from './site-words.ts';
import type { SiteDesk } from './use-site.ts';

interface PartPageProps {
  part: SitePart;
  answer: SiteAnswer;
  site: SiteDesk;
  /** Null: by the recovery sheet. */
  role: Role | null;
}

/** Whoever takes a case out may do so because its consent was taken back. */
const PHOTOGRAPHS_GO = 'It does not come back with an earlier site: its photographs go for good.';

/** The form of one part, and the page on which it is seen. */
export function PartPage({ part, answer, site, role }: PartPageProps) {
  const drafts = use(DraftContext);
  const mayChange = mayChangePart(role, part);
  // What is drawn here was asked of the server first, and the desk was open by then.
  useEffect(returnToLateTyped, []);
  const own = fieldsOf(part, answer.fields);
  const list = answer.lists.find((one) => one.part === part.id);
  const { run } = answer;
  const newEntries = new Set<string | null>(
    list?.entries.filter(({ wish }) => wish === 'add').map(({ path }) => path),
  );
  const places = new Set(own.filter(({ kind }) => kind === 'photograph').map(({ path }) => path));
  const inputOf = (field: SentField) =>
    field.photograph !== null ? null : field.kind === 'photograph' ? (
      <PhotographField
        key={field.path}
        field={field}
        words={own.filter(({ photograph }) => photograph === field.path)}
        mayChange={mayChange}
        isInNewEntry={newEntries.has(field.entry)}
        site={site}
      />
    ) : (
      <SiteField
        key={field.path}
        field={field}
        mayChange={mayChange && !field.isLocked}
        isInNewEntry={newEntries.has(field.entry)}
        onSave={site.save}
        onTakeBack={site.takeBack}
      />
    );
  // What could not be saved stands on this machine alone, and is looked for in its entry.
  const isChanged = ({ path, draft }: SentField): boolean =>
    draft !== null || (mayChange && drafts?.fieldFor(path) !== undefined);
  const isBuilt = run.is === 'built';
  // Of a list, what is changed alone: all of it would ring the whole page.
  const ringed = part.entryFields === undefined ? own : own.filter(({ draft }) => draft !== null);
  return (
    <>
      <main className="site-form">
        <a className="quiet site-back" href="/site" onClick={follow}>
          All of the site
        </a>
        <h2>
          {part.title} {part.emphasis === '' ? null : <em>{part.emphasis}</em>}
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
        {list !== undefined && part.entryNoun !== undefined && mayChange ? (
          <NotAddedYet part={part.id} noun={part.entryNoun} />
        ) : null}
        {part.photographs === undefined ? null : (
          <AskAgain
            what="Which photographs earlier sites still hold could not be asked for."
            fault={site.keptFault}
            onAgain={site.askKeptAgain}
          />
        )}
        {own.length === 0 && answer.readiness.is === 'unready' ? (
          <p className="site-warning">{answer.readiness.why}</p>
        ) : null}
        {list === undefined
          ? sectionsOf(own).map(({ title, fields }) => (
              <fieldset key={title}>
                <legend>{title}</legend>
                {fields.map(inputOf)}
                <TermsOfPlan fields={fields} />
              </fieldset>
            ))
          : list.entries.map((entry) => (
              <SiteEntry
                key={entry.path}
                entry={entry}
                noun={
                  mayChange && (entry.mayGo || entry.wish === 'add') ? part.entryNoun : undefined
                }
                parting={part.photographs === undefined ? '' : PHOTOGRAPHS_GO}
                isChanged={own.some((field) => field.entry === entry.path && isChanged(field))}
                onTakeOut={site.takeOut}
                onTakeBack={site.takeBack}
              >
                {own.filter((field) => field.entry === entry.path).map(inputOf)}
              </SiteEntry>
            ))}
        <KeptPhotographs
          legend="No longer on the site"
          kept={site.kept.filter((one) => one.part === part.id && !places.has(one.place))}
          isNamed
          mayChange={mayChange}
          site={site}
        />
        {list !== undefined && part.entryNoun !== undefined && mayChange ? (
          <AddEntry noun={part.entryNoun} part={part.id} list={list} site={site} />
        ) : null}
      </main>
      <Proofs
        preview={isBuilt ? run.id : 'live'}
        address={seenAt(part)}
        rings={ringed.flatMap(
          isBuilt ? shownWords : (field) => shownWords({ ...field, draft: null }),
        )}
        caption={
          isBuilt
            ? 'The preview that was built last. What you typed since is not in it.'
            : 'As visitors see it now. Build a preview to see what you changed.'
        }
      />
    </>
  );
}
