/** Bytes of their own memory, as the browser's interfaces want them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** @throws DOMException for text that is not base64: what a browser has kept may be anything */
export function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
}

/** With padding, as the server's forms want it (server/desk/read-body.ts). */
export function toBase64(bytes: Uint8Array): string {
  let signs = '';
  for (const byte of bytes) signs += String.fromCharCode(byte);
  return btoa(signs);
}

/** As WebAuthn writes bytes: without padding, and safe in addresses. */
export function toBase64Url(bytes: ArrayBuffer | Uint8Array): string {
  return toBase64(new Uint8Array(bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The way back; padding may stand or not. @throws DOMException as `fromBase64` */
export function fromBase64Url(text: string): Bytes {
  return fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));
}
