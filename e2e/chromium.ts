/** The Chromium browser of the e2e tests. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Returns the path of a Chromium: the one that CHROMIUM names, otherwise the system's, otherwise
 * the one from npm, unpacked into `.cache`. NPM_CHROMIUM=1 forces the last one. Sets
 * LD_LIBRARY_PATH and FONTCONFIG_FILE to the libraries and fonts that it includes.
 */
export async function chromiumPath(): Promise<string> {
  if (process.env['NPM_CHROMIUM'] !== '1') {
    const own = process.env['CHROMIUM'] ?? systemBrowsers.find((path) => existsSync(path));
    if (own !== undefined) return own;
  }
  if (process.arch !== 'x64') {
    const how = 'install chromium, or name one by CHROMIUM=/path/to/chromium';
    throw new Error(`npm brings a Chromium for x64 alone, and this is ${process.arch}: ${how}.`);
  }
  // Not in the shared temporary folder: a copy that another user unpacked there is unreadable.
  const dir = join(import.meta.dirname, '../.cache/chromium');
  mkdirSync(dir, { recursive: true });
  const path = await withEnvironment(
    // The second variable makes the package unpack the NSS and NSPR libraries too.
    { TMPDIR: dir, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
    async () => {
      const { default: chromium } = await import('@sparticuz/chromium');
      return chromium.executablePath();
    },
  );
  process.env['LD_LIBRARY_PATH'] = join(dir, 'al2023', 'lib');
  process.env['FONTCONFIG_FILE'] = fontsOf(dir);
  return path;
}

/**
 * Writes a list of font folders that contains `dir`: the package's own list does not, and without
 * any font Chromium crashes at the first letter. @returns the path of the list.
 */
function fontsOf(dir: string): string {
  const file = join(dir, 'fonts.conf');
  const folders = `<dir>${dir}/fonts</dir><cachedir>${dir}/fonts-cache</cachedir>`;
  writeFileSync(file, `<?xml version="1.0"?><fontconfig>${folders}</fontconfig>\n`);
  return file;
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
