import { useEffect } from 'react';
import type { LinkDescriptor, MetaDescriptor } from 'react-router';
import { useRouter, useShown } from './router-context.ts';

/** What the page says of itself to search engines and previews: the innermost route's `meta`. */
export function Meta() {
  const { matches, location } = useShown();
  const page = matches.findLast(({ module }) => module.meta);
  const described = page?.module.meta?.({ location }) ?? [];
  return described.map((item) => renderDescription(item));
}

function renderDescription(item: MetaDescriptor) {
  if (!item) return null;
  if ('title' in item) return <title key="title">{String(item.title)}</title>;
  if ('tagName' in item) {
    const { tagName: Tag, ...rest } = item;
    return Tag === 'link' ? <link key={JSON.stringify(rest)} {...rest} /> : null;
  }
  return <meta key={JSON.stringify(item)} {...item} />;
}

/** The sheets that the routes bring. */
export function Links() {
  const links = useShown().matches.flatMap(({ module }) => module.links?.() ?? []);
  const byText = new Map<string, LinkDescriptor>(links.map((link) => [JSON.stringify(link), link]));
  return [...byText].map(([key, link]) => <link key={key} {...link} />);
}

/** What starts a page stands in its HTML alone. */
export function Scripts() {
  return null;
}

/** Fetches a page ahead. */
export function PrefetchPageLinks({ page }: { page: string }) {
  const router = useRouter();
  useEffect(() => router.prefetch(page), [router, page]);
  return null;
}
