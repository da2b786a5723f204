import type { Config } from '@react-router/dev/config';
import { ANY_WEDDING_PATH, NOT_FOUND_PATH, PAGES } from './app/url-map.ts';

export default {
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: false,
  // A page's module is one file: our router in the browser asks for no parts of it.
  splitRouteModules: false,
  prerender: [...PAGES.map((page) => page.path), ANY_WEDDING_PATH, NOT_FOUND_PATH],
} satisfies Config;
