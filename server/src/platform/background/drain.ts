import { runOnce } from 'graphile-worker';
import pg from 'pg';
import { type BackgroundParts, quietLogger, tasksOf } from './worker.ts';

/** Works off everything that is due, then stops: for the demo data and for tests. */
export async function drainBackground(parts: BackgroundParts): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: parts.adminUrl, max: 3 });
  pgPool.on('error', () => {});
  pgPool.on('connect', (client) => client.on('error', () => {}));
  try {
    await runOnce({
      pgPool,
      taskList: tasksOf(parts),
      noHandleSignals: true,
      logger: quietLogger(parts),
    });
  } finally {
    await pgPool.end();
  }
}
