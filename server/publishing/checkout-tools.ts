import { accessSync, constants, existsSync } from 'node:fs';
import { mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import type { Readiness } from '../../domain/desk/site-wire.ts';
import { runTool, type Ended } from './run-tool.ts';
import { BuildError, type SiteTools } from './site-tools.ts';

/** What a build needs that a server does without: a pruned installation or an image has not all of it. */
const NEEDED = [
  'app/root.tsx',
  'scripts/build.ts',
  'scripts/check-content.ts',
  'node_modules/@react-router/dev',
  'node_modules/vite',
];

/** Visitors come first: a build takes what they leave. */
const BUILD_NICENESS = 10;
const BUILD_LIMIT_MS = 20 * 60_000;
const CHECK_LIMIT_MS = 5 * 60_000;
const GIT_LIMIT_MS = 60_000;

const SHOWN_LINES = 12;

/** The form of what `check-content.ts --json` says. */
interface SaidByCheck {
  readonly faults: readonly string[];
}

export interface CheckoutPlace {
  /** The folder of the program: scripts, sources, packages. */
  readonly program: string;
  readonly contentFolder: string;
  /** What the programs inherit: where others are, and where pictures that were made are kept. No setting of the server's. */
  readonly environment: NodeJS.ProcessEnv;
}

/** What these programs may know of the server's environment: where others are and where made pictures are kept; no password, key or address. */
const INHERITED = [
  'PATH',
  'HOME',
  'XDG_CACHE_HOME',
  'PICTURE_CACHE',
  'PICTURE_EFFORT',
  'NODE_COMPILE_CACHE',
  'LANG',
  'TMPDIR',
] as const;

/** Leaves out what is not named above, and what is not set. @param environment the server's own */
export function toolsEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const given = INHERITED.flatMap((name) => {
    const value = environment[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given);
}

/** The tools of a checkout with all packages, as programs of their own: the server's memory and its answers stay as they are. */
export function createCheckoutTools({
  program,
  contentFolder,
  environment: inherited,
}: CheckoutPlace): SiteTools {
  const PATH = [path.join(program, 'node_modules/.bin'), inherited.PATH].join(path.delimiter);
  const environment = { ...inherited, PATH };
  const stopped = new AbortController();
  const { signal } = stopped;
  const node = (
    script: string,
    args: readonly string[],
    limitMs: number,
    more: NodeJS.ProcessEnv,
  ) =>
    runTool(process.execPath, [script, ...args], {
      folder: program,
      environment: { ...environment, ...more },
      limitMs,
      niceness: BUILD_NICENESS,
      signal,
    });
  const git = (args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
    runTool('git', args, {
      folder: contentFolder,
      environment: { ...environment, ...more },
      limitMs: GIT_LIMIT_MS,
      niceness: 0,
      signal,
    });
  const isCheckout = async (): Promise<boolean> => {
    const { isWell, said } = await git(['ls-files', '--error-unmatch', 'practice.yaml']);
    return isWell && said.trim() !== '';
  };

  return {
    contentFolder,
    readiness: async () => {
      const why = findMissing(program, contentFolder);
      return why === undefined
        ? ({ is: 'ready', isCommitted: await isCheckout() } satisfies Readiness)
        : { is: 'unready', why };
    },
    check: async (folder) => {
      const ended = await node('scripts/check-content.ts', ['--json'], CHECK_LIMIT_MS, {
        CONTENT_FOLDER: withSlash(folder),
      });
      if (!ended.isWell) throw new BuildError(`The check broke off.\n${lastLines(ended)}`);
      return (JSON.parse(ended.said) as SaidByCheck).faults;
    },
    build: async (folder, buildFolder) => {
      // What prerenders the pages stands in the build, and finds its packages from there.
      const packages = path.join(path.dirname(buildFolder), 'node_modules');
      await mkdir(path.dirname(buildFolder), { recursive: true });
      await symlink(path.join(program, 'node_modules'), packages);
      const ended = await node('scripts/build.ts', [], BUILD_LIMIT_MS, {
        CONTENT_FOLDER: withSlash(folder),
        BUILD_DIRECTORY: buildFolder,
      });
      await rm(packages);
      if (!ended.isWell) throw new BuildError(lastLines(ended));
    },
    findOpen: async () => {
      const ended = await node('scripts/check-launch.ts', ['--content'], CHECK_LIMIT_MS, {
        CONTENT_FOLDER: withSlash(contentFolder),
      });
      if (!ended.isWell) throw new BuildError(`The list could not be made.\n${lastLines(ended)}`);
      return ended.said.split('\n').filter((line) => line !== '');
    },
    commit: async (files, message, { name, email }) => {
      if (!(await isCheckout())) return '';
      const byThem = {
        GIT_AUTHOR_NAME: name,
        GIT_AUTHOR_EMAIL: email,
        GIT_COMMITTER_NAME: 'The desk',
        GIT_COMMITTER_EMAIL: email,
      };
      // What is gone and was never committed is unknown to it.
      const known = (await git(['ls-files', '--', ...files])).said.split('\n');
      const isThere = (file: string) => existsSync(path.join(contentFolder, file));
      const own = files.filter((file) => known.includes(file) || isThere(file));
      const added = await git(['add', '--', ...own]);
      const ended = added.isWell
        ? await git(['commit', '--quiet', '--only', '--message', message, '--', ...own], byThem)
        : added;
      return ended.isWell ? '' : lastLines(ended);
    },
    stop: () => stopped.abort(),
  };
}

/** @returns why the site cannot be built here, and what to do; undefined where it can */
function findMissing(program: string, contentFolder: string): string | undefined {
  if (!existsSync(path.join(contentFolder, 'practice.yaml'))) {
    return 'There is no content here to change. Name the folder of the content in SITE_CONTENT_DIR, or change it where the site is built and deploy it from there.';
  }
  if (NEEDED.some((name) => !existsSync(path.join(program, name)))) {
    return 'This server was installed without what builds the site. Drafts are kept here; write them into content/ where the site is built, and deploy it from there. A server that runs in a whole checkout (npm ci) can publish by itself.';
  }
  try {
    accessSync(contentFolder, constants.W_OK);
    accessSync(path.join(contentFolder, 'practice.yaml'), constants.W_OK);
  } catch {
    return `This server may not write into ${contentFolder}. Give it the right to, or name a folder that it may change in SITE_CONTENT_DIR.`;
  }
  return undefined;
}

/** As CONTENT_FOLDER is read. */
function withSlash(folder: string): string {
  return folder.endsWith(path.sep) ? folder : folder + path.sep;
}

function lastLines({ said, complained }: Ended): string {
  const text = complained.trim() === '' ? said : complained;
  return text.trim().split('\n').slice(-SHOWN_LINES).join('\n');
}
