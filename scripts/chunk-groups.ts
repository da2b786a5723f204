import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type ChunkGroup = NonNullable<CodeSplitting['groups']>[number];

/** Every page starts with these. */
const PAGE_ENTRIES = /[\\/]app[\\/](root|entry\.client)\.tsx/;
/** Every page inside the site's own frame of header and footer starts with these too. */
const SHELL_ENTRIES = /[\\/]app[\\/]shell[\\/](site-layout|page-boundary)\.tsx/;
/** Pages that stand in a frame, without the shell. */
const FRAMED_PAGES = /[\\/]app[\\/]pages[\\/].*embed-/;
/** What is ours: sources, words, the addresses of pictures; of packages only what every page needs is in a group. */
const OF_A_PACKAGE = /[\\/]node_modules[\\/]/;
/** Structured data, and the words it is made of, are needed at build alone. */
const OF_THE_BUILD = /[\\/]app[\\/]seo[\\/](\w+-graph|structured-data)/;
/**
 * What a form says, asks and answers. Its pages are several, and stand in two languages, but few visitors open one: no other page carries it. What all pages
 * know of forms is their addresses.
 */
const OF_A_FORM = files(
  'app/features/(request-form|call-request|scheduling/(?!event-of-address)|embed)',
  'app/request/read-problem',
  'domain/(intake/(?!wire)|scheduling/(?!event-types)|quiz/area)',
  'app/site/(request-language|photo-words)',
  'domain/practice/(answer-stations|promise|hours)-in-spanish',
);
/** What every form has: its fields, their faults, and how it speaks. */
const OF_EVERY_FORM = files(
  'app/site/(form-language|consent-field|guard-fields|person-fields|send-failure)',
  'app/ui/(error-summary|form-field|form-faults|field-words|use-field-faults)',
);
/** How the server is asked, and what it refuses is read. */
const OF_ASKING = files('app/request/(request-json|read-problem)');
/** The practice's address and numbers, and what prints them. */
const OF_CONTACT = files('app/site/print-contact', 'domain/practice/contact-facts');
/** What a form leaves in the page and in the tab. */
const OF_KEEPING = files('app/site/(kept-in-tab|kept-sent)');
/** What turns and draws the models: four pages have one, and their parts are loaded apart, which counts as many more. */
const OF_A_MODEL = files('app/features/live-smile/', 'domain/smile/');
/** Used by as many pages, a part is cheaper in the file that all of them load than in a file of its own. */
const COMMON_PAGE_COUNT = 14;

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
    name: (id, graph) => (mayBeShared(id) && isCommon(id, graph) ? 'shared' : null),
    debugName: 'shared',
    priority: 2,
  },
  { name: 'form', test: OF_EVERY_FORM, minShareCount: 2, priority: 2 },
  { name: 'asking', test: OF_ASKING, minShareCount: 2, priority: 2 },
  { name: 'kept', test: OF_KEEPING, minShareCount: 2, priority: 2 },
  { name: 'contact', test: OF_CONTACT, minShareCount: 2, priority: 2 },
  {
    // Not those files themselves: a group takes along all that its members import, so also what the build alone needs.
    name: (id, graph) =>
      !isEntry(id) && [...bringersOf(id, graph)].some((one) => SHELL_ENTRIES.test(one))
        ? 'shell'
        : null,
    debugName: 'shell',
    priority: 1,
  },
];

/** Finds modules by the beginnings of their paths, on every system. */
function files(...paths: readonly string[]): RegExp {
  return new RegExp(paths.map((path) => `[\\\\/]${path.replaceAll('/', '[\\\\/]')}`).join('|'));
}

function isEntry(id: string): boolean {
  return PAGE_ENTRIES.test(id) || SHELL_ENTRIES.test(id);
}

function mayBeShared(id: string): boolean {
  return (
    !OF_A_PACKAGE.test(id) &&
    !isEntry(id) &&
    !OF_A_FORM.test(id) &&
    !OF_A_MODEL.test(id) &&
    !OF_EVERY_FORM.test(id)
  );
}

/** Whether every page brings a module along, or a frame and the shell, or so many parts that it is cheaper in the file of all. */
function isCommon(id: string, graph: Rolldown.ChunkingContext): boolean {
  const bringers = [...bringersOf(id, graph)];
  const has = (entries: RegExp) => bringers.some((one) => entries.test(one));
  return (
    bringers.length >= COMMON_PAGE_COUNT ||
    has(PAGE_ENTRIES) ||
    (has(SHELL_ENTRIES) && has(FRAMED_PAGES))
  );
}

/** The pages, entries and parts loaded apart that import a module at once, themselves or through others. */
function bringersOf(
  id: string,
  graph: Rolldown.ChunkingContext,
  seen = new Set<string>(),
): Set<string> {
  const found = new Set<string>();
  if (OF_A_PACKAGE.test(id) || OF_THE_BUILD.test(id) || seen.has(id)) return found;
  seen.add(id);
  const { isEntry: isStart, dynamicImporters = [], importers = [] } = graph.getModuleInfo(id) ?? {};
  if (isStart || dynamicImporters.length > 0 || isEntry(id)) found.add(id);
  for (const importer of importers) {
    for (const bringer of bringersOf(importer, graph, seen)) found.add(bringer);
  }
  return found;
}
