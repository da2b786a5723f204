import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type {
  FieldValue,
  PublishedAnswer,
  SentField,
  SiteAnswer,
  SitePreview,
  SiteRun,
} from '../../domain/desk/site-wire.ts';
import { createSampleDesk, type SampleDesk } from './sample-desk.ts';

/** A desk that was begun, and what is asked of it about the site: by its first person, unless another's cookie is given. */
export interface SiteDesk extends SampleDesk {
  cookie: string;
  get(url: string, by?: string): Promise<LightMyRequestResponse>;
  post(url: string, payload?: object, by?: string): Promise<LightMyRequestResponse>;
  look(): Promise<SiteAnswer>;
  write(field: string, value: FieldValue, by?: string): Promise<LightMyRequestResponse>;
  /** Begins a build and waits for its end. */
  build(edition?: number): Promise<SiteRun>;
  publish(edition?: number): Promise<PublishedAnswer>;
}

/** Makes one. */
export async function beginSiteDesk(): Promise<SiteDesk> {
  const desk = await createSampleDesk();
  const { cookie } = await desk.begin();
  const get: SiteDesk['get'] = (url, by = cookie) => desk.ask({ method: 'GET', url }, by);
  const post: SiteDesk['post'] = (url, payload = {}, by = cookie) =>
    desk.ask({ method: 'POST', url, payload }, by);
  const build: SiteDesk['build'] = async (edition) => {
    const begun = await post('/api/site/build', edition === undefined ? {} : { edition });
    expect(begun.statusCode, begun.body).toBe(200);
    await desk.publishing.publisher.settled();
    return (await get('/api/site/run')).json<SiteRun>();
  };
  return {
    ...desk,
    cookie,
    get,
    post,
    look: async () => (await get('/api/site')).json<SiteAnswer>(),
    write: (field, value, by) => post('/api/site/drafts', { path: field, value }, by),
    build,
    publish: async (edition) => {
      const { id } = (await build(edition)) as SitePreview;
      const published = await post('/api/site/publish', { id });
      expect(published.statusCode, published.body).toBe(200);
      return published.json<PublishedAnswer>();
    },
  };
}

/** A field of what the desk knows of the site, by its path. */
export function fieldOf({ fields }: SiteAnswer, name: string): SentField | undefined {
  return fields.find(({ path }) => path === name);
}
