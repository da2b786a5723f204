import type { ExpertiseColumn, HomeContent } from '../../ui/page-content.ts';
import { Picture } from '../../ui/picture.tsx';
import type { PictureFiles } from '../../ui/picture-files.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { ImplantDrawing } from './implant-drawing.tsx';

interface ExpertiseProps {
  expertise: HomeContent['expertise'];
  aligner: PictureFiles;
  smileBefore: PictureFiles;
  smileAfter: PictureFiles;
}

/** 'Our team expertise': three disciplines side by side, the middle one wider. */
export function Expertise({ expertise, aligner, smileBefore, smileAfter }: ExpertiseProps) {
  const [orthodontics, cosmetics, surgery] = expertise.columns;
  return (
    <section className="expertise" aria-labelledby="expertise-heading">
      <div className="wrap">
        <div className="expertise-head">
          <h2 id="expertise-heading">{expertise.heading}</h2>
          <p>{expertise.text}</p>
        </div>
        <div className="expertise-columns">
          <div>
            <div className="expertise-view expertise-arch">
              <Picture
                picture={aligner}
                sizes="(min-width: 1280px) 322px, (min-width: 768px) 28vw, 90vw"
              />
            </div>
            <ColumnWords column={orthodontics} />
          </div>
          <div>
            <div className="expertise-view smile-pair">
              <figure>
                <Picture picture={smileBefore} sizes="(min-width: 768px) 40vw, 90vw" />
                <figcaption>BEFORE</figcaption>
              </figure>
              <figure>
                <Picture picture={smileAfter} sizes="(min-width: 768px) 40vw, 90vw" />
                <figcaption>AFTER</figcaption>
              </figure>
            </div>
            <ColumnWords column={cosmetics} addition={`${smileAfter.caption}`} />
          </div>
          <div>
            <div className="expertise-view expertise-arch">
              <ImplantDrawing />
            </div>
            <ColumnWords column={surgery} />
          </div>
        </div>
      </div>
    </section>
  );
}

interface ColumnWordsProps {
  column: ExpertiseColumn | undefined;
  /** What the picture above truly is, where it needs saying. */
  addition?: string;
}

function ColumnWords({ column, addition }: ColumnWordsProps) {
  if (!column) return null;
  return (
    <>
      <h3>{column.heading}</h3>
      <p className="expertise-text">
        {column.text}
        {addition ? `. ${addition}` : ''}
      </p>
      <p>{column.note}</p>
      <TextLink className="quiet-link" href={column.href}>
        {column.linkLabel}
      </TextLink>
    </>
  );
}
