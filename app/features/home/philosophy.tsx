import { coverSizes } from '../../ui/cover-sizes.ts';
import type { SectionContent } from '../../site/page-content.ts';
import { Plate } from '../../site/plate.tsx';
import type { PictureFiles } from '../../ui/picture-files.ts';
import { RichText } from '../../site/rich-text.tsx';
import { MethodDrawing } from './method-drawing.tsx';

interface PhilosophyProps {
  /** Why It Matters, The Smile Blueprint, The Impressions Method, Our Process. */
  sections: readonly SectionContent[];
  picture: PictureFiles;
}

/** The arch beside 'Why It Matters' (home.css). */
const WHY_ARCH = [
  { from: 1440, width: 780, height: 667, unit: 'px' },
  { from: 1024, width: 54, height: 46, unit: 'vw' },
  { from: 768, width: 90, height: 77, unit: 'vw' },
  { from: 0, width: 90, height: 112, unit: 'vw' },
] as const;

/** The four closing sections of the home page, each in the form that its content asks for. */
export function Philosophy({ sections, picture }: PhilosophyProps) {
  const [why, blueprint, method, process] = sections;
  if (!why || !blueprint || !method || !process) return null;
  return (
    <>
      <section className="why wrap" id={why.id}>
        <Plate
          picture={picture}
          number={5}
          shape="arch"
          sizes={coverSizes(picture, WHY_ARCH)}
          canEnlarge
        />
        <div className="why-words">
          <h2>{why.heading}</h2>
          <Prose section={why} />
        </div>
      </section>
      <section className="blueprint-band" id={blueprint.id}>
        <div className="wrap">
          <div className="blueprint-head">
            <h2>{blueprint.heading}</h2>
            <Prose section={blueprint} />
          </div>
          <dl className="blueprint-facts">
            {blueprint.facts?.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className="prose">
                  <RichText nodes={detail} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <section className="method wrap" id={method.id}>
        <div>
          <h2>{method.heading}</h2>
          <Prose section={method} />
        </div>
        <MethodDrawing />
      </section>
      <section className="process-band" id={process.id}>
        <div className="wrap">
          <h2>{process.heading}</h2>
          <ol className="process-steps">
            {process.steps?.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <RichText nodes={text} />
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}

function Prose({ section }: { section: SectionContent }) {
  if (!section.body) return null;
  return (
    <div className="prose">
      <RichText nodes={section.body} />
    </div>
  );
}
