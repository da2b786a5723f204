import type { PictureFiles } from '../ui/picture-files.ts';

/** The lightbox with patients' words, which come with it: only it shows them. */
export async function loadLightbox() {
  const [{ Lightbox: Component }, { default: testimonials }] = await Promise.all([
    import('../features/lightbox/lightbox.tsx'),
    import('content:testimonials'),
  ]);
  return {
    default: (props: { picture: PictureFiles; onClose: () => void }) => (
      <Component {...props} testimonials={testimonials} />
    ),
  };
}
