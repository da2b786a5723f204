import { useState } from 'react';
import { useHistoryLayers } from '../../../ui/use-history-layers.ts';

interface KeepButtonProps {
  words: string;
  /** A change is on its way. */
  isSending?: boolean;
  onKeep: () => void;
}

/**
 * Leaves an appointment as it is, as the browser's Back does. What is on its way is not taken back by that, and its answer is to be seen: until then
 * it does nothing.
 */
export function KeepButton({ words, isSending, onKeep }: KeepButtonProps) {
  const [name, setName] = useState(Math.random);
  // Back has left the entry: the question that stays has another, which the next Back leaves.
  useHistoryLayers([`question ${name}`], () => (isSending ? setName(Math.random()) : onKeep()));
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
