import { Picture } from '../../ui/picture.tsx';
import type { PictureFiles } from '../../ui/picture-files.ts';

/** The arch (story.css). */
const SIZES = '(min-width: 62em) 18.75em, 58vw';

/** Who the story is of, under an arch, and what the picture is. */
export function StoryPortrait({ picture }: { picture: PictureFiles }) {
  return (
    <figure className="story-portrait">
      <div className="story-portrait-opening">
        <Picture picture={picture} sizes={SIZES} />
      </div>
      <figcaption>{picture.caption}</figcaption>
    </figure>
  );
}
