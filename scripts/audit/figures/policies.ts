import { noneOf, type Figure } from '../figure.ts';

const FRAME_ANCESTORS = /frame-ancestors '(none|self)'/;

/** What the policies of all pages allow, from the headers that the build wrote. */
export const policies: Figure = {
  name: 'policies',
  group: 'Security',
  isShort: true,
  measure: ({ manifest, htmlOf }) => {
    const pages = [...Object.entries(manifest.pages), ['not found', manifest.notFound] as const];
    const faults = pages.flatMap(([path, { headers }]) =>
      faultsOf(headers['content-security-policy'] ?? '').map((fault) => `${path}: ${fault}`),
    );
    const styled = Object.keys(manifest.pages).filter((path) =>
      /<[^>]+\sstyle="/.test(htmlOf(path)),
    );
    const looked = `${pages.length} pages`;
    return [
      noneOf(
        "Policies without `default-src 'none'` and Trusted Types, or with anything unsafe: 0",
        faults,
        looked,
      ),
      noneOf('Style attributes in the HTML: 0', styled, looked),
    ];
  },
};

/** Where a page holds its first picture's preview (docs/decisions/203-a-first-picture-with-the-first-paint.md): a picture runs nothing. */
const OWN_PICTURES = /(?<=; )img-src 'self' data:(?=;)/;

/** The one that the emergency page needs to work offline (docs/decisions/097-one-page-without-a-connection.md), or none. */
const ONE_TRUSTED_TYPE = /; trusted-types (?:'none'|emergency-worker)(?:;|$)/;

function faultsOf(policy: string): string[] {
  const faults: string[] = [];
  if (!policy.startsWith("default-src 'none'")) faults.push("not default-src 'none'");
  if (
    policy.includes('unsafe') ||
    /(?:^|\s)(?:\*|https?:|data:|blob:)(?:\s|;|$)/.test(policy.replace(OWN_PICTURES, ''))
  ) {
    faults.push(`too wide: ${policy}`);
  }
  if (!policy.includes("require-trusted-types-for 'script'")) faults.push('no Trusted Types');
  if (!ONE_TRUSTED_TYPE.test(policy)) faults.push('Trusted Types that nobody named');
  if (!FRAME_ANCESTORS.test(policy)) faults.push('may be framed');
  return faults;
}
