import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const OWN = path.join(import.meta.dirname, '..', '..', 'content');

/** A copy of the site's content, of which each test changes something. */
export interface TrialContent {
  /** Ends with a slash, as CONTENT_FOLDER does. */
  readonly folder: string;
  /** The site's own content again. */
  reset(): void;
  write(file: string, text: string): void;
  read(file: string): string;
  /** Throws where the file does not hold what is to be changed. */
  change(file: string, from: string | RegExp, to: string): void;
  /** A plain picture with its words. */
  addPhotograph(
    name: string,
    words: string,
    size?: { width: number; height: number },
  ): Promise<void>;
  remove(): void;
}

const LANDSCAPE = { width: 1800, height: 1200 };

/** One for all files of a process: what reads content asks where it stands once, as it is imported. */
const folder = mkdtempSync(path.join(tmpdir(), 'content-'));

export function createTrialContent(): TrialContent {
  const at = (file: string) => path.join(folder, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(at(file), text);
  return {
    folder: `${folder}/`,
    reset: () => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      for (const name of readdirSync(OWN)) {
        if (name === 'pictures') symlinkSync(path.join(OWN, name), at(name));
        else cpSync(path.join(OWN, name), at(name), { recursive: true });
      }
    },
    read,
    write,
    change: (file, from, to) => {
      const text = read(file);
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${file} has no ${from}`);
      write(file, changed);
    },
    addPhotograph: async (name, words, size = LANDSCAPE) => {
      const create = { ...size, channels: 3, background: '#8899aa' } as const;
      await sharp({ create })
        .jpeg()
        .toFile(at(`photographs/${name}.jpg`));
      write(`photographs/${name}.yaml`, words);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
