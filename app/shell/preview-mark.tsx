import practice from 'content:practice';

/** Says that the facts on the site are samples, until the practice has replaced them. */
export function PreviewMark() {
  if (!practice.sample) return null;
  return (
    <aside className="preview-mark" aria-label="About this preview">
      Preview: sample content
    </aside>
  );
}
