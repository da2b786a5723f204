import { embedTargetOf } from '../../../domain/embeds/embed-providers.ts';
import { WEEKEND_REQUEST_PATH } from '../../site/form-paths.ts';
import { RequestDialog } from '../call-request/request-dialog.tsx';

const TARGET = embedTargetOf({ provider: 'built-in' }, WEEKEND_REQUEST_PATH);

/** The request for a weekend time over the page: weekends are a request, not a slot. */
export function WeekendRequestDialog({ phone, onClose }: { phone: string; onClose: () => void }) {
  return (
    <RequestDialog
      label="Ask for a weekend time"
      target={TARGET}
      phone={phone}
      keptAt={WEEKEND_REQUEST_PATH}
      onClose={onClose}
    />
  );
}
