import { ActionLink } from '../../site/action-link.tsx';
import { PageTop } from '../../site/page-top.tsx';
import { EmphasizedHeading } from '../../ui/emphasized-heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { BlueprintWords } from './blueprint-words.ts';
import { DocumentCover } from './document-cover.tsx';

/** The first screen: what the consultation is, how to book it, and the document on the desk. */
export function BlueprintOpening({ page }: { page: BlueprintWords }) {
  const { action, sampleLink, fee } = page.opening;
  return (
    <div className="blueprint-opening wrap">
      <header className="blueprint-say">
        <div>
          <PageTop />
          <h1 tabIndex={-1}>
            <EmphasizedHeading heading={page.heading} emphasis={page.headingEmphasis} />
          </h1>
        </div>
        <div>
          <p className="lede">{page.lead}</p>
          <p className="action-row">
            <ActionLink action={action} className="button" />
            <TextLink className="quiet-link" href={sampleLink.href}>
              {sampleLink.label}
            </TextLink>
          </p>
          <p className="blueprint-fee">{fee}</p>
        </div>
      </header>
      <DocumentCover cover={page.document.cover} />
    </div>
  );
}
