// `npm start`: from a fresh clone to a running Waybill.
import { ensureInstalled } from './install.mjs';
import { command, pinnedNode, runInForeground } from './run.mjs';
import { serverCommand } from './server-command.mjs';
import { ensureBuilt } from './web-build.mjs';

await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
  return runInForeground(pinnedNode(), serverCommand);
});
