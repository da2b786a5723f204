/** A file of the repository, as the checks read it. */
export interface TextFile {
  /** From the project's root, as `docs/product.md`. */
  readonly path: string;
  readonly text: string;
}

const RULE_HEADING = /^#{2,3} (\d+(?:\.\d+)?)[. ]/gm;
const CITATION = /\(product (\d[\d., ]*)|\b[Pp]roduct (\d+\.\d+)/g;
const STATUS =
  /^\*\d{4}-\d{2}-\d{2}\. Status: (?:in force|superseded by \d{3}|in part superseded by \d{3})\.\*$/m;
const COMMAND = /(?:cd (\w+) && )?npm run ([\w:-]+)/g;
const DECISION = /docs\/decisions\/[a-z0-9-]+\.md/g;
/** A file of the repository, as `domain/quiz/areas.ts`; a photograph is one that the reader is to add. */
const NAMED_FILE =
  /`((?!content\/photographs\/)(?:app|content|desk|domain|scripts|server|tests)\/[\w./-]+\.\w+)`/g;
/** As people quote: an apostrophe within is followed by a letter, or by a blank after an s. */
const QUOTED = /(?<=^|[\s(])'((?:[^'\n]|'(?=\w)|(?<=s)'(?= ))+)'(?=[\s.,;:)]|$)/gm;
const OWN_LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)\s]*)?\)/g;

/** The numbers of the rules that docs/product.md holds, such as 6.3, and of its sections. */
export function rulesIn(product: string): ReadonlySet<string> {
  return new Set([...product.matchAll(RULE_HEADING)].map(([, number]) => number ?? ''));
}

/** Citations of rules that the product page does not hold. */
export function findCitationFaults(
  files: readonly TextFile[],
  rules: ReadonlySet<string>,
): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(CITATION)]
      .flatMap(([, list, single]) => (list ?? single ?? '').match(/\d+(?:\.\d+)?/g) ?? [])
      .filter((number) => !rules.has(number))
      .map((number) => `${path}: cites product ${number}, which docs/product.md does not hold`),
  );
}

/** Decisions that do not say whether they hold. */
export function findStatusFaults(decisions: readonly TextFile[]): string[] {
  return decisions
    .filter(({ text }) => !STATUS.test(text))
    .map(
      ({ path }) =>
        `${path}: write date and status below the title, as '*2026-11-21. Status: in force.*'`,
    );
}

/**
 * Commands and files that documents name and that do not exist.
 *
 * @param commands those of each package file, by its folder; '' the root's. A document means those of its own folder, or of the one that it goes to first: `cd art && npm run …`
 * @param hasFile whether a path from the project's root exists
 */
export function findDeadReferences(
  documents: readonly TextFile[],
  commands: Readonly<Record<string, ReadonlySet<string>>>,
  hasFile: (path: string) => boolean,
): string[] {
  return documents.flatMap(({ path, text }) => [
    ...[...text.matchAll(COMMAND)]
      .map(([, folder = folderOf(path, commands), name = '']) => ({ folder, name }))
      .filter(({ folder, name }) => !commands[folder]?.has(name))
      .map(
        ({ folder, name }) =>
          `${path}: there is no 'npm run ${name}'${folder ? ` in ${folder}/` : ''}`,
      ),
    ...[...text.matchAll(OWN_LINK)]
      .map(([, target = '']) => ({ target, file: resolveLink(path, target) }))
      .filter(({ file }) => !hasFile(file))
      .map(({ target }) => `${path}: links to ${target}, which does not exist`),
  ]);
}

/** Files that documents name in passing and that do not exist. @param hasFile whether a path from the project's root exists */
export function findUnknownFiles(
  documents: readonly TextFile[],
  hasFile: (path: string) => boolean,
): string[] {
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(NAMED_FILE)]
      .flatMap(([, file = '']) => (hasFile(file) ? [] : [file]))
      .map((file) => `${path}: names ${file}, which does not exist`),
  );
}

/** Decisions that the code cites and that do not exist, as after one was renamed. @param hasFile whether a path from the project's root exists */
export function findLostDecisions(
  code: readonly TextFile[],
  hasFile: (path: string) => boolean,
): string[] {
  return code.flatMap(({ path, text }) =>
    [...text.matchAll(DECISION)]
      .flatMap(([file]) => (hasFile(file) ? [] : [file]))
      .map((file) => `${path}: cites ${file}, which does not exist`),
  );
}

/**
 * Words that a document says are shown as they stand, and that stand nowhere.
 *
 * @param sources the content and the code
 */
export function findUnshownWords({ path, text }: TextFile, sources: readonly TextFile[]): string[] {
  const all = sources.map((source) => plain(source.text)).join('\n');
  return [...text.matchAll(QUOTED)]
    .map(([, words = '']) => words)
    .filter((words) => !all.includes(plain(words)))
    .map((words) => `${path}: '${words}' stands nowhere in the content or the code`);
}

/** Whichever apostrophe, and wherever its lines end. */
function plain(text: string): string {
  return text.replaceAll('’', "'").replaceAll(/\s+/g, ' ');
}

/** The folder with a package file that a document lies in; '' the root. */
function folderOf(path: string, commands: Readonly<Record<string, unknown>>): string {
  const [first = ''] = path.split('/');
  return Object.hasOwn(commands, first) ? first : '';
}

/** A link's file from the project's root. */
function resolveLink(from: string, target: string): string {
  const base = new URL(from, 'file:///');
  return decodeURIComponent(new URL(target, base).pathname.slice(1));
}
