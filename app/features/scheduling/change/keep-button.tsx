interface KeepButtonProps {
  words: string;
  /** A change is on its way. */
  isSending: boolean;
  onKeep: () => void;
}

/** Leaves an appointment as it is. What is on its way is not taken back by that, and its answer is to be seen: until then it does nothing. */
export function KeepButton({ words, isSending, onKeep }: KeepButtonProps) {
  return (
    <button
      className="quiet-button"
      type="button"
      aria-disabled={isSending}
      onClick={() => isSending || onKeep()}
    >
      {words}
    </button>
  );
}
