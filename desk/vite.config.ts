import { defineConfig } from 'vite';

/** The desk's own bundle: no plugin, no content, nothing of the site but its tokens and what is true (domain/). */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    outDir: '../build/desk',
    emptyOutDir: true,
    // Small files inlined as data: addresses would need `data:` in the policy.
    assetsInlineLimit: 0,
    // One file on purpose: a desk that is open shows every room of it without a line to the server.
    chunkSizeWarningLimit: 750,
    // It would write a script into the page; every browser that has passkeys for keys preloads by itself.
    modulePreload: { polyfill: false },
  },
});
