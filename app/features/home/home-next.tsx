import { NextList } from '../../site/closing-band.tsx';
import type { PageContentOf } from '../../site/page-content.ts';
import { Plate } from '../../site/plate.tsx';
import { coverSizes } from '../../ui/cover-sizes.ts';

/** The small arch beside the stories (home-closing.css). */
const STORY_ARCH = [{ from: 0, width: 160, height: 200, unit: 'px' }] as const;

/** The two ways on, large; a portrait beside them opens a patient's words. */
export function HomeNext({ next, story }: Pick<PageContentOf<'home'>, 'next' | 'story'>) {
  const { plate, storyLabel } = story;
  return (
    <div className="wrap home-next">
      <nav aria-label="Read next">
        <NextList next={next} />
      </nav>
      <Plate
        picture={plate}
        number={4}
        shape="arch-outlined"
        sizes={coverSizes(plate, STORY_ARCH)}
        canEnlarge
        enlargeLabel={storyLabel}
      />
    </div>
  );
}
