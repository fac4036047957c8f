import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const retryAfter_ms = 250;
const giveUpAfter_ms = 10_000;

/** What `pg` reports while PostgreSQL starts or is about to. */
const startingCodes: ReadonlySet<unknown> = new Set(['57P03', 'ECONNREFUSED', 'ECONNRESET']);

const isStarting = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && startingCodes.has(error.code);

/**
 * A pool whose connections wait up to ten seconds for a PostgreSQL that restarts. Tasks that the
 * queue's library fetched ahead are returned when it stops; if that fails, it ends the process.
 */
export class WaitingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    return callback === undefined ? this.#connectOnceStarted() : super.connect(callback);
  }

  async #connectOnceStarted(): Promise<pg.PoolClient> {
    const deadline = performance.now() + giveUpAfter_ms;
    for (;;) {
      try {
        return await super.connect();
      } catch (error) {
        if (this.ending || !isStarting(error) || performance.now() > deadline) throw error;
        await sleep(retryAfter_ms);
      }
    }
  }
}
