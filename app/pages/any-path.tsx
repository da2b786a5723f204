import notFound from 'content:page/not-found';
import weddings from 'content:page/weddings';
import { useLocation, type MetaArgs } from 'react-router';
import { WeddingPage } from '../features/weddings/wedding-page.tsx';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../site/standard-page.tsx';
import { isWeddingPath } from '../url-map.ts';

/** Every address that the URL map does not list: the wedding page for its family of addresses, else not found. */
export const meta = ({ location }: MetaArgs) =>
  isWeddingPath(location.pathname)
    ? describePage(weddings, '/weddings')
    : describePage(notFound, location.pathname);

export default function AnyPathPage() {
  const { pathname } = useLocation();
  return isWeddingPath(pathname) ? (
    <WeddingPage page={weddings} />
  ) : (
    <StandardPage page={notFound} />
  );
}
