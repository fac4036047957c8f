import type { Surcharge } from '@waybill/contract/rates/charges/shapes';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { TenantDb } from '#platform/db/database.ts';

export type SurchargeView = z.output<typeof Surcharge>;
export type SurchargeToSave = Omit<SurchargeView, 'id'>;

export const surchargeColumns = sql<SurchargeView>`
  s.id, s.rate_card_id as "rateCardId", s.code, s.name, s.calc_method as "calcMethod",
  s.value::float8 as value, s.apply_on as "applyOn", s.condition, s.bears_fuel as "bearsFuel",
  s.effective_date as "effectiveDate", s.expire_date as "expireDate", s.source
`;

/** Returns the surcharges of a card for all dates, in the order of price lines. */
export const surchargeRows = (db: TenantDb, cardId: string): Promise<SurchargeView[]> =>
  db.many(sql<SurchargeView>`
    select ${surchargeColumns} from rates.surcharge s
    where s.rate_card_id = ${cardId} order by s.code, s.effective_date
  `);

export const addSurcharge = async (db: TenantDb, s: SurchargeToSave): Promise<string> => {
  const { id } = await db.one(sql<{ id: string }>`
    insert into rates.surcharge (
      tenant_id, rate_card_id, code, name, calc_method, value, apply_on, condition, bears_fuel,
      effective_date, expire_date, source
    ) values (
      ${db.scope.tenantId}, ${s.rateCardId}, ${s.code}, ${s.name}, ${s.calcMethod}, ${s.value},
      ${s.applyOn}, ${JSON.stringify(s.condition)}::jsonb, ${s.bearsFuel}, ${s.effectiveDate},
      ${s.expireDate ?? null}, ${s.source}
    )
    returning id
  `);
  return id;
};

/** Changes a surcharge, whose card cannot change: returns nothing if another card is given. */
export const changeSurcharge = (
  db: TenantDb,
  id: string,
  s: SurchargeToSave,
): Promise<{ cardId: string } | undefined> =>
  db.maybeOne(sql<{ cardId: string }>`
    update rates.surcharge set
      code = ${s.code}, name = ${s.name}, calc_method = ${s.calcMethod}, value = ${s.value},
      apply_on = ${s.applyOn}, condition = ${JSON.stringify(s.condition)}::jsonb,
      bears_fuel = ${s.bearsFuel}, effective_date = ${s.effectiveDate},
      expire_date = ${s.expireDate ?? null}, source = ${s.source}
    where id = ${id} and rate_card_id = ${s.rateCardId} returning rate_card_id as "cardId"
  `);

export const removeSurcharge = (
  db: TenantDb,
  id: string,
): Promise<{ cardId: string } | undefined> =>
  db.maybeOne(sql<{ cardId: string }>`
    delete from rates.surcharge where id = ${id} returning rate_card_id as "cardId"
  `);
