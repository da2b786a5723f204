import page from 'content:page/team';
import people from 'content:team';
import { Entries } from '../features/team/entries.tsx';
import { LeaderSpread } from '../features/team/leader-spread.tsx';
import { LetterLabels } from '../features/team/letter-labels.tsx';
import { OrderFrieze } from '../features/team/order-frieze.tsx';
import { PortraitHall } from '../features/team/portrait-hall.tsx';
import { TeamClosing } from '../features/team/team-closing.tsx';
import { describePage } from '../seo/page-meta.ts';
import { NextLinks } from '../site/closing-band.tsx';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/team.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/team');

export default function TeamPage() {
  return (
    <>
      <PortraitHall page={page} people={people} />
      {people
        .filter(({ group }) => group === 'leaders')
        .map((person, index) => (
          <LeaderSpread key={person.id} person={person} form={index % 2 === 0 ? 'mist' : 'navy'} />
        ))}
      <Entries words={page.entries} people={people} />
      <OrderFrieze page={page} people={people} />
      <LetterLabels letters={page.letters} />
      <TeamClosing closing={page.closing} />
      <NextLinks next={page.next} />
    </>
  );
}
