// Every platform's optional package must be in package-lock.json, otherwise `npm ci` fails on that
// platform. npm omits one silently if the registry does not have it (yet): use the newest older
// version of the package that is complete.
import { readFileSync } from 'node:fs';

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const locked = new Set(
  Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, '')),
);
for (const [path, entry] of Object.entries(lock.packages)) {
  const missing = Object.keys(entry.optionalDependencies ?? {}).filter((name) => !locked.has(name));
  if (missing.length > 0) {
    console.error(`${path || 'package.json'} ${entry.version ?? ''} lacks ${missing.join(', ')}`);
    process.exitCode = 1;
  }
}
