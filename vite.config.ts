import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contentPlugin } from './app/content/content-plugin.server.ts';
import { picturePipeline } from './app/content/picture-pipeline.server.ts';
import { washes } from './app/content/washes.server.ts';
import { CHUNK_GROUPS } from './scripts/chunk-groups.ts';
import { leaveOutShaderComments } from './scripts/leave-out-shader-comments.ts';
import { leaveOutWoff2 } from './scripts/leave-out-woff2.ts';
import { ownClientRouter } from './scripts/own-client-router.ts';

export default defineConfig({
  plugins: [
    contentPlugin(),
    ownClientRouter(),
    leaveOutWoff2(),
    leaveOutShaderComments(),
    washes(),
    picturePipeline(),
    reactRouter(),
  ],
  build: {
    // Small files inlined as data: addresses would need `data:` in the policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
  server: {
    // `npm run dev` starts the intake beside the site.
    proxy: { '/api': `http://localhost:${process.env.INTAKE_PORT ?? 3001}` },
  },
});
