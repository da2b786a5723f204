import requests from 'content:requests/es';
import type { MetaArgs } from 'react-router';
import { formPathOf } from '../../../domain/intake/wire.ts';
import { pathIn, SPANISH } from '../../../domain/languages/page-languages.ts';
import { kindOfPath } from '../../features/request-form/kind-of-path.ts';
import { SpanishRequestPage } from '../../features/request-form/spanish-request-page.tsx';
import { describePage } from '../../seo/page-meta.ts';
import { usePagePath } from '../../shell/use-page-path.ts';
import { pageStyles } from '../../styles/page-styles.ts';
import stylesheet from '../../styles/pages/embed.css?url';

export const links = () => pageStyles(stylesheet);
export const meta = ({ location }: MetaArgs) => {
  const kind = kindOfPath(location.pathname);
  return describePage(requests[kind].page, pathIn(SPANISH, formPathOf(kind)));
};

/** The page of each kind of request, in Spanish. */
export default function SpanishEmbedRequestPage() {
  return <SpanishRequestPage asked={requests[kindOfPath(usePagePath())]} />;
}
