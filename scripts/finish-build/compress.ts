import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BUILD_FOLDER } from './paths.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const COMPRESSIBLE = /\.(html|js|css|svg|xml|txt|webmanifest|json)$/;
/** Below this nothing is saved. A page loads some twenty files: what its small ones save together is up to 0.9 kB. */
const SMALLEST_COMPRESSED_BYTES = 150;

/** Writes a .br and a .gz beside every text file of the build, so that the server compresses nothing by itself. */
export async function compressBuild(): Promise<void> {
  const files = await readdir(BUILD_FOLDER, { recursive: true });
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map((file) => compressFile(join(BUILD_FOLDER, file))),
  );
}

/** Writes a .br and a .gz beside one file, unless it is too small to gain by it. */
export async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < SMALLEST_COMPRESSED_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${path}.br`, await compressBrotli(bytes, { params }));
  await writeFile(`${path}.gz`, await compressGzip(bytes, { level: 9 }));
}
