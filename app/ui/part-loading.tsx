/** Says that a part of the page is on its way. */
export function PartLoading() {
  return (
    <p className="part-note" role="status">
      <span className="spinner" aria-hidden="true" />
      Loading...
    </p>
  );
}
