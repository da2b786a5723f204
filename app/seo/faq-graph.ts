import groups from 'content:faq';
import practice from 'content:practice';
import type { FAQPage } from 'schema-dts';
import type { RichText } from '../../domain/content/rich-text.ts';

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
        acceptedAnswer: { '@type': 'Answer' as const, text: plainText(question.answer) },
      })),
    ),
  };
}

function plainText(nodes: RichText): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const inner = plainText(node.children);
      return node.tag === 'p' || node.tag === 'li' ? `${inner} ` : inner;
    })
    .join('')
    .trim();
}
