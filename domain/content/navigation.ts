import * as z from 'zod';
import { path, text } from './words.ts';

/** content/navigation.yaml: the links of the navigation bar, each with what its tooltip says (product 3.3). */
export const navigationSchema = z
  .array(z.strictObject({ href: path, label: text, section: text, hint: text }))
  .length(9, 'the navigation has nine links (product 3.3)');

/** A link of the navigation bar. */
export type NavigationItem = z.infer<typeof navigationSchema>[number];

/** content/redirects.yaml: old addresses and the pages that serve them. */
export const redirectsSchema = z.record(path, path);
