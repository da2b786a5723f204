/** Not a picture that we can read: of another format, damaged, or far too large. */
export class UnreadablePhotoError extends Error {
  override readonly name = 'UnreadablePhotoError';
}
