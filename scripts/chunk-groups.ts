import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type ChunkGroup = NonNullable<CodeSplitting['groups']>[number];

/** Every page inside the site's own frame of header and footer starts with these. */
const SHELL_ENTRIES =
  /[\\/]app[\\/](root|entry\.client|shell[\\/](site-layout|page-boundary))\.tsx/;
/** What is ours: sources, words, the addresses of pictures; of packages only what every page needs is in a group. */
const OF_A_PACKAGE = /[\\/]node_modules[\\/]/;
/** Structured data, and the words it is made of, are needed at build alone. */
const OF_THE_BUILD = /[\\/]app[\\/]seo[\\/]/;
/**
 * What a form says, asks and answers. Its pages are several, and stand in two languages, but few visitors open one: no other page carries it. What all pages
 * know of forms is their addresses.
 */
const OF_A_FORM = files(
  'app/features/(request-form|call-request|scheduling|embed)/',
  'app/request/read-problem',
  'domain/(intake/(?!wire)|scheduling/|quiz/area)',
  'domain/practice/(promise|hours)-in-spanish',
);
/** What every form has: its fields, their faults, and how it speaks. */
const OF_EVERY_FORM = files(
  'app/site/(form-language|photo-words|consent-field|guard-fields|person-fields|send-failure)',
  'app/ui/(error-summary|form-field|form-faults|field-words|use-field-faults)',
);
/** What turns and draws the models: four pages have one, and their parts are loaded apart, which counts as many more. */
const OF_A_MODEL = files('app/features/live-smile/', 'domain/smile/');
/** Used by as many pages, a part is cheaper in the file that all of them load than in a file of its own. */
const COMMON_PAGE_COUNT = 6;

/**
 * How the browser's code is put into files: a page loads React, what pages share, the shell and its own file, instead of fifty small files
 * (docs/decisions/154-few-files-of-code.md). React is apart so that a slow phone evaluates them in steps.
 */
export const CHUNK_GROUPS: ChunkGroup[] = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    priority: 4,
  },
  {
    name: 'shared',
    test: (id) =>
      !OF_A_PACKAGE.test(id) &&
      !SHELL_ENTRIES.test(id) &&
      !OF_A_FORM.test(id) &&
      !OF_A_MODEL.test(id) &&
      !OF_EVERY_FORM.test(id),
    minShareCount: COMMON_PAGE_COUNT,
    priority: 2,
  },
  { name: 'form', test: OF_EVERY_FORM, minShareCount: 2, priority: 2 },
  {
    // Not those files themselves: a group takes along all that its members import, so also what the build alone needs.
    name: (id, graph) => (!SHELL_ENTRIES.test(id) && isOfShell(id, graph) ? 'shell' : null),
    debugName: 'shell',
    priority: 1,
  },
];

/** Finds modules by the beginnings of their paths, on every system. */
function files(...paths: readonly string[]): RegExp {
  return new RegExp(paths.map((path) => `[\\\\/]${path.replaceAll('/', '[\\\\/]')}`).join('|'));
}

/** Whether the shell imports a module at once, itself or through others. */
function isOfShell(id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (OF_A_PACKAGE.test(id) || OF_THE_BUILD.test(id) || seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some(
    (importer) => SHELL_ENTRIES.test(importer) || isOfShell(importer, graph, seen),
  );
}
