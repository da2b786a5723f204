import page from 'content:page/airway-families';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../site/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/AirwayFamilies');

export default function AirwayFamiliesPage() {
  return <StandardPage page={page} />;
}
