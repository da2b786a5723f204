import type { ReactNode } from 'react';
import type { Practice } from '../../../domain/practice/practice-schema.ts';
import { ActionRow } from '../../site/action-row.tsx';
import { RichText } from '../../site/rich-text.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import type { FaqWords } from './faq-words.ts';
import { IslandMap } from './island-map.tsx';

interface AskPersonProps {
  words: Pick<FaqWords, 'person' | 'map'>;
  address: Practice['address'];
  openingNow: ReactNode;
}

/** Whom to ask instead, when, and where: by phone, by text, by mail, in person. */
export function AskPerson({ words: { person, map }, address, openingNow }: AskPersonProps) {
  return (
    <section className="ask-person" id={person.id} aria-labelledby="ask-person-heading">
      <div className="wrap ask-person-head">
        <h2 id="ask-person-heading">
          <EmphasizedHeading heading={person.heading} emphasis={person.headingEmphasis} />
        </h2>
        <p className="ask-person-open" data-to-come="data-open">
          {openingNow}
        </p>
        <p className="ask-person-text">{person.text}</p>
      </div>
      <IslandMap words={map} address={address} />
      <div className="wrap">
        <dl className="ways-to-ask">
          {person.ways.map(({ term, main, note }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="way-main">
                <RichText nodes={main} />
              </dd>
              <dd className="way-note">
                <RichText nodes={note} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="ask-person-end">
          <div className="ask-person-where">
            <RichText nodes={person.where} />
          </div>
          <ActionRow actions={person.actions} isOnInk />
        </div>
      </div>
    </section>
  );
}
