import page from 'content:page/community';
import { CommunityNext } from '../features/community/community-next.tsx';
import { FieldAndGiving } from '../features/community/field-and-giving.tsx';
import { Guards } from '../features/community/guards.tsx';
import { Neighborhood } from '../features/community/neighborhood.tsx';
import { Season } from '../features/community/season.tsx';
import { SponsorshipLetter } from '../features/community/sponsorship-letter.tsx';
import { describePage } from '../seo/page-meta.ts';

export const handle = { page };
export const meta = () => describePage(page, '/community');

export default function CommunityPage() {
  return (
    <>
      <Neighborhood page={page} />
      <Season season={page.season} places={page.places} />
      <FieldAndGiving picture={page.picture} giving={page.giving} />
      <Guards guards={page.guards} />
      <SponsorshipLetter letter={page.letter} />
      <CommunityNext next={page.next} />
    </>
  );
}
