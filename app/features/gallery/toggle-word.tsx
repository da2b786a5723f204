import type { ReactNode } from 'react';

interface ToggleWordProps {
  /** Whether a script is there to answer: until then it is a word. */
  isAlive: boolean;
  isPressed: boolean;
  onToggle: (isPressed: boolean) => void;
  children: ReactNode;
}

/** A heading that chooses what stands below it. */
export function ToggleWord({ isAlive, isPressed, onToggle, children }: ToggleWordProps) {
  if (!isAlive) {
    return (
      <span className="toggle-word">
        <span>{children}</span>
      </span>
    );
  }
  return (
    <button
      className="toggle-word"
      type="button"
      aria-pressed={isPressed}
      onClick={() => onToggle(!isPressed)}
    >
      <span>{children}</span>
    </button>
  );
}
