import { practiceSchema, type Practice } from '../../domain/practice/practice-schema.ts';
import { readYaml } from './read-content.server.ts';

/** The practice's facts from content/practice.yaml. Throws ContentError. */
export function loadPractice(): Practice {
  return readYaml('practice.yaml', practiceSchema);
}
