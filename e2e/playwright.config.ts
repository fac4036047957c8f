import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { certificate } from '@waybill/adapters/testing/certificate';
import { chromiumPath } from './chromium.ts';
import { withoutWebgl } from './launch-options.ts';
import { readyUrl } from './ready.ts';

const root = join(import.meta.dirname, '..');

// Each worker evaluates this file again: values chosen by the first are passed on in the
// environment.
process.env['JOURNEYS_CHROMIUM'] ??= await chromiumPath();
/** A custom port selects a server that is already running; it serves one browser at a time. */
const ownPort = process.env['JOURNEYS_PORT'];
const workers = ownPort === undefined ? 2 : 1;
const ports = (process.env['JOURNEYS_PORTS'] ??= ownPort ?? (await freePorts(workers))).split(',');
/** The port of a fake of the browsers' push services. */
const pushPort = (process.env['JOURNEYS_PUSH_PORT'] ??= String(await freePort()));
/** The port of a fake directory. */
const ldapPort = (process.env['JOURNEYS_LDAP_PORT'] ??= String(await freePort()));
/** The port of a fake accounting program. */
const booksPort = (process.env['JOURNEYS_BOOKS_PORT'] ??= String(await freePort()));
const data = (process.env['JOURNEYS_DATA'] ??= dataFolder());

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: join(root, 'test-results'),
  workers,
  fullyParallel: false,
  timeout: 60_000,
  // Two browsers, their servers and databases may share two cores.
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['E2E_REPORT'] ?? join(root, '.cache/e2e.json') }],
  ],
  use: {
    actionTimeout: 10_000,
    // Animations would be drawn frame by frame, a fifth of a test's processor time. The whole story
    // and the keyboard tests run with animations.
    contextOptions: { reducedMotion: 'reduce' },
    // Without video: recording every frame took a third of a test's time, and snapshots of each
    // page at every step a fifth. The last screenshot is stored; JOURNEYS_FILM=1 stores the pages
    // as well.
    trace: {
      mode: 'retain-on-failure',
      screenshots: false,
      snapshots: process.env['JOURNEYS_FILM'] !== undefined,
    },
    screenshot: 'only-on-failure',
    launchOptions: withoutWebgl(),
  },
  // Each worker has its own demo data, so that parallel tests do not disturb each other. The next
  // server is started at the first output of the previous one, when the app is built, and both are
  // seeded at the same time: each worker waits for its own.
  webServer: ports.map((port, at) => ({
    command: 'node tools/start.mjs',
    cwd: root,
    env: {
      PORT: port,
      WAYBILL_DATA: join(data, String(at)),
      WAYBILL_ENV: 'test',
      WAYBILL_RATE_LIMITS: 'off',
      WAYBILL_SIMULATED_DELAYS: 'off',
      WAYBILL_PUSH_HOSTS: `http://127.0.0.1:${pushPort}`,
      WAYBILL_PRIVATE_SERVERS: `localhost:${ldapPort}`,
      WAYBILL_ACCOUNTING_URL: `http://127.0.0.1:${booksPort}`,
      // The directory's certificate, which is otherwise not trusted.
      NODE_EXTRA_CA_CERTS: certificateFile(),
    },
    ...(ownPort === undefined
      ? { wait: { stdout: /\S/ } }
      : { url: readyUrl(port), reuseExistingServer: true }),
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  })),
});

function certificateFile(): string {
  const file = join(data, 'directory.pem');
  writeFileSync(file, certificate);
  return file;
}

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-e2e-'));
  // PostgreSQL runs as another user if the tests run as root, and must be able to read the folder.
  chmodSync(folder, 0o755);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function freePorts(count: number): Promise<string> {
  return (await Promise.all(Array.from({ length: count }, freePort))).join(',');
}

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const listener = createServer().on('error', reject);
  listener.listen(0, '127.0.0.1', () => {
    const { port: free } = listener.address() as AddressInfo;
    listener.close(() => resolve(free));
  });
  return promise;
}
