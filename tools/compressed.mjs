// Compressed copies of the build, which the server sends unchanged.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** WebAssembly compresses as well as text. */
const texts = /\.(js|css|html|svg|wasm)$/;

/**
 * Writes a brotli and a gzip copy next to each text in a folder. Browsers accept brotli only over
 * https, and from localhost.
 */
export async function compressTexts(folder) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => texts.test(name)).map((name) => copy(join(folder, name))),
  );
}

async function copy(path) {
  const bytes = await readFile(path);
  await Promise.all([
    promisify(brotliCompress)(bytes).then((smaller) => writeFile(`${path}.br`, smaller)),
    promisify(gzip)(bytes, { level: 9 }).then((smaller) => writeFile(`${path}.gz`, smaller)),
  ]);
}
