import formWords from 'content:request-form/es/every-form';
import type { AskedRequest } from '../../../domain/intake/asked-request.ts';
import { PromisedTimeInSpanish } from '../promise/promised-time-in-spanish.tsx';
import { FormLanguageHere } from '../../site/form-language.ts';
import { RequestLanguageHere } from '../../site/request-language.ts';
import { FieldWordsHere } from '../../ui/field-words.ts';
import { FORM_IN_SPANISH } from './form-in-spanish.ts';
import { REQUEST_IN_SPANISH } from './request-in-spanish.ts';
import { RequestPage } from './request-page.tsx';

/** The page of a request's form in Spanish. */
export function SpanishRequestPage({ asked }: { asked: AskedRequest }) {
  return (
    <FormLanguageHere value={FORM_IN_SPANISH}>
      <RequestLanguageHere value={REQUEST_IN_SPANISH}>
        <FieldWordsHere value={formWords.faults}>
          <RequestPage asked={asked} promise={<PromisedTimeInSpanish />} />
        </FieldWordsHere>
      </RequestLanguageHere>
    </FormLanguageHere>
  );
}
