import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';
import { contentPlugin } from './app/content/content-plugin.server.ts';
import { keepCaseSensitivity } from './scripts/keep-case-sensitivity.ts';

export default defineConfig({
  plugins: [contentPlugin(), keepCaseSensitivity(), imagetools(), reactRouter()],
  build: {
    // Small files inlined as data: addresses would need `data:` in the policy.
    assetsInlineLimit: 0,
  },
  server: {
    // `npm run dev` starts the intake beside the site.
    proxy: { '/api': `http://localhost:${process.env.INTAKE_PORT ?? 3001}` },
  },
});
