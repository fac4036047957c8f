// `npm run where -- /api/booking/booking/getbookings`: lists the files of an endpoint.
import { allEndpoints } from '../contract/src/all.ts';
import { command } from './database-at-hand.ts';
import { filesOfRepository, textOf } from './repository.ts';
import { filesOfEndpoint, matches } from './where-files.ts';

await command(async () => {
  const wanted = process.argv.slice(2).at(-1);
  if (wanted === undefined) {
    throw new Error(
      'Name an address or an endpoint: npm run where -- /api/booking/booking/getbookings',
    );
  }
  const found = Object.entries(allEndpoints).flatMap(([context, endpoints]) =>
    Object.entries(endpoints)
      .filter(([name, { path }]) => matches({ name, path }, wanted))
      .map(([name, endpoint]) => ({ context, name, endpoint })),
  );
  if (found.length === 0) throw new Error(`No endpoint has the address or the name ${wanted}.`);
  const files = filesOfRepository().map((path) => ({ path, text: () => textOf(path) }));
  for (const { context, name, endpoint } of found) {
    console.log(`${context}.${name}  ${endpoint.method} ${endpoint.path}`);
    for (const [what, path] of filesOfEndpoint({ context, name }, files)) {
      console.log(`  ${what.padEnd(9)} ${path}`);
    }
  }
});
