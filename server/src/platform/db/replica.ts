import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** How long a read waits for the replica to replay all commits. */
const wait_ms = 300;
/** How long a lagging or failing replica is not used, so that not every read waits for it. */
const pause_ms = 2_000;
const longestPoll_ms = 50;

/** The number of reads served by the replica and by the primary. */
export type ReplicaCounts = { readonly replica: number; readonly primary: number };

/**
 * A physical replica for large reads. A read sees everything committed before it began, by any
 * writer through any server: the replica is used once it has replayed the primary's write-ahead log
 * up to its end at that time, and the primary if it lags.
 */
export class Replica {
  readonly #primary: pg.Pool;
  readonly #pool: pg.Pool;
  #avoidUntil_ms = 0;
  #counts: ReplicaCounts = { replica: 0, primary: 0 };

  constructor(primary: pg.Pool, pool: pg.Pool) {
    this.#primary = primary;
    this.#pool = pool;
  }

  get counts(): ReplicaCounts {
    return this.#counts;
  }

  /**
   * Returns the pool to read from: the replica's once it has caught up, otherwise the primary's.
   */
  async poolToRead(): Promise<pg.Pool> {
    if (performance.now() < this.#avoidUntil_ms) return this.#count('primary');
    const hasCaughtUp = await this.#catchesUp().catch(() => false);
    if (hasCaughtUp) return this.#count('replica');
    this.#avoidUntil_ms = performance.now() + pause_ms;
    return this.#count('primary');
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  #count(source: keyof ReplicaCounts): pg.Pool {
    this.#counts = { ...this.#counts, [source]: this.#counts[source] + 1 };
    return source === 'replica' ? this.#pool : this.#primary;
  }

  /** Commits are acknowledged after a flush of the log, so its flushed end covers them all. */
  async #catchesUp(): Promise<boolean> {
    const { rows } = await this.#primary.query<{ end: string }>(
      'select pg_current_wal_flush_lsn()::text as end',
    );
    const target = rows.map(({ end }) => end);
    const deadline = performance.now() + wait_ms;
    for (let poll_ms = 2; ; poll_ms = Math.min(poll_ms * 2, longestPoll_ms)) {
      // Each poll depends on the result of the previous one.
      // oxlint-disable-next-line no-await-in-loop
      const seen = await this.#pool.query<{ there: boolean | null }>(replayed, target);
      if (seen.rows.some(({ there }) => there === true)) return true;
      if (performance.now() + poll_ms > deadline) return false;
      // oxlint-disable-next-line no-await-in-loop
      await sleep(poll_ms);
    }
  }
}

/** Null if nothing was replayed: the server is not a replica and is not used. */
const replayed = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as there';
