import * as z from 'zod';
import type { RichText } from '../ui/rich-text-nodes.ts';
import { ContentError } from './content-error.server.ts';
import { fillPlaceholders } from './placeholders.server.ts';
import { readYaml } from './read-content.server.ts';
import { parseRichText } from './rich-text.server.ts';

const text = z.string().trim().min(1, 'write at least one word');
const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'write a kebab-case id');

const groupsSchema = z.array(
  z.strictObject({
    id,
    heading: text,
    questions: z.array(z.strictObject({ id, question: text, answer: text })).min(1),
  }),
);

/** A group of questions and answers: content/faq/questions.yaml, checked. */
export interface FaqGroup {
  readonly id: string;
  readonly heading: string;
  readonly questions: readonly FaqQuestion[];
}

interface FaqQuestion {
  /** The address of the answer on /faq. */
  readonly id: string;
  readonly question: string;
  readonly answer: RichText;
}

/** The questions in their groups. Throws ContentError; an id that stands twice is a fault. */
export function loadFaq(facts: Readonly<Record<string, string>>): FaqGroup[] {
  const file = 'content/faq/questions.yaml';
  const groups = fillPlaceholders(file, readYaml('faq/questions.yaml', groupsSchema), facts);
  const ids = groups.flatMap((group) => [group.id, ...group.questions.map((q) => q.id)]);
  const repeated = ids.filter((candidate, index) => ids.indexOf(candidate) !== index);
  if (repeated.length > 0) {
    throw new ContentError(
      file,
      repeated.map((twice) => `id '${twice}' stands twice; rename one`),
    );
  }
  return groups.map((group, at) => ({
    ...group,
    questions: group.questions.map((question, index) => ({
      ...question,
      answer: parseRichText(file, question.answer, {
        field: [at, 'questions', index, 'answer'],
      }),
    })),
  }));
}
