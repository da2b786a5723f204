import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { ManifestRoute, RouteManifest } from '../../app/client-router/routes.ts';

const FILE_NAME = /^manifest-[\w-]+\.js$/;
const STATEMENT = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s;
const ROOT_ID = 'root';

const route = z.object({
  id: z.string(),
  parentId: z.string().optional(),
  path: z.string().optional(),
  hasErrorBoundary: z.boolean(),
  module: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).max(0, 'a page has its rules by `links` (app/styles/page-styles.ts)'),
});
const manifest = z.object({ routes: z.record(z.string(), route) });

/**
 * What the browser needs to know of the routes (app/client-router), out of what the framework's build says of them: every page fetches it. What the root
 * imports is there before any other page is asked for.
 *
 * @param script the framework's manifest, as a script
 * @throws Error when it is not of the known form, so that an upgrade cannot pass unseen
 */
export function slimManifest(script: string): string {
  const json = STATEMENT.exec(script)?.[1];
  if (json === undefined) throw new Error('the framework writes its manifest in another form');
  const { routes } = manifest.parse(JSON.parse(json));
  const known = new Set(routes[ROOT_ID]?.imports);
  const slim: RouteManifest = {
    routes: Object.fromEntries(
      Object.values(routes).map((each): [string, ManifestRoute] => {
        const { id, parentId, path, hasErrorBoundary, module } = each;
        const imports = each.imports.filter((file) => !known.has(file));
        return [
          id,
          {
            id,
            ...(parentId === undefined ? {} : { parentId }),
            ...(path === undefined ? {} : { path }),
            ...(hasErrorBoundary ? { hasErrorBoundary } : {}),
            module,
            ...(imports.length > 0 ? { imports } : {}),
          },
        ];
      }),
    ),
  };
  return `window.__reactRouterManifest=${JSON.stringify(slim)}`;
}

/** Writes the manifest of a build in its short form. @param folder where the browser's files are */
export async function slimManifestIn(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const name = (await readdir(assets)).find((file) => FILE_NAME.test(file));
  if (name === undefined) throw new Error('the build has no manifest of its routes');
  const file = join(assets, name);
  await writeFile(file, slimManifest(await readFile(file, 'utf8')));
}
