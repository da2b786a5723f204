import { useEffect } from 'react';
import { embedTargetOf, type EmbedConfig } from '../../../domain/embeds/embed-providers.ts';
import type { ShownPractice } from '../../../domain/practice/shown-practice.ts';
import { measure } from '../../analytics/measure.ts';
import { VIRTUAL_CONSULTATION_PATH } from '../../site/form-paths.ts';
import { providerOfConsult } from '../../../domain/practice/provider-of-consult.ts';
import { NewTabLink } from '../call-request/new-tab-link.tsx';
import { RequestDialog } from '../call-request/request-dialog.tsx';

interface VirtualConsultationDialogProps {
  phone: string;
  /** Who serves the form. */
  embed: EmbedConfig;
  /** Who holds it. */
  consult: ShownPractice['virtualConsultation'];
  onClose: () => void;
}

/** The virtual consultation's form over the page, with its way out and its notice (product 5.1). */
export function VirtualConsultationDialog({
  phone,
  embed,
  consult,
  onClose,
}: VirtualConsultationDialogProps) {
  const target = embedTargetOf(embed, VIRTUAL_CONSULTATION_PATH);
  useEffect(() => measure('virtual_consultation_modal_opened', 'modal'), []);
  // One listener for both of its ways to a new tab: below the form, and in its place where it does not load.
  useEffect(() => {
    const measureNewTab = ({ target: clicked }: MouseEvent) => {
      const link = clicked instanceof Element ? clicked.closest('.call-request a') : null;
      if (link?.getAttribute('href') !== target.src) return;
      measure('virtual_consultation_new_tab', 'virtual_consultation');
    };
    document.addEventListener('click', measureNewTab);
    return () => document.removeEventListener('click', measureNewTab);
  }, [target.src]);
  return (
    <RequestDialog
      label="Virtual consultation"
      target={target}
      phone={phone}
      keptAt={VIRTUAL_CONSULTATION_PATH}
      onSent={measureSent}
      onClose={onClose}
    >
      <p className="embed-notice">
        <NewTabLink href={target.src} />
        {/* Our own form says it itself. */}
        {target.provider === 'built-in' ? null : (
          <span>The consultation is {providerOfConsult(consult)}.</span>
        )}
        <span>
          {target.provider === 'built-in'
            ? 'HIPAA: what you send is encrypted on its way and sealed where it is kept. Only the practice can read it.'
            : 'HIPAA: the form is served for the practice by another company, which must protect what you send.'}
        </span>
      </p>
    </RequestDialog>
  );
}

function measureSent(): void {
  measure('virtual_consultation_booked', 'virtual_consultation');
}
