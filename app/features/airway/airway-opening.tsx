import { ActionLink } from '../../site/action-link.tsx';
import { PictureLabel } from '../../site/picture-label.tsx';
import { RichText } from '../../site/rich-text.tsx';
import { coverSizes } from '../../ui/cover-sizes.ts';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { AirwayWords } from './airway-words.ts';

/** The painting behind the words (airway-opening.css). */
const NIGHT = [
  { from: 1440, width: 100, height: 62, unit: 'vw' },
  { from: 768, width: 100, height: 80, unit: 'vw' },
  { from: 0, width: 100, height: 130, unit: 'vw' },
] as const;

/** The first screen: a bedroom at night that sinks into the page's ground, and what comes before everything else. */
export function AirwayOpening({ page }: { page: AirwayWords }) {
  const { hour, action, wayLink, urgent } = page.opening;
  const { picture } = page;
  return (
    <header className="airway-opening">
      <div className="airway-night">
        <Picture picture={picture} sizes={coverSizes(picture, NIGHT)} arrival="first" />
      </div>
      <div className="wrap airway-opening-words">
        <p className="airway-hour">{hour}</p>
        <h1 tabIndex={-1}>
          <EmphasizedHeading heading={page.heading} emphasis={page.headingEmphasis} />
        </h1>
        <p className="lede">{page.lead}</p>
        <p className="airway-opening-ways">
          <ActionLink action={action} className="button button-light" />
          <TextLink className="quiet-link" href={wayLink.href}>
            {wayLink.label}
          </TextLink>
        </p>
        <div className="airway-opening-foot">
          <div className="airway-urgent">
            <RichText nodes={urgent} />
          </div>
          <p className="airway-plate-note">
            <PictureLabel picture={picture} number={1} />
          </p>
        </div>
      </div>
    </header>
  );
}
