import { PictureLabel } from '../../site/picture-label.tsx';
import { RichText } from '../../site/rich-text.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { OrthodonticsWords } from './orthodontics-words.ts';

/** Covers its half of the section, which is higher than wide. */
const KEEPING_SIZES = '(min-width: 64em) 65vw, 124vw';

/** After treatment: a retainer, and what becomes of it. */
export function Keeping({ keeping }: Pick<OrthodonticsWords, 'keeping'>) {
  return (
    <section className="keeping" id={keeping.id} aria-labelledby="keeping-heading">
      <figure className="keeping-figure">
        <div className="keeping-picture">
          <Picture picture={keeping.picture} sizes={KEEPING_SIZES} />
        </div>
        <figcaption>
          <PictureLabel picture={keeping.picture} />
        </figcaption>
      </figure>
      <div className="keeping-words">
        <h2 id="keeping-heading">
          <EmphasizedHeading heading={keeping.heading} emphasis={keeping.headingEmphasis} />
        </h2>
        <p>{keeping.text}</p>
        <ul>
          {keeping.kinds.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong> {text}
            </li>
          ))}
          <li>
            <RichText nodes={keeping.lost} />
          </li>
        </ul>
      </div>
    </section>
  );
}
