// Compressed copies of the build, which the server sends unchanged.
import { createHash } from 'node:crypto';
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
  const copiesOf = new Map();
  const write = async (path) => {
    const bytes = await readFile(path);
    // Two builds have the same reader of barcodes, which takes longest to compress.
    const content = createHash('sha256').update(bytes).digest('hex');
    if (!copiesOf.has(content)) copiesOf.set(content, compressed(bytes));
    const { br, gz } = await copiesOf.get(content);
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
  };
  const wanted = names.filter((name) => texts.test(name));
  await Promise.all(wanted.map((name) => write(join(folder, name))));
}

async function compressed(bytes) {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  return { br, gz };
}
