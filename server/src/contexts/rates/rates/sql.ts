import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { LaneRate } from '../matrix/domain.ts';

type Id = { readonly id: string };

export type RateToSave = Omit<LaneRate, 'calculationMethod'> & {
  readonly rateServiceId: string;
  readonly calculationMethod: string;
};

const rateRecord = sql`(
  "rateServiceId" uuid, "fromZone" text, "toZone" text, "calculationMethod" text,
  reciprocal boolean, accumulative boolean, minimum numeric, "cutOffTime" text,
  "transitTime" text, "cubicAllowance" numeric, "effectiveDate" date, "expireDate" date,
  bands jsonb
)`;

const insertRates = (db: TenantDb, cardId: string, rates: readonly RateToSave[]) => sql`
  insert into rates.rate (
    tenant_id, rate_card_id, rate_service_id, from_zone, to_zone, calculation_method, reciprocal,
    accumulative, minimum, cut_off_time, transit_time, cubic_allowance, effective_date,
    expire_date, bands
  )
  select ${db.scope.tenantId}, ${cardId}::uuid, r."rateServiceId", r."fromZone", r."toZone",
         r."calculationMethod", r.reciprocal, r.accumulative, r.minimum, r."cutOffTime",
         r."transitTime", r."cubicAllowance", r."effectiveDate", r."expireDate", r.bands
  from jsonb_to_recordset(${JSON.stringify(rates)}::jsonb) as r ${rateRecord}
`;

export const addRate = async (db: TenantDb, cardId: string, rate: RateToSave): Promise<string> => {
  const { id } = await db.one(sql<Id>`${insertRates(db, cardId, [rate])} returning id`);
  return id;
};

/**
 * Adds rates, replacing those of the same service, lane and effective day. Returns how many are
 * new.
 */
export const saveRates = async (
  db: TenantDb,
  cardId: string,
  rates: readonly RateToSave[],
): Promise<number> => {
  const saved = await db.many(sql<{ isNew: boolean }>`
    ${insertRates(db, cardId, rates)}
    on conflict (tenant_id, rate_card_id, rate_service_id, from_zone, to_zone, effective_date)
    do update set
      calculation_method = excluded.calculation_method, reciprocal = excluded.reciprocal,
      accumulative = excluded.accumulative, minimum = excluded.minimum,
      cut_off_time = excluded.cut_off_time, transit_time = excluded.transit_time,
      cubic_allowance = excluded.cubic_allowance, expire_date = excluded.expire_date,
      bands = excluded.bands
    returning xmax = 0 as "isNew"
  `);
  return saved.filter(({ isNew }) => isNew).length;
};

export const changeRate = (db: TenantDb, id: string, rate: RateToSave): Promise<number> =>
  db.run(sql`
    update rates.rate set
      rate_service_id = ${rate.rateServiceId}, from_zone = ${rate.fromZone},
      to_zone = ${rate.toZone}, calculation_method = ${rate.calculationMethod},
      reciprocal = ${rate.reciprocal}, accumulative = ${rate.accumulative},
      minimum = ${rate.minimum}, cut_off_time = ${rate.cutOffTime},
      transit_time = ${rate.transitTime}, cubic_allowance = ${rate.cubicAllowance},
      effective_date = ${rate.effectiveDate}, expire_date = ${rate.expireDate},
      bands = ${JSON.stringify(rate.bands)}::jsonb
    where id = ${id}
  `);

export const removeRate = async (db: TenantDb, id: string): Promise<string | undefined> => {
  const row = await db.maybeOne(sql<{ rate_card_id: string }>`
    delete from rates.rate where id = ${id} returning rate_card_id
  `);
  return row?.rate_card_id;
};

export const cardOfRate = async (db: TenantDb, id: string): Promise<string | undefined> => {
  const row = await db.maybeOne(sql<{ rate_card_id: string }>`
    select rate_card_id from rates.rate where id = ${id}
  `);
  return row?.rate_card_id;
};
