import { EmphasizedHeading } from './emphasized-heading.tsx';
import type { PictureFiles } from './picture-files.ts';
import { Plate } from './plate.tsx';

interface PageHeadProps {
  heading: string;
  emphasis?: string | undefined;
  lead: string;
  picture: PictureFiles;
}

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
        sizes="(min-width: 1280px) 780px, (min-width: 768px) 60vw, 80vw"
        arrival="first"
      />
    </header>
  );
}
