/** What stands while the first cards are opened: a page of its own, for whoever listens too. */
export function OpeningCards() {
  return (
    <main>
      <h1 className="visually-hidden">The desk</h1>
      <p className="opening-cards">Opening what is sealed…</p>
    </main>
  );
}
