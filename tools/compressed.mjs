// Smaller copies of what is built, for the server to send as they are.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** WebAssembly is as verbose as text. */
const texts = /\.(js|css|html|svg|wasm)$/;

/**
 * Lays a brotli and a gzip copy beside each text in a folder. Browsers take brotli over https, and
 * from this machine itself.
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
