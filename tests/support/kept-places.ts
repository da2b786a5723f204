import { vi } from 'vitest';

/** Puts in the place of what a browser keeps (localStorage) what is in a map: its keys are listed as a browser lists them. */
export function keepIn(places = new Map<string, string>()): void {
  const methods = {
    getItem: (place: string) => places.get(place) ?? null,
    setItem: (place: string, text: string) => places.set(place, text),
    removeItem: (place: string) => places.delete(place),
  };
  const ownKeys = () => [...places.keys()];
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
  vi.stubGlobal('localStorage', new Proxy(methods, { ownKeys, getOwnPropertyDescriptor }));
}
