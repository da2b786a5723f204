interface CardFootProps {
  /** Undefined for who may forget nobody. */
  onForget: (() => void) | undefined;
}

/** What is seldom done with a card, at the end of its margin. */
export function CardFoot({ onForget }: CardFootProps) {
  return (
    <p className="card-foot">
      <button className="quiet" type="button" onClick={() => window.print()}>
        Print
      </button>
      {onForget === undefined ? null : (
        <button className="quiet" type="button" data-way="forget" onClick={onForget}>
          Forget this person
        </button>
      )}
    </p>
  );
}
