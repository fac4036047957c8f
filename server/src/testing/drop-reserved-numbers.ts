import { drawNumbers } from '#platform/db/number-blocks.ts';
import type { TestTenant } from './test-app.ts';

/** Discards the numbers of a series that the process has reserved: the next come from its row. */
export const dropReservedNumbers = (tenant: TestTenant, name: string): Promise<unknown> =>
  tenant.inTransaction((db) => drawNumbers(db, { name, count: 1_000 }, async () => undefined));
