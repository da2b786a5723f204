import page from 'content:page/community';
import { FieldAndGiving } from '../features/community/field-and-giving.tsx';
import { Guards } from '../features/community/guards.tsx';
import { Neighborhood } from '../features/community/neighborhood.tsx';
import { Season } from '../features/community/season.tsx';
import { SponsorshipLetter } from '../features/community/sponsorship-letter.tsx';
import { describePage } from '../seo/page-meta.ts';
import { NextLinks } from '../site/closing-band.tsx';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/community.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/community');

export default function CommunityPage() {
  return (
    <>
      <Neighborhood page={page} />
      <Season season={page.season} places={page.places} />
      <FieldAndGiving picture={page.picture} giving={page.giving} />
      <Guards guards={page.guards} />
      <SponsorshipLetter letter={page.letter} />
      <NextLinks next={page.next} />
    </>
  );
}
