import type pg from 'pg';
import { asAdmin } from '../db/connection.ts';
import type { TenantMove } from './move.ts';

/** Connections as the administrator to the shard that a tenant leaves, and to its new one. */
export type BothShards = { readonly source: pg.Client; readonly target: pg.Client };

/** Runs `work` with a connection to each of the two shards of a move. */
export const onBothShards = <T>(
  { from, to }: TenantMove,
  work: (clients: BothShards) => Promise<T>,
): Promise<T> =>
  asAdmin(from.url, (source) => asAdmin(to.url, (target) => work({ source, target })));
