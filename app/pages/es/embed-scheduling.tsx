import practice from 'content:practice';
import formWords from 'content:request-form/es/every-form';
import words from 'content:scheduling/es';
import { embedTargetOf } from '../../../domain/embeds/embed-providers.ts';
import { SCHEDULING_PATH } from '../../../domain/intake/wire.ts';
import { pathIn, SPANISH } from '../../../domain/languages/page-languages.ts';
import { ExternalForm } from '../../features/embed/external-form.tsx';
import { FORM_IN_SPANISH } from '../../features/request-form/form-in-spanish.ts';
import { FormOwner } from '../../features/request-form/form-owner.tsx';
import { FormWayOut } from '../../features/request-form/form-way-out.tsx';
import { Scheduler } from '../../features/scheduling/scheduler.tsx';
import { SCHEDULING_IN_SPANISH } from '../../features/scheduling/scheduling-in-spanish.ts';
import { SchedulingLanguageHere } from '../../features/scheduling/scheduling-language.ts';
import { describePage } from '../../seo/page-meta.ts';
import { FormLanguageHere } from '../../site/form-language.ts';
import { pageStyles } from '../../styles/page-styles.ts';
import stylesheet from '../../styles/pages/embed.css?url';
import { FieldWordsHere } from '../../ui/field-words.ts';

const { page } = words;

export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, pathIn(SPANISH, SCHEDULING_PATH));

const target = embedTargetOf(practice.embeds.scheduling, SCHEDULING_PATH);

/** The built-in scheduler in Spanish. */
export default function SpanishSchedulingPage() {
  return (
    <SchedulingLanguageHere value={SCHEDULING_IN_SPANISH}>
      <FormLanguageHere value={FORM_IN_SPANISH}>
        <FieldWordsHere value={formWords.faults}>
          <main className="embed-page scheduling-page" id="main" aria-label={words.label}>
            <FormOwner />
            {target.provider === 'built-in' ? (
              <Scheduler facts={practice} />
            ) : (
              <ExternalForm heading={words.heading} href={target.src} />
            )}
            <FormWayOut name={practice.name} phone={practice.phone} />
          </main>
        </FieldWordsHere>
      </FormLanguageHere>
    </SchedulingLanguageHere>
  );
}
