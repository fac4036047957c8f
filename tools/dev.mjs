// `npm run dev`: starts the server, restarted when its code changes, behind a web app that reloads
// when its code changes.
import { createServer as createListener } from 'node:net';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { command, pinnedNode, Refusal, root, runInForeground, toolEnvironment } from './run.mjs';
import { serverCommand } from './server-command.mjs';

/** The addresses that the server handles; all others belong to the web app. */
const serverPaths = '^/(api|mcp|token|health|ready|metrics)(?=[/?]|$)';

await command(async () => {
  await ensureInstalled();
  const runsPinnedNode = Number(process.versions.node.split('.')[0]) >= 24;
  if (!runsPinnedNode) return runInForeground(pinnedNode(), ['tools/dev.mjs']);
  const publicPort = Number(process.env.PORT || 3000);
  const serverPort = await freePort();
  const web = await startWeb(publicPort, serverPort);
  try {
    const env = { PORT: String(serverPort), WAYBILL_PUBLIC_PORT: String(publicPort) };
    return await runInForeground(
      pinnedNode(),
      ['--watch', '--watch-preserve-output', ...serverCommand],
      { ...toolEnvironment(), ...env },
    );
  } finally {
    await web.close();
  }
});

async function startWeb(port, serverPort) {
  const { createServer } = await import('vite');
  const server = await createServer({
    root: join(root, 'web'),
    server: {
      port,
      strictPort: true,
      host: process.env.HOST || '127.0.0.1',
      proxy: { [serverPaths]: { target: `http://127.0.0.1:${serverPort}` } },
    },
  });
  return server.listen().catch((error) => {
    throw new Refusal(`${error.message}: stop what uses it, or choose another PORT.`);
  });
}

function freePort() {
  return new Promise((done, failed) => {
    const listener = createListener().on('error', failed);
    listener.listen(0, '127.0.0.1', () => {
      const { port } = listener.address();
      listener.close(() => done(port));
    });
  });
}
