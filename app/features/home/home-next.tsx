import type { PageContentOf } from '../../site/page-content.ts';
import { Plate } from '../../site/plate.tsx';
import { coverSizes } from '../../ui/cover-sizes.ts';
import { TextLink } from '../../ui/text-link.tsx';

/** The small arch beside the stories (home-closing.css). */
const STORY_ARCH = [{ from: 0, width: 160, height: 200, unit: 'px' }] as const;

/** The two ways on, large; a portrait beside them opens a patient's words. */
export function HomeNext({ next, story }: Pick<PageContentOf<'home'>, 'next' | 'story'>) {
  const { plate, storyLabel } = story;
  return (
    <div className="wrap home-next">
      <nav aria-label="Read next">
        <ul>
          {next.map((link) => (
            <li key={link.href}>
              <TextLink href={link.href}>{link.label}</TextLink>
              <p>{link.text}</p>
            </li>
          ))}
        </ul>
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
