// `npm start`: from a fresh clone to a running Waybill.
import { ensureInstalled } from './install.mjs';
import { command, pinnedNode, runInForeground, toolEnvironment } from './run.mjs';
import { serverCommand, serverEnvironment } from './server-command.mjs';
import { ensureBuilt } from './web-build.mjs';

await command(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const env = { ...serverEnvironment, ...toolEnvironment() };
  return runInForeground(pinnedNode(), serverCommand, env);
});
