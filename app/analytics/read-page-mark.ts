import { MARK_NAME, readMark, type PageMark } from '../../domain/measurement/page-mark.ts';

/** What this page may measure: what the build has written into it. */
export function readPageMark(): PageMark {
  const mark = document.querySelector<HTMLMetaElement>(`meta[name="${MARK_NAME}"]`);
  return readMark(mark?.content ?? '');
}
