import requests from 'content:requests';
import type { MetaArgs } from 'react-router';
import { formPathOf } from '../../domain/intake/wire.ts';
import { kindOfPath } from '../features/request-form/kind-of-path.ts';
import { RequestPage } from '../features/request-form/request-page.tsx';
import { describePage } from '../seo/page-meta.ts';
import { usePagePath } from '../shell/use-page-path.ts';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/embed.css?url';

export const links = () => pageStyles(stylesheet);
export const meta = ({ location }: MetaArgs) => {
  const kind = kindOfPath(location.pathname);
  return describePage(requests[kind].page, formPathOf(kind));
};

/** The page of each kind of request. */
export default function EmbedRequestPage() {
  return <RequestPage asked={requests[kindOfPath(usePagePath())]} />;
}
