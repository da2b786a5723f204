import practice from 'content:practice';
import { embedTargetOf } from '../../domain/embeds/embed-providers.ts';
import { ExternalForm } from '../features/embed/external-form.tsx';
import { FormOwner } from '../features/request-form/form-owner.tsx';
import { FormWayOut } from '../features/request-form/form-way-out.tsx';
import { Scheduler } from '../features/scheduling/scheduler.tsx';
import { SCHEDULING_IN_ENGLISH } from '../features/scheduling/scheduling-in-english.ts';
import { SchedulingLanguageHere } from '../features/scheduling/scheduling-language.ts';
import { EVENT_TYPES } from '../../domain/scheduling/event-types.ts';
import { SCHEDULING_PATH } from '../../domain/intake/wire.ts';
import { describePage } from '../seo/page-meta.ts';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/embed.css?url';

const page = {
  title: `Schedule a consultation | ${practice.name}`,
  description: `Choose a time at ${practice.name}: a short virtual consult or the ${EVENT_TYPES['smile-blueprint'].durationMinutes}-minute Smile Blueprint. All times are Eastern Time.`,
};

export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, SCHEDULING_PATH);

const target = embedTargetOf(practice.embeds.scheduling, SCHEDULING_PATH);

/** The built-in scheduler, framed by its dialog and by the booking page; a page of its own where JavaScript is off. */
export default function EmbedSchedulingPage() {
  return (
    <main className="embed-page scheduling-page" id="main" aria-label="Scheduler">
      <FormOwner />
      {target.provider === 'built-in' ? (
        <SchedulingLanguageHere value={SCHEDULING_IN_ENGLISH}>
          <Scheduler facts={practice} />
        </SchedulingLanguageHere>
      ) : (
        <ExternalForm heading="Choose a time" href={target.src} />
      )}
      <FormWayOut name={practice.name} phone={practice.phone} />
    </main>
  );
}
