import { sql } from 'kysely';
import type { About, Database } from '../db/database.ts';
import { listen, type NotifyListener } from '../db/notify-listener.ts';

/** One of several PostgreSQL servers, each holding whole tenants. */
export type Shard = {
  readonly name: string;
  readonly url: string;
  readonly database: Database;
};

type Entry = {
  readonly tenant_id: number;
  readonly shard: string;
  readonly hosts: readonly string[];
  readonly revision: number;
};

/**
 * The shard of each tenant and host, cached. Every shard has a copy of the directory, and the
 * newest entry wins, so it is complete as long as one shard responds. An entry may be old: the
 * shard itself refuses a tenant that it does not hold, and names the next.
 */
export class ShardDirectory {
  readonly #shards: readonly Shard[];
  readonly #entries = new Map<number, Entry>();
  readonly #tenantOfHost = new Map<string, number>();
  readonly #listeners: readonly NotifyListener[];
  #loading: Promise<unknown> | undefined;

  constructor(shards: readonly Shard[]) {
    this.#shards = shards;
    this.#listeners = shards.map((shard) => {
      const load = () => void this.#load(shard).catch(() => {});
      return listen(shard.url, ['waybill_directory'], {
        onNotice: load,
        onGap: load,
        onListening: load,
      });
    });
  }

  /** Returns the shard of a tenant or host; undefined if the directory does not know it. */
  find(about: About): Shard | undefined {
    const id = 'host' in about ? this.#tenantOfHost.get(about.host) : about.tenantId;
    const name = id === undefined ? undefined : this.#entries.get(id)?.shard;
    return this.#shards.find((shard) => shard.name === name);
  }

  /** Reads the copies of all shards; settles with the first that responds. */
  reload(): Promise<void> {
    this.#loading ??= Promise.any(this.#shards.map((shard) => this.#load(shard))).finally(() => {
      this.#loading = undefined;
    });
    return this.#loading.then(
      () => {},
      () => {},
    );
  }

  /** Notes where a shard says that a tenant has moved, before its directory entry arrives. */
  note(tenantId: number, shard: string): void {
    const known = this.#entries.get(tenantId);
    if (known !== undefined) this.#entries.set(tenantId, { ...known, shard });
    else this.#entries.set(tenantId, { tenant_id: tenantId, shard, hosts: [], revision: 0 });
  }

  async end(): Promise<void> {
    await Promise.all(this.#listeners.map((listener) => listener.stop()));
  }

  async #load({ database }: Shard): Promise<void> {
    const entries = await database.outside(sql<Entry>`
      select tenant_id, shard, hosts, revision from platform.directory_entries()
    `);
    for (const entry of entries) {
      const known = this.#entries.get(entry.tenant_id);
      if (known !== undefined && known.revision > entry.revision) continue;
      this.#entries.set(entry.tenant_id, entry);
      for (const host of entry.hosts) this.#tenantOfHost.set(host, entry.tenant_id);
    }
  }
}
