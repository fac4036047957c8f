import { sql } from 'kysely';
import { isolationRecords } from '#testing/isolation/isolation-records.ts';

/** The records of this context for the isolation test. */
export const lookupsIsolation = isolationRecords({
  ofCustomer: [],
  ofTenant: ['packageType'],
  make: async ({ tenant }) => {
    const [row] = await tenant.rows(
      sql<{ id: number }>`select id from lookups.package_type order by id limit 1`,
    );
    return { packageType: { number: row?.id ?? 0 } };
  },
});
