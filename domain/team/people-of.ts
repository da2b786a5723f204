interface Professional {
  readonly profession: string;
}

/**
 * Those of the team who have one of the professions: first all of the first profession, then all of the next.
 *
 * @param professions in the order in which an answer speaks of them
 */
export function peopleOf<Person extends Professional>(
  professions: readonly string[],
  people: readonly Person[],
): Person[] {
  return professions.flatMap((profession) =>
    people.filter((person) => person.profession === profession),
  );
}
