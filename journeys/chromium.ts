/** The browser of the journeys. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The path of a Chromium: the one that CHROMIUM names, else the system's, else the one that npm
 * brought, unpacked into `.cache`. NPM_CHROMIUM=1 takes the last one always. Sets LD_LIBRARY_PATH
 * to the libraries that come with it.
 */
export async function chromiumPath(): Promise<string> {
  if (process.env['NPM_CHROMIUM'] !== '1') {
    const own = process.env['CHROMIUM'] ?? systemBrowsers.find((path) => existsSync(path));
    if (own !== undefined) return own;
  }
  // Not into the shared temporary folder: a copy that another user unpacked there is unreadable.
  const dir = join(import.meta.dirname, '../.cache/chromium');
  mkdirSync(dir, { recursive: true });
  const path = await withEnvironment(
    // The second makes the package unpack the NSS and NSPR libraries too.
    { TMPDIR: dir, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
    async () => {
      const { default: chromium } = await import('@sparticuz/chromium');
      return chromium.executablePath();
    },
  );
  process.env['LD_LIBRARY_PATH'] = join(dir, 'al2023', 'lib');
  return path;
}

async function withEnvironment<T>(
  values: Readonly<Record<string, string>>,
  work: () => Promise<T>,
): Promise<T> {
  const before = Object.keys(values).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, values);
  try {
    return await work();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
