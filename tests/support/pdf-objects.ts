import { inflateSync } from 'node:zlib';

/** A value in a PDF file. Names keep their slash, so that they differ from strings. */
export type PdfValue = string | number | boolean | null | PdfRef | PdfDictionary | PdfValue[];
export type PdfDictionary = { [key: string]: PdfValue };

interface PdfRef {
  readonly ref: number;
}

interface PdfObject {
  readonly value: PdfValue;
  /** Of a stream, unpacked. */
  readonly stream?: string;
}

const OBJECT_START = /(?:^|\n)(\d+) 0 obj\n/g;

/**
 * Reads a file's objects, as pdfkit writes them: without object streams, streams deflated or plain.
 *
 * @param bytes the file
 */
export function readObjects(bytes: Uint8Array): {
  objects: Map<number, PdfObject>;
  trailer: PdfDictionary;
} {
  const text = Buffer.from(bytes).toString('latin1');
  const objects = new Map<number, PdfObject>();
  for (const match of text.matchAll(OBJECT_START)) {
    const start = match.index + match[0].length;
    const { value, end } = parseValue(text, start);
    const streamMark = /^\s*stream\n/.exec(text.slice(end, end + 20));
    const id = Number(match[1]);
    if (!streamMark || !isDictionary(value)) {
      objects.set(id, { value });
      continue;
    }
    const from = end + streamMark[0].length;
    const raw = Buffer.from(text.slice(from, from + Number(value['Length'])), 'latin1');
    const stream = value['Filter'] === '/FlateDecode' ? inflateSync(raw) : raw;
    objects.set(id, { value, stream: stream.toString('latin1') });
  }
  const { value: trailer } = parseValue(text, text.lastIndexOf('trailer') + 'trailer'.length);
  if (!isDictionary(trailer)) throw new Error('the file has no trailer');
  return { objects, trailer };
}

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isRef(value);
}

export function isRef(value: PdfValue | undefined): value is PdfRef {
  return (
    typeof value === 'object' && value !== null && typeof Reflect.get(value, 'ref') === 'number'
  );
}

const TOKEN =
  /\s*(?:(<<)|(>>)|(\[)|(\])|<([0-9a-fA-F\s]*)>|(\()|(\/[^\s<>[\]()/]*)|(\d+) 0 R\b|([-+.\d]+)|(true|false|null))/y;

function parseValue(text: string, start: number): { value: PdfValue; end: number } {
  let at = start;
  const next = () => {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) throw new Error(`no PDF value at ${at}: ${text.slice(at, at + 40)}`);
    at = TOKEN.lastIndex;
    return match;
  };
  const read = (match = next()): PdfValue => {
    const [, opensDictionary, , opensArray, , hex, opensString, name, ref, number, word] = match;
    if (opensDictionary) return readDictionary();
    if (opensArray) return readArray();
    if (hex !== undefined) return Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').toString('latin1');
    if (opensString) return readString();
    if (name) return name;
    if (ref) return { ref: Number(ref) };
    if (number) return Number(number);
    if (word) return word === 'null' ? null : word === 'true';
    throw new Error(`unexpected ${match[0]}`);
  };
  const readDictionary = (): PdfDictionary => {
    const dictionary: PdfDictionary = {};
    for (let match = next(); !match[2]; match = next())
      dictionary[String(match[7]).slice(1)] = read();
    return dictionary;
  };
  const readArray = (): PdfValue[] => {
    const array: PdfValue[] = [];
    for (let match = next(); !match[4]; match = next()) array.push(read(match));
    return array;
  };
  const readString = (): string => {
    const begin = at;
    while (text[at] !== ')') at += text[at] === '\\' ? 2 : 1;
    const raw = text.slice(begin, at).replaceAll(/\\([\s\S])/g, (_, c: string) => ESCAPED[c] ?? c);
    at += 1;
    if (!raw.startsWith('\u00fe\u00ff')) return raw;
    return Buffer.from(raw.slice(2), 'latin1').swap16().toString('utf16le');
  };
  return { value: read(), end: at };
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
