import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { Measurement } from '../../domain/measurement/measurement-settings.ts';
import type { RoomMessage } from '../../domain/measurement/room-messages.ts';
import { markPage } from './mark-page.ts';
import { measurementRoom } from './measurement-room.ts';

const SITE = 'https://www.example.org';
const TAG_MANAGER = { tagManager: { id: 'GTM-AB12CD3' } };
const ADS = { adsConversion: { id: 'AW-123456789', label: 'AbC-D_efG' } };
const EVERYTHING: Measurement = { ownCount: true, ...TAG_MANAGER, ...ADS };

const scriptOf = (html: string) => /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? '';

/** Runs the room's script in a world of its own, and says what it loaded and what stands in its data layer. */
function enterRoom(measurement: Measurement) {
  const loaded: string[] = [];
  const page = {};
  let listener: (message: object) => void = () => undefined;
  const world: Record<string, unknown> = {
    URL,
    location: { href: 'https://shown.example/embed/measurement' },
    document: {
      createElement: () => ({}),
      head: { append: ({ src }: { src: string }) => loaded.push(src) },
    },
    parent: page,
    addEventListener: (_type: string, listen: typeof listener) => (listener = listen),
  };
  world['window'] = world;
  runInNewContext(scriptOf(measurementRoom(measurement, SITE).html), world);
  const layer = () =>
    (world['dataLayer'] as object[]).map((entry) =>
      'length' in entry ? Array.from(entry as ArrayLike<unknown>) : { ...entry },
    );
  return {
    loaded,
    layer: () => JSON.parse(JSON.stringify(layer())) as unknown[],
    tell: (data: RoomMessage | object, origin = 'https://shown.example', source: object = page) =>
      listener({ data, origin, source }),
  };
}

const grant = (...granted: string[]) => ({ type: 'impressions:granted', granted });
const PAGE = { type: 'impressions:page', page: '/team' } as const;
const BOOKED = {
  type: 'impressions:event',
  event: 'virtual_consultation_booked',
  label: 'virtual_consultation',
} as const;

describe('the room', () => {
  it('loads nothing and notes nothing before it is told of a yes', () => {
    const room = enterRoom(EVERYTHING);
    room.tell(PAGE);
    room.tell(BOOKED);
    expect([room.loaded, room.layer()]).toEqual([[], []]);
  });

  it('denies everything first, then grants what was granted, and personalizes nothing', () => {
    const room = enterRoom(EVERYTHING);
    room.tell(grant('measurement'));
    const [first, second] = room.layer();
    expect(first).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'denied',
      },
    ]);
    expect(second).toEqual([
      'consent',
      'update',
      {
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
        analytics_storage: 'granted',
      },
    ]);
    expect(room.loaded).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3']);
  });

  it('gives the tag manager page views and events with the parameters of the table', () => {
    const room = enterRoom(EVERYTHING);
    room.tell(grant('measurement'));
    const before = room.layer().length;
    room.tell(PAGE);
    room.tell(BOOKED);
    expect(room.layer().slice(before)).toEqual([
      { event: 'page_view', page_path: '/team', page_location: `${SITE}/team` },
      {
        event: 'virtual_consultation_booked',
        event_category: 'engagement',
        event_label: 'virtual_consultation',
        value: 1,
      },
    ]);
  });

  it('gives Google Ads the conversion, and not the page', () => {
    const room = enterRoom(EVERYTHING);
    room.tell(grant('advertising'));
    const before = room.layer().length;
    room.tell(PAGE);
    room.tell({
      type: 'impressions:event',
      event: 'smile_quiz_completed',
      label: 'smile_discovery',
    });
    room.tell(BOOKED);
    expect(room.loaded).toEqual(['https://www.googletagmanager.com/gtag/js?id=AW-123456789']);
    expect(room.layer().slice(before)).toEqual([
      ['event', 'conversion', { send_to: 'AW-123456789/AbC-D_efG' }],
    ]);
  });

  it.each([
    ['another window', grant('measurement'), 'https://shown.example', {}],
    ['another origin', grant('measurement'), 'https://evil.example', undefined],
    ['nobody in particular', null, 'https://shown.example', undefined],
  ])('does not listen to %s', (_case, message, origin, source) => {
    const room = enterRoom(EVERYTHING);
    room.tell(message as object, origin, ...(source ? [source] : []));
    expect(room.loaded).toEqual([]);
  });

  it.each([
    [{ event: 'assessment_completed', label: 'guardian' }],
    [{ event: '__proto__', label: 'smile' }],
    [{ event: 'said', label: 'I am Ann' }],
  ])('passes %j on to nobody', (event) => {
    const room = enterRoom(EVERYTHING);
    room.tell(grant('measurement', 'advertising'));
    const before = room.layer().length;
    room.tell({ type: 'impressions:event', ...event });
    expect(room.layer()).toHaveLength(before);
  });
});

describe('its policy', () => {
  const policyOf = (measurement: Measurement) =>
    measurementRoom(measurement, SITE).headers['content-security-policy'] ?? '';

  it('allows its one script and the hosts of what is configured, without anything unsafe', () => {
    const { html } = measurementRoom(EVERYTHING, SITE);
    const hash = createHash('sha256').update(scriptOf(html)).digest('base64');
    expect(policyOf(EVERYTHING)).toContain(`script-src 'sha256-${hash}' https://`);
    expect(policyOf(EVERYTHING)).not.toMatch(/unsafe|'self' https|\*;| \* /);
    expect(policyOf(EVERYTHING)).toContain("frame-ancestors 'self'; sandbox allow-scripts");
  });

  it('names no host of what is not configured', () => {
    expect(policyOf({ ownCount: true, ...TAG_MANAGER })).not.toMatch(/adservices|doubleclick/);
    expect(policyOf({ ownCount: true, ...ADS })).not.toMatch(/analytics/);
  });
});

describe('the mark in a page', () => {
  const PAGE_HTML = '<html><head><title>x</title></head><body></body></html>';

  it('stands there where there is something to measure', () => {
    expect(markPage(PAGE_HTML, EVERYTHING, true)).toContain(
      '<meta name="measurement" content="own-count measurement advertising"></head>',
    );
    expect(markPage(PAGE_HTML, { ownCount: false }, true)).toBe(PAGE_HTML);
    expect(markPage(PAGE_HTML, { ownCount: true }, false)).toBe(PAGE_HTML);
  });
});
