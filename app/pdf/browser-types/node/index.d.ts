/**
 * Stands in for Node.js's types in the browser's project (tsconfig.browser.json): pdfkit's types ask for them, and Node.js's own would let
 * `Buffer` and `process` compile where no browser has them.
 */
declare module 'stream' {
  /** What pdfkit's document is a stream of. */
  export class Readable {
    on(event: 'data', listener: (chunk: Uint8Array) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    on(event: 'end', listener: () => void): this;
  }
}
