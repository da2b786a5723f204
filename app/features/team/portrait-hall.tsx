import { useState } from 'react';
import { firstNameOf, joinNames } from '../../../domain/team/names.ts';
import { peopleOf } from '../../../domain/team/people-of.ts';
import type { PageContentOf } from '../../site/page-content.ts';
import { RichText } from '../../site/rich-text.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AskedWithoutScript, AskForm } from './ask-form.tsx';
import { hangingOrder } from './hanging-order.ts';
import { PersonPlate } from './person-plate.tsx';
import type { TeamMember } from './team-member.ts';
import { usePlate } from './use-plate.ts';
import { Wall } from './wall.tsx';

interface PortraitHallProps {
  page: PageContentOf<'team'>;
  people: readonly TeamMember[];
}

/** The first screen: who leads, the room that can be asked, and everybody on its wall. */
export function PortraitHall({ page, people }: PortraitHallProps) {
  const [asked, setAsked] = useState<number | null>(null);
  const plate = usePlate(people);
  const question = asked === null ? undefined : page.ask.questions[asked];
  const chosen = question ? peopleOf(question.who, people) : null;
  return (
    <>
      <header className="wrap hall-head">
        <h1 tabIndex={-1}>
          <EmphasizedHeading heading={page.heading} emphasis={page.headingEmphasis} />
        </h1>
        <AskForm words={page.ask} asked={asked} onAsk={setAsked} />
        <div className="hall-answer">
          <div aria-live="polite">
            {question && chosen ? (
              <>
                <p>
                  <em>
                    {joinNames(
                      chosen.map(({ name }) => firstNameOf(name)),
                      'and',
                    )}
                    .
                  </em>
                </p>{' '}
                <RichText nodes={question.answer} />
              </>
            ) : (
              <p>{page.lead}</p>
            )}
          </div>
          <TextLink className="quiet-link" href="/start-here">
            {page.wall.start}
          </TextLink>
        </div>
        <AskedWithoutScript words={page.ask} />
      </header>
      <Wall people={people} words={page.wall} chosen={chosen} onOpen={plate.open} />
      {plate.person ? (
        <PersonPlate
          person={plate.person}
          people={hangingOrder(people)}
          onTurn={plate.turn}
          onClose={plate.close}
        />
      ) : null}
    </>
  );
}
