import cases from 'content:gallery';
import page from 'content:page/gallery';
import { Gallery } from '../features/gallery/gallery.tsx';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../site/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/gallery');

export default function GalleryPage() {
  return <StandardPage page={page} opening={<Gallery cases={cases} words={page.gallery} />} />;
}
