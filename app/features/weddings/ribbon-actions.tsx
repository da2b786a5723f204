import practice from 'content:practice';
import { useState } from 'react';
import { canBegin, type Visits } from '../../../domain/weddings/begin-by.ts';
import { contactFactsOf } from '../../../domain/practice/contact-facts.ts';
import { withinLimit } from '../../request/time-limit.ts';
import { ActionLink } from '../../site/action-link.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { sayQuestion, type WeddingsWords } from './wedding-words.ts';

interface RibbonActionsProps {
  page: Pick<WeddingsWords, 'ribbon' | 'work' | 'calendar'>;
  day: string;
  visits: Visits;
}

/** What can be done with a counted day: choose a visit while something fits, keep it in a calendar, on paper, or tell it. */
export function RibbonActions({ page, day, visits }: RibbonActionsProps) {
  const { actions } = page.ribbon;
  const [hasFailed, setHasFailed] = useState(false);

  async function save() {
    try {
      const { weddingCalendarOf } = await withinLimit(
        import('../../../domain/weddings/wedding-calendar.ts'),
      );
      const { fileName, ...words } = page.calendar;
      const facts = contactFactsOf(practice);
      const file = weddingCalendarOf({ day, visits }, page.work.steps, words, facts, new Date());
      saveFile(new Blob([file], { type: 'text/calendar' }), `${fileName}-${day}.ics`);
      setHasFailed(false);
    } catch {
      // The code that writes the file did not arrive; the dates stand on the ribbon.
      setHasFailed(true);
    }
  }

  const body = encodeURIComponent(sayQuestion(actions, day));
  // Before the body some phones read "?", others "&": all of them read both.
  const text = { ...actions.text, href: `${actions.text.href}?&body=${body}` };
  const fits = page.work.steps.some((step) => !step.elsewhere && canBegin(step, day, visits));
  return (
    <>
      {fits ? <p className="ribbon-ranges">{page.ribbon.visitFirst}</p> : null}
      <p className="ribbon-actions">
        {fits ? <ActionLink action={actions.visit} className="quiet-link" /> : null}
        <button className="quiet-button" type="button" onClick={() => void save()}>
          {actions.calendar}
        </button>
        <button className="quiet-button" type="button" onClick={() => window.print()}>
          {actions.print}
        </button>
        <ActionLink action={text} className="quiet-link" />
      </p>
      {hasFailed ? <p role="alert">{actions.failed}</p> : null}
    </>
  );
}
