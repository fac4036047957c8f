import type { ReportProgress } from '../backup/back-up.ts';
import type { NamedUrl } from './sharded-database.ts';

/** A tenant, and the two shards that it moves between. */
export type TenantMove = {
  readonly tenantId: number;
  readonly from: NamedUrl;
  readonly to: NamedUrl;
  /** The shard with the original of the directory. */
  readonly first: NamedUrl;
  readonly progress?: ReportProgress;
};
