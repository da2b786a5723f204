/** The first stops of the keyboard (product 3.7). */
export function SkipLinks({ navigationId }: { navigationId: string }) {
  return (
    <div className="skip-links">
      <a href="#main">Skip to main content</a>
      <a href={`#${navigationId}`}>Skip to navigation</a>
    </div>
  );
}
