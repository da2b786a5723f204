import { teamSchema, type WrittenPerson } from '../../domain/content/team.ts';
import { readYaml } from './read-content.server.ts';

/** The team in the order of the file. Throws ContentError. */
export function loadTeam(): WrittenPerson[] {
  return readYaml('team/people.yaml', teamSchema);
}
