import {
  isDictionary,
  isRef,
  readObjects,
  type PdfDictionary,
  type PdfValue,
} from './pdf-objects.ts';

/** A part of a tagged document, with all the text that belongs to it and its parts. */
export interface PdfPart {
  readonly type: string;
  readonly text: string;
  readonly alt: string | null;
  readonly children: readonly PdfPart[];
}

export interface PdfText {
  readonly title: string;
  readonly language: string;
  readonly isTagged: boolean;
  readonly showsTitle: boolean;
  /** Width and height in points. */
  readonly pageSizes: readonly (readonly [number, number])[];
  /** Everything that a page shows, in the order it was drawn, page numbers too. */
  readonly pageTexts: readonly string[];
  /** What each page shows outside of the structure. */
  readonly artifactTexts: readonly string[];
  readonly outline: readonly string[];
  /** Addresses that links lead to. */
  readonly links: readonly string[];
  readonly root: PdfPart;
  readonly metadata: string;
}

/** Reads a PDF of ours as a screen reader would: by its structure. Only for tests. */
export function readPdf(bytes: Uint8Array): PdfText {
  const { objects, trailer } = readObjects(bytes);
  const object = (value: PdfValue | undefined) =>
    isRef(value) ? objects.get(value.ref) : undefined;
  const resolve = (value: PdfValue | undefined): PdfValue =>
    isRef(value) ? (object(value)?.value ?? null) : (value ?? null);
  const dictionary = (value: PdfValue | undefined): PdfDictionary => {
    const found = resolve(value);
    return isDictionary(found) ? found : {};
  };
  const list = (value: PdfValue | undefined): PdfValue[] => {
    const found = resolve(value);
    if (Array.isArray(found)) return found;
    return found === null ? [] : [found];
  };

  const catalog = dictionary(trailer['Root']);
  const pageRefs = list(dictionary(catalog['Pages'])['Kids']);
  const pages = pageRefs.map((ref) => {
    const page = dictionary(ref);
    const fonts = dictionary(dictionary(page['Resources'])['Font']);
    const lettersOf = (name: string) =>
      lettersFrom(object(dictionary(fonts[name])['ToUnicode'])?.stream ?? '');
    const [, , width, height] = list(page['MediaBox']).map(Number);
    return {
      id: isRef(ref) ? ref.ref : 0,
      size: [width ?? 0, height ?? 0] as const,
      annotations: list(page['Annots']),
      ...readContent(object(page['Contents'])?.stream ?? '', lettersOf),
    };
  });
  const textOf = (pageRef: PdfValue | undefined, mcid: number) =>
    pages.find((page) => isRef(pageRef) && page.id === pageRef.ref)?.marked.get(mcid) ?? '';

  const readPart = (value: PdfValue): PdfPart => {
    const element = dictionary(value);
    const children: PdfPart[] = [];
    let text = '';
    for (const kid of list(element['K'])) {
      if (typeof kid === 'number') {
        text += textOf(element['Pg'], kid);
        continue;
      }
      const details = dictionary(kid);
      if (details['Type'] === '/OBJR') continue;
      if (details['Type'] === '/MCR') {
        text += textOf(details['Pg'], Number(details['MCID']));
        continue;
      }
      const child = readPart(kid);
      children.push(child);
      text += child.text;
    }
    const alt = resolve(element['Alt']);
    return {
      type: String(element['S']).slice(1),
      text,
      alt: typeof alt === 'string' ? alt : null,
      children,
    };
  };

  const readOutline = (value: PdfValue | undefined): string[] => {
    const titles: string[] = [];
    for (
      let item = dictionary(value);
      item['Title'] !== undefined;
      item = dictionary(item['Next'])
    ) {
      titles.push(String(resolve(item['Title'])), ...readOutline(item['First']));
    }
    return titles;
  };

  const tree = dictionary(catalog['StructTreeRoot']);
  return {
    title: String(resolve(dictionary(trailer['Info'])['Title'])),
    language: String(resolve(catalog['Lang'])),
    isTagged: dictionary(catalog['MarkInfo'])['Marked'] === true,
    showsTitle: dictionary(catalog['ViewerPreferences'])['DisplayDocTitle'] === true,
    pageSizes: pages.map((page) => page.size),
    pageTexts: pages.map((page) => page.all),
    artifactTexts: pages.map((page) => page.artifacts),
    outline: readOutline(dictionary(catalog['Outlines'])['First']),
    links: pages
      .flatMap((page) => page.annotations)
      .map((ref) => dictionary(dictionary(ref)['A'])['URI'])
      .filter((uri) => typeof uri === 'string'),
    root: readPart(list(tree['K'])[0] ?? null),
    metadata: object(catalog['Metadata'])?.stream ?? '',
  };
}

/** All parts of some types, in reading order. */
export function partsOf(part: PdfPart, ...types: string[]): PdfPart[] {
  const own = types.includes(part.type) ? [part] : [];
  return [...own, ...part.children.flatMap((child) => partsOf(child, ...types))];
}

type Letters = ReadonlyMap<number, string>;

/** Glyph numbers → letters, from a font's ToUnicode map. */
function lettersFrom(map: string): Letters {
  const letters = new Map<number, string>();
  for (const [, first, entries] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g)) {
    for (const [index, [, hex]] of [...(entries ?? '').matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      const units = Buffer.from((hex ?? '').replaceAll(' ', ''), 'hex')
        .swap16()
        .toString('utf16le');
      letters.set(Number.parseInt(first ?? '', 16) + index, units);
    }
  }
  return letters;
}

const OPERATIONS =
  /\/(\w+) <<(?:[^>]|>(?!>))*?\/MCID (\d+)[^>]*>> BDC|\/(\w+)(?: <<[^>]*>>)? B(?:DC|MC)|(EMC)|\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g;

/** The text of a page's content: by mark, outside of marks for the structure, and all. */
function readContent(content: string, lettersOf: (font: string) => Letters) {
  const marked = new Map<number, string>();
  let mcid: number | null = null;
  let letters: Letters = new Map();
  let all = '';
  let artifacts = '';
  for (const match of content.matchAll(OPERATIONS)) {
    const [, markType, mark, otherType, ends, font, shown] = match;
    if (markType) mcid = Number(mark);
    else if (otherType || ends) mcid = null;
    else if (font) letters = lettersOf(font);
    else {
      const text = [...(shown ?? '').matchAll(/<([0-9a-f]+)>/g)]
        .map(([, hex]) => decode(hex ?? '', letters))
        .join('');
      all += text;
      if (mcid === null) artifacts += text;
      else marked.set(mcid, (marked.get(mcid) ?? '') + text);
    }
  }
  return { marked, all, artifacts };
}

function decode(hex: string, letters: Letters): string {
  const codes = hex.match(/.{4}/g) ?? [];
  return codes.map((code) => letters.get(Number.parseInt(code, 16)) ?? '\ufffd').join('');
}
