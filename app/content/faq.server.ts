import { faqSchema, type WrittenFaq } from '../../domain/content/faq.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';
import type { OtherWords, QuestionGroup } from '../features/faq/faq-words.ts';
import type { Shown } from '../site/shown.ts';
import { readWords } from './read-words.server.ts';
import { showWords } from './show-words.server.ts';

/** The questions in their groups. Throws ContentError. */
export function loadFaq(practice: Practice): Shown<WrittenFaq> {
  const path = 'faq/questions.yaml';
  return showWords(readWords(path, faqSchema, practice), { file: `content/${path}`, practice });
}

/** The questions as the page has them, and what else people call them, by their ids: that comes with the search. */
export function partFaq(groups: Shown<WrittenFaq>): {
  shown: readonly QuestionGroup[];
  inSearch: OtherWords;
} {
  const questions = groups.flatMap((group) => group.questions);
  return {
    shown: groups.map((group) => ({
      ...group,
      questions: group.questions.map((written) => {
        const { otherWords: _, ...question } = written;
        return question;
      }),
    })),
    inSearch: Object.fromEntries(
      questions.flatMap(({ id, otherWords }) =>
        otherWords === undefined ? [] : [[id, otherWords]],
      ),
    ),
  };
}
