/** The way out of a frame that a visitor cannot use: its form as a page of its own (product 5.1). */
export function NewTabLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      Having trouble loading the form? Open it in a new tab
    </a>
  );
}
