import type { WrittenFaq } from '../../../domain/content/faq.ts';
import { plainTextOf } from '../../../domain/content/plain-text.ts';
import type { SearchableQuestion } from '../../../domain/faq/question-search.ts';
import type { PageContentOf } from '../../site/page-content.ts';
import type { Shown } from '../../site/shown.ts';

export type FaqWords = PageContentOf<'faq'>;
type WrittenGroup = Shown<WrittenFaq>[number];
type Question = Omit<WrittenGroup['questions'][number], 'otherWords'>;
export type QuestionGroup = Omit<WrittenGroup, 'questions'> & {
  readonly questions: readonly Question[];
};
/** What else people call a question, by its id. */
export type OtherWords = Readonly<Record<string, string | undefined>>;

/** A question with its number on the page. */
export interface NumberedQuestion extends Question {
  readonly number: number;
  readonly group: QuestionGroup;
}

/** All questions in their order, from 1. */
export function numberedQuestions(groups: readonly QuestionGroup[]): NumberedQuestion[] {
  return groups
    .flatMap((group) => group.questions.map((question) => ({ ...question, group })))
    .map((question, index) => ({ ...question, number: index + 1 }));
}

/** The questions as the search reads them. */
export function searchableQuestions(
  groups: readonly QuestionGroup[],
  otherWords: OtherWords,
): SearchableQuestion[] {
  return numberedQuestions(groups).map(({ id, group, question, answer }) => ({
    id,
    group: group.heading,
    question,
    otherWords: otherWords[id] ?? '',
    answer: plainTextOf(answer),
  }));
}
