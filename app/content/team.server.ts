import { teamSchema, type WrittenPerson } from '../../domain/content/team.ts';
import type { MayShow } from './consent.server.ts';
import { showPortraits } from './portraits.server.ts';
import { loadPractice } from './practice.server.ts';
import { readWords } from './read-words.server.ts';

const FILE = 'team/people.yaml';

/**
 * The team in the order of the file.
 *
 * @param mayShow which consents count: a person whose photograph's does not has no portrait
 * @throws ContentError
 */
export function loadTeam(mayShow: MayShow): WrittenPerson[] {
  const written = readWords(FILE, teamSchema, loadPractice());
  return showPortraits(`content/${FILE}`, written, mayShow);
}
