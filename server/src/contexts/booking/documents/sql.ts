import { sql } from 'kysely';
import { rowIfThere, type TenantDb } from '#platform/db/database.ts';

export type SsccSeries = { readonly company_prefix: string; readonly next_serial: number };

export const currentSeries = async (db: TenantDb): Promise<SsccSeries | undefined> =>
  rowIfThere(
    await db.reference(sql<SsccSeries>`
      select company_prefix, next_serial from booking.sscc_series where is_current
    `),
  );

/** Takes `count` serials at once; undefined if the prefix has fewer, or if there is no prefix. */
export const takeSerials = (db: TenantDb, count: number): Promise<SsccSeries | undefined> =>
  db.maybeOne(sql<SsccSeries>`
    update booking.sscc_series set next_serial = next_serial + ${count}
    where is_current and next_serial + ${count} <= 10::numeric ^ (16 - length(company_prefix))
    returning company_prefix, next_serial - ${count} as next_serial
  `);

/** Sets the prefix for numbering pieces; null turns SSCCs off. */
export async function setPrefix(db: TenantDb, companyPrefix: string | null): Promise<void> {
  await db.run(sql`update booking.sscc_series set is_current = false where is_current`);
  if (companyPrefix === null) return;
  await db.run(sql`
    insert into booking.sscc_series (tenant_id, company_prefix, is_current)
    values (${db.scope.tenantId}, ${companyPrefix}, true)
    on conflict (tenant_id, company_prefix) do update set is_current = true
  `);
}
