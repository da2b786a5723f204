import { describe, expect, it } from 'vitest';
import { chromeOf } from './page-chrome.ts';

describe('chromeOf', () => {
  it.each([
    ['/', true, true],
    ['/home', true, true],
    ['/team', true, true],
    ['/gallery', true, false],
    ['/stories', false, true],
    ['/weddings', false, true],
    ['/weddingsfoo', false, true],
    ['/emergency', false, true],
    ['/es/emergency', false, true],
    ['/es/start-here', true, true],
    ['/atria', false, true],
    ['/impressionists', false, true],
    ['/blueprint', false, true],
    ['/smile-assessment', false, true],
    ['/airway-assessment', false, true],
    ['/airway', true, true],
    ['/community', false, true],
    ['/AirwayFamilies', false, true],
    ['/airwayfamilies', false, true],
    ['/nowhere', true, true],
  ])('%s: header %s, footer %s', (path, hasHeader, hasFooter) => {
    expect(chromeOf(path)).toMatchObject({ hasHeader, hasFooter });
  });

  it.each([
    ['/', 'home'],
    ['/home', 'home'],
    ['/airway', 'beige'],
    ['/team', 'mist'],
  ])('%s: the header is %s', (path, tone) => {
    expect(chromeOf(path).tone).toBe(tone);
  });
});
