import type { FuelLevy } from '@waybill/contract/rates/charges/shapes';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { TenantDb } from '#platform/db/database.ts';

export type FuelLevyView = z.output<typeof FuelLevy>;
export type LevyToSave = Omit<FuelLevyView, 'id'>;

export const levyColumns = sql<FuelLevyView>`
  l.id, l.name, l.percent::float8 as percent, l.effective_date as "effectiveDate",
  l.expire_date as "expireDate", l.source
`;

/** Returns the levies of all dates. */
export const levyRows = (db: TenantDb): Promise<FuelLevyView[]> =>
  db.many(sql<FuelLevyView>`
    select ${levyColumns} from rates.fuel_levy l order by l.name, l.effective_date
  `);

export const addLevy = async (db: TenantDb, levy: LevyToSave): Promise<string> => {
  const { id } = await db.one(sql<{ id: string }>`
    insert into rates.fuel_levy (tenant_id, name, percent, effective_date, expire_date, source)
    values (${db.scope.tenantId}, ${levy.name}, ${levy.percent}, ${levy.effectiveDate},
            ${levy.expireDate ?? null}, ${levy.source})
    returning id
  `);
  return id;
};

export const changeLevy = (db: TenantDb, id: string, levy: LevyToSave): Promise<number> =>
  db.run(sql`
    update rates.fuel_levy set
      name = ${levy.name}, percent = ${levy.percent}, effective_date = ${levy.effectiveDate},
      expire_date = ${levy.expireDate ?? null}, source = ${levy.source}
    where id = ${id}
  `);

export const removeLevy = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`delete from rates.fuel_levy where id = ${id}`);
