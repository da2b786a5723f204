import practice from 'content:practice';
import { useShell } from './use-shell.ts';

/** Says that the facts on the site are samples, until the practice has replaced them. */
export function PreviewMark() {
  const { preview } = useShell().words;
  if (!practice.sample) return null;
  return (
    <aside className="preview-mark" aria-label={preview.about}>
      {preview.mark}
    </aside>
  );
}
