import { adminQuery } from '../server/src/platform/db/connection.ts';
import { registerListeners } from '../server/src/platform/background/listeners.ts';
import { startBackground } from '../server/src/platform/background/worker.ts';
import { benchApp } from './bench-app.ts';

/**
 * Starts one more server over the benchmark's database, in a separate process; prints its address.
 */
const [adminUrl = '', databaseUrl = '', secret = '', folder = '', webFolder] =
  process.argv.slice(2);
const seen = webFolder === undefined ? {} : { webFolder };
const app = await benchApp({ databaseUrl, secret, folder, ...seen });
await registerListeners(adminQuery(adminUrl), app.contexts);
const background = startBackground({
  ...app,
  adminUrl,
  clock: () => new Date(),
  log: app.server.log,
});
process.once('SIGTERM', () => {
  void Promise.all([app.close(), background.stop()]).then(() => process.exit(0));
});
console.log(await app.server.listen({ port: 0, host: '127.0.0.1' }));
