const SPANISH_FOLDER = 'es/';

/** A page that is the translation of another: `es/emergency` of `emergency`. */
export function isTranslation(slug: string): boolean {
  return slug.startsWith(SPANISH_FOLDER);
}

/** The page that a page is the translation of; itself where it is none. */
export function originalOf(slug: string): string {
  return isTranslation(slug) ? slug.slice(SPANISH_FOLDER.length) : slug;
}

/** The file of a page's words below content/: `pages/emergency.yaml`, `es/pages/emergency.yaml`. */
export function pageFileOf(slug: string): string {
  const folder = isTranslation(slug) ? SPANISH_FOLDER : '';
  return `${folder}pages/${originalOf(slug)}.yaml`;
}
