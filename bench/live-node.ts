import { benchApp } from './bench-town.ts';

/** One more server over the bench's database, in a process of its own; prints where it listens. */
const [databaseUrl = '', secret = '', folder = ''] = process.argv.slice(2);
const app = await benchApp({ databaseUrl, secret, folder });
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
console.log(await app.server.listen({ port: 0, host: '127.0.0.1' }));
