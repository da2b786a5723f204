import {
  navigationSchema,
  redirectsSchema,
  type NavigationItem,
} from '../../domain/content/navigation.ts';
import { readYaml } from './read-content.server.ts';

/** The nine links in their order. Throws ContentError. */
export function loadNavigation(): NavigationItem[] {
  return readYaml('navigation.yaml', navigationSchema);
}

/** The same links as Spanish pages name them. Throws ContentError. */
export function loadSpanishNavigation(): NavigationItem[] {
  return readYaml('es/navigation.yaml', navigationSchema);
}

/** Old addresses and the pages that serve them. Throws ContentError. */
export function loadRedirects(): Readonly<Record<string, string>> {
  return readYaml('redirects.yaml', redirectsSchema);
}
