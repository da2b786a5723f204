import groups from 'content:faq';
import practice from 'content:practice';
import type { FAQPage } from 'schema-dts';
import { plainTextOf } from '../../domain/content/plain-text.ts';

/** The questions and answers of /faq, each under its own address. */
export function faqGraph(): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${practice.siteUrl}/faq#questions`,
    mainEntity: groups.flatMap((group) =>
      group.questions.map((question) => ({
        '@type': 'Question' as const,
        name: question.question,
        url: `${practice.siteUrl}/faq#${question.id}`,
        acceptedAnswer: { '@type': 'Answer' as const, text: plainTextOf(question.answer) },
      })),
    ),
  };
}
