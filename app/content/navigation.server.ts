import * as z from 'zod';
import { readYaml } from './read-content.server.ts';

const text = z.string().trim().min(1, 'write at least one word');
const path = z.string().regex(/^\/[A-Za-z0-9/-]*$/, 'write a path that begins with /');

const navigationSchema = z
  .array(z.strictObject({ href: path, label: text, section: text, hint: text }))
  .length(9, 'the navigation has nine links (product 3.3)');

/** A link of the navigation bar (product 3.3), with what its tooltip says. */
export type NavigationItem = z.infer<typeof navigationSchema>[number];

/** The nine links in their order. Throws ContentError. */
export function loadNavigation(): NavigationItem[] {
  return readYaml('navigation.yaml', navigationSchema);
}

/** Old addresses and the pages that serve them. Throws ContentError. */
export function loadRedirects(): Readonly<Record<string, string>> {
  return readYaml('redirects.yaml', z.record(path, path));
}
