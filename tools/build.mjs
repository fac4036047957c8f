// `npm run build`: builds the web app, unless it is up to date.
import { command } from './run.mjs';
import { ensureBuilt } from './web-build.mjs';

await command(async () => {
  await ensureBuilt();
  return 0;
});
