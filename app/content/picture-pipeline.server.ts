import type { Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';
import { pictureCacheFolder, PICTURES_KEPT_S } from './picture-cache.server.ts';
import { cropTransform } from './picture-crop.server.ts';

/** What makes web sizes of pictures: turned as the camera noted, then cut, then resized; nothing of what a camera writes is kept. */
export function picturePipeline(): Plugin {
  return imagetools({
    cache: { dir: pictureCacheFolder('web-sizes'), retention: PICTURES_KEPT_S },
    extendTransforms: ([turn, ...others]) => [...(turn ? [turn] : []), cropTransform, ...others],
  });
}
