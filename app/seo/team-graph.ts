import practice from 'content:practice';
import people from 'content:team';
import type { Person } from 'schema-dts';
import { namePartsOf } from '../../domain/team/names.ts';
import { PRACTICE_ID } from './business-graph.ts';
import { personId } from './person-id.ts';

/**
 * Each of the team: name, letters, profession, credentials. Partners have offices of their own and do not work for the practice.
 * A painting is a picture of nobody, so that only a real person's photograph is named.
 */
export function teamGraph(): Person[] {
  return people.map((person): Person => {
    const { name, letters } = namePartsOf(person.name);
    return {
      '@type': 'Person',
      '@id': personId(person.id),
      url: personId(person.id),
      name,
      ...(letters ? { honorificSuffix: letters } : {}),
      jobTitle: person.profession,
      description: person.bio,
      ...(person.group === 'partners' ? {} : { worksFor: { '@id': PRACTICE_ID } }),
      ...(person.portrait && !person.sample
        ? { image: practice.siteUrl + person.portrait.img.src }
        : {}),
      hasCredential: person.credentials.map(({ short, plain }) => ({
        '@type': 'EducationalOccupationalCredential',
        name: short,
        description: plain,
      })),
    };
  });
}
