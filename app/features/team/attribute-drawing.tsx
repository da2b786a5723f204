import type { Attribute } from '../../../domain/content/team.ts';

/** In navy, then in gold, on 64 by 64. */
const LINES: Readonly<Record<Attribute, readonly [string, string]>> = {
  bracket: [
    'M23 20h18a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H23a3 3 0 0 1-3-3V23a3 3 0 0 1 3-3zM20 28h24M20 36h24M28 20v8M36 20v8M28 36v8M36 36v8',
    'M2 32h60',
  ],
  'shade-tab': [
    'M28 4h8v18h-8zM26 24c-3 8-5 16-4 26 .4 5 2 9 5 9.6 4 .8 8 .8 11 0 3-.6 4-5 4.4-9.6.8-10-1.2-18-4-26-3-2.6-9-2.6-12.4 0z',
    'M25 50c1 3 2 5 3 6M32 50v6M39 50c-1 3-2 5-3 6',
  ],
  implant: [
    'M29 4h6l1 12h-8zM25 17h14v5H25zM26 22h12l-1.4 28c-.3 5-2.4 10-4.6 10s-4.3-5-4.6-10z',
    'M24 28l15-2M24.4 34l15-2M25 40l14-2M25.6 46l12.5-2M26.5 52l10.5-2',
  ],
  crown: [
    'M16 30c-4-10-2-18 6-19 4-.5 7 1.5 10 1.500S38 10.5 42 11c8 1 10 9 6 19-2 5-3 9-4 13-8 3-16 3-24 0-1-4-2-8-4-13zM20 43c8 3 16 3 24 0l-2 4c-6 2-14 2-20 0zM28 49h8l-1 11h-6z',
    'M22 20c4 5 8 5 10 0 2 5 6 5 10 0',
  ],
  probe: [
    'M45 3l4 2-16 34-4-2zM31 38l-5 10c-1.6 3-4 5-8 5M42 9l4 2M40 13l4 2M38 17l4 2',
    'M29.8 40.500l2 1M27.8 44.500l2 1M25.8 48.400l2 1.2',
  ],
  aligner: [
    'M8 54C6 30 14 8 32 8s26 22 24 46c-.5 4-9 4-9.5 0C47 36 43 18 32 18S17 36 17.5 54c-.5 4-9 4-9.5 0z',
    'M9 44l8-1M10 34l8.5 1M14 24l8 4M21 14l5 6.500M32 8.500V18M43 14l-5 6.500M50 24l-8 4M54 34l-8.5 1M55 44l-8-1',
  ],
  'folded-plan': [
    'M6 14l17-5 18 5 17-5v41l-17 5-18-5-17 5zM23 9v41M41 14v41M10 22l9-2.600M10 28l9-2.600M10 34l6-1.700M45 22l9-2.600M45 28l9-2.6',
    'M26.5 42V30a5.5 5.5 0 0 1 11 0v14M29.5 43V30.500a2.5 2.5 0 0 1 5 0V44',
  ],
  telephone: [
    'M6 26C12 12 52 12 58 26c1 4-2 8-5 8l-8-2c-2-.6-2.5-3-2.5-6-6-2.5-15-2.5-21 0 0 3-.5 5.4-2.5 6l-8 2c-3 0-6-4-5-8zM18 36h28l6 20H12zM33.5 46a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0z',
    'M38 46a6 6 0 1 1-12 0 6 6 0 0 1 12 0z',
  ],
};

/** The tool of somebody's work, as a line drawing; nothing that a reader has to know. */
export function AttributeDrawing({ attribute }: { attribute: Attribute | undefined }) {
  if (!attribute) return null;
  const [ink, gold] = LINES[attribute];
  return (
    <svg className="attribute" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path d={ink} />
      <path className="attribute-gold" d={gold} />
    </svg>
  );
}
