import cases from 'content:gallery';
import page from 'content:page/gallery';
import { scaleMonths } from '../../domain/content/case-months.ts';
import { Gallery } from '../features/gallery/gallery.tsx';
import { LeftOut } from '../features/gallery/left-out.tsx';
import { ReadingPlate } from '../features/gallery/reading-plate.tsx';
import { TreatmentTable } from '../features/gallery/treatment-table.tsx';
import { useCatalogue } from '../features/gallery/use-catalogue.ts';
import { describePage } from '../seo/page-meta.ts';
import { NextLinks } from '../site/closing-band.tsx';
import { pageStyles } from '../styles/page-styles.ts';
import stylesheet from '../styles/pages/gallery.css?url';

export const handle = { page };
export const links = () => pageStyles(stylesheet);
export const meta = () => describePage(page, '/gallery');

/** The case that shows how pictures are read. */
const READ = cases.find(({ isPatient }) => !isPatient);
const SCALE_END_MONTHS = scaleMonths(cases.map(({ length }) => length));

export default function GalleryPage() {
  const catalogue = useCatalogue(cases);
  const { card } = page.gallery;
  return (
    <>
      <Gallery page={page} catalogue={catalogue} scaleEnd={SCALE_END_MONTHS} />
      <TreatmentTable words={page.table} catalogue={catalogue} scaleEnd={SCALE_END_MONTHS} />
      {READ ? (
        <ReadingPlate
          words={page.reading}
          card={card}
          entry={READ}
          number={cases.indexOf(READ) + 1}
        />
      ) : null}
      <LeftOut words={page.leftOut} numberWord={card.number} number={cases.length + 1} />
      <NextLinks next={page.next} />
    </>
  );
}
