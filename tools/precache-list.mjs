// Writes the files that the driver app's service worker caches for a day without network: the page,
// and all of the app's scripts, styles and fonts, whose names change with their content.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const place = 'self.__WB_MANIFEST';

/** @throws if the worker has no placeholder for the list, or the app has no files. */
export function writePrecacheList(dist) {
  const worker = join(dist, 'driver-worker.js');
  const code = readFileSync(worker, 'utf8');
  if (!code.includes(place)) throw new Error(`${worker} has no ${place}.`);
  const files = readdirSync(join(dist, 'assets/driver')).filter((name) => isPrecached(name));
  if (files.length === 0) throw new Error("The driver's app has no files.");
  const revision = createHash('sha256').update(readFileSync(join(dist, 'driver.html')));
  const precached = [
    { url: '/driver', revision: revision.digest('hex').slice(0, 16) },
    ...files.map((name) => ({ url: `/assets/driver/${name}`, revision: null })),
  ];
  writeFileSync(
    worker,
    code.replace(place, () => JSON.stringify(precached)),
  );
}

/** Only Latin fonts: others are fetched when they are needed. */
const isPrecached = (name) => /\.(js|css)$|inter-latin(-ext)?-\S+\.woff2$/.test(name);
