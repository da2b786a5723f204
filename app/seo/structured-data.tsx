import { useLocation, useMatches } from 'react-router';
import { businessGraph } from './business-graph.ts';
import { eventsGraph } from './events-graph.ts';
import { faqGraph } from './faq-graph.ts';
import { pageGraph } from './page-graph.ts';
import type { PageDescription } from './page-meta.ts';
import { teamGraph } from './team-graph.ts';

/** What a page's `handle` holds, for the document around it. */
interface PageHandle {
  readonly page: PageDescription;
}

/** The page's structured data. Rendered into the prerendered HTML only. */
export function StructuredData() {
  const { pathname } = useLocation();
  const page = useMatches()
    .map((match) => match.handle)
    .find(isPageHandle)?.page;
  if (!page) return null;
  const path = pathname === '/' ? pathname : pathname.replace(/\/$/, '');
  const graph = [
    ...businessGraph(),
    ...pageGraph(page, path),
    ...(path === '/community' ? eventsGraph() : []),
    ...(path === '/faq' ? [faqGraph()] : []),
    ...(path === '/team' ? teamGraph() : []),
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return (
    <script
      type="application/ld+json"
      // The text is our own content; `<` is escaped so that it cannot end the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'page' in handle;
}
