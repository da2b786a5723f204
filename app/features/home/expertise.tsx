import { BeforeAfter } from '../before-after/before-after.tsx';
import type { WrittenCase } from '../../../domain/content/gallery.ts';
import type { PageContentOf } from '../../site/page-content.ts';
import type { Shown } from '../../site/shown.ts';
import { Picture } from '../../ui/picture.tsx';
import type { PictureFiles } from '../../ui/picture-files.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { ImplantDrawing } from './implant-drawing.tsx';
import { UnbrokenWords } from '../../ui/unbroken-words.tsx';

type ExpertiseWords = PageContentOf<'home'>['expertise'];

interface ExpertiseProps {
  expertise: ExpertiseWords;
  aligner: PictureFiles;
  /** The case that the slider shows. */
  entry: Shown<WrittenCase>;
}

/** 'Our team expertise': three disciplines side by side, the middle one wider. */
export function Expertise({ expertise, aligner, entry }: ExpertiseProps) {
  const [orthodontics, cosmetics, surgery] = expertise.columns;
  const { title, change, before, after, isPatient } = entry;
  // A model's two captions say the same; photographs have a day each.
  const captions = isPatient ? `${before.caption} ${after.caption}` : after.caption;
  return (
    <section className="expertise" aria-labelledby="expertise-heading">
      <div className="wrap">
        <div className="expertise-head">
          <h2 id="expertise-heading">{expertise.heading}</h2>
          <p>{expertise.text}</p>
        </div>
        <div className="expertise-columns">
          <div className="expertise-column">
            <div className="expertise-arch">
              <Picture
                picture={aligner}
                sizes="(min-width: 80em) 20.125em, (min-width: 64em) 26vw, 90vw"
              />
            </div>
            <p className="expertise-caption">{aligner.caption}</p>
            <ColumnWords column={orthodontics} />
          </div>
          <div className="expertise-column">
            <BeforeAfter
              before={before}
              after={after}
              sizes="(min-width: 80em) 33.125em, (min-width: 64em) 44vw, 90vw"
              label={`Before and after: ${title}`}
              description={`${captions} ${change}`}
            >
              <ColumnWords column={cosmetics} />
            </BeforeAfter>
          </div>
          <div className="expertise-column">
            <div className="expertise-arch">
              <ImplantDrawing />
            </div>
            <p className="expertise-caption">A line drawing.</p>
            <ColumnWords column={surgery} />
          </div>
        </div>
      </div>
    </section>
  );
}

function ColumnWords({ column }: { column: ExpertiseWords['columns'][number] | undefined }) {
  if (!column) return null;
  return (
    <div className="expertise-words">
      <h3>{column.heading}</h3>
      <p className="expertise-text">{column.text}</p>
      <p>
        <UnbrokenWords>{column.note}</UnbrokenWords>
        {column.also ? (
          <>
            {' '}
            <TextLink href={column.also.href}>{column.also.label}</TextLink>
          </>
        ) : null}
      </p>
      <TextLink className="quiet-link" href={column.href}>
        {column.linkLabel}
      </TextLink>
    </div>
  );
}
