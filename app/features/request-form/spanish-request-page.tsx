import requestWords from 'content:request-form/es';
import formWords from 'content:request-form/es/every-form';
import type { RequestKind } from '../../../domain/intake/kinds.ts';
import { PromisedTimeInSpanish } from '../promise/promised-time-in-spanish.tsx';
import { FormLanguageHere } from '../../site/form-language.ts';
import { RequestLanguageHere } from '../../site/request-language.ts';
import { FieldWordsHere } from '../../ui/field-words.ts';
import { FORM_IN_SPANISH } from './form-in-spanish.ts';
import { REQUEST_IN_SPANISH } from './request-in-spanish.ts';
import { RequestPage } from './request-page.tsx';

/** The page of a request's form in Spanish. */
export function SpanishRequestPage({ kind }: { kind: RequestKind }) {
  const { heading, lead, agree } = requestWords.pages[kind];
  return (
    <FormLanguageHere value={FORM_IN_SPANISH}>
      <RequestLanguageHere value={REQUEST_IN_SPANISH}>
        <FieldWordsHere value={formWords.faults}>
          <RequestPage kind={kind} heading={heading} promise={<PromisedTimeInSpanish />}>
            {[lead, REQUEST_IN_SPANISH.answerTime, ...(agree ? [agree] : [])].join(' ')}.
          </RequestPage>
        </FieldWordsHere>
      </RequestLanguageHere>
    </FormLanguageHere>
  );
}
