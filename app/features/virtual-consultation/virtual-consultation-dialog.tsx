import { embedTargetOf, type EmbedConfig } from '../../../domain/embeds/embed-providers.ts';
import { VIRTUAL_CONSULTATION_PATH } from '../../site/form-paths.ts';
import { RequestDialog } from '../call-request/request-dialog.tsx';

interface VirtualConsultationDialogProps {
  phone: string;
  /** Who serves the form. */
  embed: EmbedConfig;
  onClose: () => void;
}

/** The virtual consultation's form over the page, with its way out and its notice (product 5.1). */
export function VirtualConsultationDialog({
  phone,
  embed,
  onClose,
}: VirtualConsultationDialogProps) {
  const target = embedTargetOf(embed, VIRTUAL_CONSULTATION_PATH);
  return (
    <RequestDialog label="Virtual consultation" target={target} phone={phone} onClose={onClose}>
      <p className="embed-notice">
        <a href={target.src} target="_blank" rel="noopener">
          Having trouble loading the form? Open it in a new tab
        </a>
        <span>
          {target.provider === 'built-in'
            ? 'HIPAA: what you send is encrypted on its way and sealed where it is kept. Only the practice can read it.'
            : 'HIPAA: the form is served for the practice by another company, which must protect what you send.'}
        </span>
      </p>
    </RequestDialog>
  );
}
