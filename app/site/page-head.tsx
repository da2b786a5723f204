import { coverSizes } from '../ui/cover-sizes.ts';
import { EmphasizedHeading } from '../ui/emphasized-heading.tsx';
import type { PictureFiles } from '../ui/picture-files.ts';
import { Plate } from './plate.tsx';

interface PageHeadProps {
  heading: string;
  emphasis?: string | undefined;
  lead: string;
  picture: PictureFiles;
}

/** The arch beside the words (page.css). */
const ARCH = [
  { from: 1440, width: 460, height: 520, unit: 'px' },
  { from: 768, width: 32, height: 37, unit: 'vw' },
  { from: 0, width: 282, height: 300, unit: 'px' },
] as const;

/** The opening of a page: its heading, its lead, and the page's picture in an arch. */
export function PageHead({ heading, emphasis, lead, picture }: PageHeadProps) {
  return (
    <header className="page-head">
      <div className="page-head-words">
        <h1 tabIndex={-1}>
          <EmphasizedHeading heading={heading} emphasis={emphasis} />
        </h1>
        <p className="lede">{lead}</p>
      </div>
      <Plate
        picture={picture}
        number={1}
        shape="arch-outlined"
        sizes={coverSizes(picture, ARCH)}
        arrival="first"
      />
    </header>
  );
}
