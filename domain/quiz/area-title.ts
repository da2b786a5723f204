import { AREAS, type AreaCode } from './areas.ts';

/** An area's title; its key where it is none of ours. */
export function titleOfArea(key: string): string {
  return Object.hasOwn(AREAS, key) ? AREAS[key as AreaCode].title : key;
}
