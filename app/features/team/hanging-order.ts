import type { TeamMember } from './team-member.ts';

/** The columns of the wall from left to right: leaders and their team in turn, the partners next door. */
export function hangingColumns<Person extends Pick<TeamMember, 'group'>>(
  people: readonly Person[],
): { readonly name: TeamMember['group']; readonly people: readonly Person[] }[] {
  const of = (group: TeamMember['group']) => people.filter((person) => person.group === group);
  const [first, ...otherLeaders] = of('leaders');
  return [
    { name: 'leaders', people: first ? [first] : [] },
    { name: 'clinical', people: of('clinical') },
    { name: 'leaders', people: otherLeaders },
    { name: 'front-office', people: of('front-office') },
    { name: 'partners', people: of('partners') },
  ];
}

/** Everybody as they hang, which is the order in which one walks along the wall. */
export function hangingOrder<Person extends Pick<TeamMember, 'group'>>(
  people: readonly Person[],
): readonly Person[] {
  return hangingColumns(people).flatMap((column) => column.people);
}
