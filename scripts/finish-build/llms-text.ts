import { loadLegal } from '../../app/content/legal.server.ts';
import { loadPage } from '../../app/content/page.server.ts';
import { PAGES, type PageRoute } from '../../app/url-map.ts';
import type { Practice } from '../../domain/practice/practice-schema.ts';

const LEGAL_PREFIX = '/legal/';

/**
 * llms.txt (llmstxt.org): who the practice is, how to reach a person, and what each page says, for programs that read for people. The words
 * are the pages' own descriptions.
 */
export function llmsText(practice: Practice): string {
  const listed = PAGES.filter((page) => !page.noindex && !page.canonical);
  const legal = listed.filter(({ path }) => path.startsWith(LEGAL_PREFIX));
  const pages = listed.filter((page) => !legal.includes(page));
  const { name, legalName, description, address, phone, urgentPhone, email } = practice;
  const { street, city, state, postalCode } = address;
  const lineOf = (page: PageRoute) => lineFor(page, practice);
  return `# ${name}

> ${description} Site of ${legalName}.

- Address: ${street}, ${city}, ${state} ${postalCode}
- Phone: ${phone}. Urgent: ${urgentPhone}. E-mail: ${email}
- For trouble breathing or swallowing, spreading swelling, or heavy bleeding: call 911.
- The site gives general information and no diagnosis. People in paintings are imagined, and neither patients nor results.${
    practice.sample ? '\n- This is a preview: facts marked as samples are invented.' : ''
  }

## Pages

${pages.map(lineOf).join('\n')}

## Legal texts

${legal.map(lineOf).join('\n')}
`;
}

function lineFor({ path, file }: PageRoute, practice: Practice): string {
  const { heading, description } = path.startsWith(LEGAL_PREFIX)
    ? loadLegal(path.slice(LEGAL_PREFIX.length), practice)
    : loadPage(file.replace(/\.tsx$/u, ''), practice);
  return `- [${heading}](${practice.siteUrl}${path}): ${description}`;
}
