export interface Said {
  text: string;
  /** When: the same words at another time are said again. */
  at: number;
}

/** Says arrivals to who listens, politely. */
export function LiveWords({ said }: { said: Said }) {
  return (
    <p className="visually-hidden" role="status">
      <span key={said.at}>{said.text}</span>
    </p>
  );
}
