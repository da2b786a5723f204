import notFound from 'content:page/not-found';
import weddings from 'content:page/weddings';
import practice from 'content:practice';
import { useLocation, type MetaArgs } from 'react-router';
import { NotFound } from '../features/not-found/not-found.tsx';
import { OpeningNow } from '../features/opening-now/opening-now.tsx';
import { WeddingPage } from '../features/weddings/wedding-page.tsx';
import { describePage } from '../seo/page-meta.ts';
import { pageStyles } from '../styles/page-styles.ts';
import notFoundStylesheet from '../styles/pages/not-found.css?url';
import weddingsStylesheet from '../styles/pages/weddings.css?url';
import { isWeddingPath } from '../url-map.ts';

export const links = () => pageStyles(weddingsStylesheet, notFoundStylesheet);

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
    <NotFound words={notFound} openingNow={<OpeningNow practice={practice} />} />
  );
}
