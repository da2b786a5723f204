/** How long a toast stays (product 3.8). */
export const TOAST_DURATION_MS = 5_000;
/** A toast that was closed is forgotten after this; until then it is only not shown (product 3.8). */
const REMOVAL_DELAY_MS = 1_000_000;

/** A short message that comes, is read out, and leaves by itself. Never the only place where something important stands. */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly text?: string;
  /** `destructive` for what went wrong. */
  readonly variant: 'default' | 'destructive';
  /** Of its words, where it is another than the page's. */
  readonly language?: string;
  readonly isOpen: boolean;
}

let current: Toast | null = null;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a toast, in place of the one before: one at a time (product 3.8). */
export function showToast(toast: Pick<Toast, 'title' | 'text'> & Partial<Toast>): void {
  clearTimeout(removal);
  lastId += 1;
  set({ variant: 'default', ...toast, id: lastId, isOpen: true });
}

/** Closes a toast, unless another has taken its place. */
export function closeToast(id: number): void {
  if (current?.id !== id) return;
  set({ ...current, isOpen: false });
  removal = setTimeout(() => set(null), REMOVAL_DELAY_MS);
}

/** The toast that is shown or was shown last; null when there is none. */
export function currentToast(): Toast | null {
  return current;
}

/** Calls back at each change; the answer ends it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function set(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}
