import { readdirSync } from 'node:fs';
import { CONTENT_FOLDER } from '../../app/content/content-folder.server.ts';
import { lineOfText, placeOf } from '../../app/content/content-line.server.ts';
import { parseYaml, readContentText } from '../../app/content/read-content.server.ts';
import { sentencesIn } from './readability.ts';

/** Shorter sentences are turns of speech ("Your answers stay in this browser."): they may stand wherever they are meant. */
const SHORTEST_FACT_WORDS = 10;

/**
 * Sentences that are written in two files of content/: a fact has one home, and is named elsewhere by a placeholder (docs/decisions/045-policies.md).
 * What a placeholder fills in is written once, and is no double.
 */
export function findDoubledSentences(): string[] {
  const files = readdirSync(CONTENT_FOLDER, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    // Two photographs of one thing are described alike.
    .filter((path) => /\.(?:ya?ml|md)$/.test(path) && !path.startsWith('photographs/'))
    .toSorted();
  return findDoubled(
    files.map((path) => ({ file: `content/${path}`, written: readWritten(path) })),
  );
}

/**
 * @param texts files, and what is written in each
 * @returns a fault for each file but the first that has a sentence
 */
export function findDoubled(
  texts: readonly { readonly file: string; readonly written: unknown }[],
): string[] {
  const homes = new Map<string, string>();
  const faults = new Set<string>();
  for (const { file, written } of texts) {
    for (const sentence of sentencesIn(written)) {
      if (sentence.split(' ').length < SHORTEST_FACT_WORDS) continue;
      const home = homes.get(sentence);
      if (home === undefined) homes.set(sentence, file);
      else if (home !== file) {
        const place = placeOf(file, lineOfText(file, sentence.slice(0, 40)));
        faults.add(
          `${place}: '${sentence}' stands in ${home} too; say it once, as a placeholder of practice.yaml, or say it otherwise`,
        );
      }
    }
  }
  return [...faults];
}

/** What cannot be read has been said by its loader. */
function readWritten(path: string): unknown {
  const text = readContentText(path);
  if (path.endsWith('.md')) return text;
  try {
    const written = parseYaml(path, text);
    return path === 'es/facts.yaml' ? translationsIn(written) : written;
  } catch {
    return undefined;
  }
}

/** Beside each fact in Spanish stands the English one that was translated: there to be compared, not a second home. */
function translationsIn(written: unknown): unknown {
  const { facts } = Object(written);
  return Object.values(Object(facts)).map((fact) => Reflect.get(Object(fact), 'says'));
}
