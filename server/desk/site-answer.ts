import type { SiteAnswer } from '../../domain/desk/site-wire.ts';
import { newYorkDay } from '../../domain/validity/new-york-day.ts';
import { Refusal } from '../problem-details.ts';
import { readContentTexts, type ContentTexts } from '../publishing/content-texts.ts';
import { readDrafts } from '../publishing/draft-store.ts';
import { describeForm } from '../publishing/site-form.ts';
import type { DeskDependencies } from './desk-dependencies.ts';
import { refuseDesk } from './desk-refusals.ts';

/** All that the room shows. */
export async function answerSite({
  database,
  now,
  publishing,
}: DeskDependencies): Promise<SiteAnswer> {
  const { publisher, tools, placesOf } = publishing;
  const readiness = await tools.readiness();
  const run = publisher.run();
  const nothing = {
    fields: [],
    lists: [],
    changes: [],
    unfinished: [],
    isReady: false,
    lost: [],
    run,
  };
  if (!publishing.hasContent()) return { readiness, ...nothing };
  try {
    const texts = readContentTexts(tools.contentFolder);
    const drafts = await readDrafts(database);
    return { readiness, ...describeForm(texts, drafts, placesOf, newYorkDay(now())), run };
  } catch (error) {
    // A file that cannot be read is said in the room, and no fault of the server's.
    if (!(error instanceof Refusal)) throw error;
    return { readiness: { is: 'unready', why: error.problem.detail }, ...nothing };
  }
}

/** @throws Refusal 409 where there is none, or somebody has left a file unreadable */
export function readSiteTexts({ publishing }: DeskDependencies): ContentTexts {
  if (!publishing.hasContent()) throw refuseDesk(409, 'There is no content here to change.');
  return readContentTexts(publishing.tools.contentFolder);
}

/** What somebody hears who may not do it. */
export function refuseOthersWork(): Refusal {
  return refuseDesk(
    403,
    'Treatment coordinators change this and publish; hours, holidays and announcements schedulers too. Ask one of them.',
  );
}
