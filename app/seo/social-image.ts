/** Social previews are this size in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/**
 * The address of a page's social-preview image, which the build makes from the page's picture.
 *
 * @param file the page's module, as the URL map names it; a page without one has the site's image
 */
export function socialImagePath(file = 'home.tsx'): string {
  return `/social/${file.replace(/\.tsx$/, '')}.jpg`;
}
