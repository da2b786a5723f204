/** Something that the person at the command line can mend; its message is all that they are shown. */
export class StaffError extends Error {
  override readonly name = 'StaffError';
}

/** There is no row of the number that was given. */
export class NoSuchRowError extends StaffError {}
