import { noneOf, type Figure } from '../figure.ts';

const LOADED =
  /<(?:script|img|iframe|source|video|audio|embed|object|form)\b[^>]*\s(?:src|srcset|data|action)="((?:https?:)?\/\/[^"]+)"/g;
const LINKED =
  /<link\b(?=[^>]*rel="(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon|manifest)")[^>]*href="((?:https?:)?\/\/[^"]+)"/g;

/** What the finished HTML would load from elsewhere. */
export const thirdParties: Figure = {
  name: 'third-parties',
  group: 'Privacy',
  isShort: true,
  measure: ({ paths, htmlOf }) => {
    const faults = paths.flatMap((path) =>
      [...htmlOf(path).matchAll(LOADED), ...htmlOf(path).matchAll(LINKED)].map(
        ([, address]) => `${path}: ${address}`,
      ),
    );
    return [
      noneOf('Addresses elsewhere that a page loads by itself: 0', faults, `${paths.length} pages`),
    ];
  },
};
