// The maximum size of the scripts for the first view of each page of the build, in kB as gzip; what
// browsers receive, by Brotli, is a sixth smaller.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const most_kB = { 'the app': 129, 'track.html': 60, 'driver.html': 120 };

/** The same of what a page of the app brings beside the app. */
const routeScriptMax_kB = {
  '/bookings': 64,
  '/customers': 56,
  '/finance/invoices': 58,
  '/jobs': 56,
};
/** Of each other page. */
const otherRoutesMax_kB = 118;

/** @throws if a page's own scripts exceed their maximum size. */
export function checkSizes(dist) {
  const { app, pages } = JSON.parse(readFileSync(join(dist, 'first-scripts.json'), 'utf8'));
  const others = Object.fromEntries(pages.map(({ path }) => [path, otherRoutesMax_kB]));
  for (const [page, most] of Object.entries({ ...most_kB, ...others, ...routeScriptMax_kB })) {
    const own = pages.find(({ path }) => path === page)?.scripts;
    const scripts = own ?? (page === 'the app' ? app : namedIn(join(dist, page)));
    const bytes = scripts.map((path) => statSync(join(dist, `${path}.gz`)).size);
    const kB = bytes.reduce((sum, size) => sum + size, 0) / 1000;
    if (kB <= most) continue;
    throw new Error(
      `${page} brings ${kB.toFixed(1)} kB of script, ${most} at most. What few pages need ` +
        'belongs behind an import() of its own; decision 0114 says what shares a file.',
    );
  }
}

const namedIn = (page) =>
  [...readFileSync(page, 'utf8').matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
