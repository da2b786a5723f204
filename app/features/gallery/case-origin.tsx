import type { GalleryCase, GalleryWords } from './gallery-case.ts';

interface CaseOriginProps {
  entry: GalleryCase;
  words: GalleryWords['card'];
}

/** What the two pictures of a case are: a model's, or a patient's photographs, each with what its caption says. */
export function CaseOrigin({ entry, words }: CaseOriginProps) {
  const { isPatient, before, after } = entry;
  if (!isPatient) return <p className="case-origin">{words.isModel}</p>;
  return (
    <p className="case-origin">
      {words.patient.isPatient} <b>Before:</b> {before.caption} <b>After:</b> {after.caption}
    </p>
  );
}
