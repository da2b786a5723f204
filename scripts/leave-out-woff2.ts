import type { Plugin } from 'vite';

const ID = '\0no-woff2';

/**
 * Leaves the Brotli decoder out of the browser's PDF code: a third of it, of use for WOFF2 fonts only, and documents are set in WOFF
 * (docs/decisions/012-pdf.md).
 */
export function leaveOutWoff2(): Plugin {
  return {
    name: 'leave-out-woff2',
    enforce: 'pre',
    resolveId: (id) => (id === 'brotli/decompress.js' ? ID : undefined),
    load: (id) =>
      id === ID
        ? `export default function decompress() { throw new Error('documents take WOFF fonts, not WOFF2'); }`
        : undefined,
  };
}
