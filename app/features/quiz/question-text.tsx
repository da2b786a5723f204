/** A question; where a sentence leads to it, that stands in italic above. */
export function QuestionText({ text }: { text: string }) {
  const end = text.indexOf('. ') + 1;
  if (end === 0) return text;
  return (
    <>
      <em>{text.slice(0, end)}</em>
      {text.slice(end)}
    </>
  );
}
