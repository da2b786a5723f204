/** A reason not to start that the person at the keyboard can mend: its message is all that they are shown. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
