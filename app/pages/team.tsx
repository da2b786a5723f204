import page from 'content:page/team';
import people from 'content:team';
import { PeopleList } from '../features/team/people-list.tsx';
import { describePage } from '../seo/page-meta.ts';
import { StandardPage } from '../site/standard-page.tsx';

export const handle = { page };
export const meta = () => describePage(page, '/team');

export default function TeamPage() {
  return <StandardPage page={page} opening={<PeopleList people={people} />} />;
}
