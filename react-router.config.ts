import type { Config } from '@react-router/dev/config';
import { ANY_WEDDING_PATH, NOT_FOUND_PATH, PAGES } from './app/url-map.ts';

export default {
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: false,
  prerender: [...PAGES.map((page) => page.path), ANY_WEDDING_PATH, NOT_FOUND_PATH],
} satisfies Config;
