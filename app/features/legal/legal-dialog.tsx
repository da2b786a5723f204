import { useEffect, useRef } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { LegalText, type LegalWords } from '../../site/legal-text.tsx';

interface LegalDialogProps {
  legal: LegalWords;
  /** The id of the section to begin at. */
  section?: string | undefined;
  /** The hash that opens this text, for the address bar. */
  address: string;
  onClose: () => void;
}

/** A legal text over the page that the visitor is on; the same text has an address of its own below /legal. */
export function LegalDialog({ legal, section, address, onClose }: LegalDialogProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!section) return;
    const target = ref.current?.querySelector<HTMLElement>(`#${CSS.escape(section)}`);
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: 'start' });
  }, [section]);

  return (
    <Dialog label={legal.heading} className="legal-dialog" address={address} onClose={onClose}>
      <div ref={ref}>
        <LegalText legal={legal} />
      </div>
    </Dialog>
  );
}
