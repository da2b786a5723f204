import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OWN = fileURLToPath(new URL('../app/client-router/react-router.ts', import.meta.url));
const REPLACED = new Set(['react-router', 'react-router/dom']);

/**
 * Takes the site's own router for the browser in the place of React Router's, which is a quarter of a page's JavaScript and of which the site uses a tenth
 * (docs/decisions/205-a-router-of-our-own-in-the-browser.md). What it lacks, the build names as a missing export.
 */
export function ownClientRouter(): Plugin {
  return {
    name: 'own-client-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      return this.environment.name === 'client' && REPLACED.has(source) ? OWN : null;
    },
  };
}
