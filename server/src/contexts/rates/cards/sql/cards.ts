import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import type { RateCardView, RateServiceView } from './views.ts';

type Id = { readonly id: string };

export type CardToSave = Omit<
  RateCardView,
  'id' | 'isDefault' | 'entityId' | 'cubicFactor' | 'versionOf' | 'effectiveDate'
> & {
  readonly isDefault: boolean;
  readonly entityId: string | null;
  readonly cubicFactor: number | null;
};

/** Clears the previous default, because there is only one default card. */
export const clearDefault = (db: TenantDb): Promise<number> =>
  db.run(sql`update rates.card set is_default = false where is_default`);

export const addCard = async (db: TenantDb, card: CardToSave): Promise<string> => {
  const { id } = await db.one(sql<Id>`
    insert into rates.card (
      tenant_id, code, name, description, is_active, is_default, entity_id, cubic_factor,
      comparison, rounding, next_band_if_cheaper, fuel
    ) values (
      ${db.scope.tenantId}, ${card.code}, ${card.name}, ${card.description}, ${card.isActive},
      ${card.isDefault}, ${card.entityId}, ${card.cubicFactor}, ${card.comparison},
      ${card.rounding}, ${card.nextBandIfCheaper}, ${JSON.stringify(card.fuel)}::jsonb
    )
    returning id
  `);
  return id;
};

export const changeCard = (db: TenantDb, id: string, card: CardToSave): Promise<number> =>
  db.run(sql`
    update rates.card set
      code = ${card.code}, name = ${card.name}, description = ${card.description},
      is_active = case when version_of is null then ${card.isActive} else is_active end,
      is_default = ${card.isDefault}, entity_id = ${card.entityId},
      cubic_factor = ${card.cubicFactor}, comparison = ${card.comparison},
      rounding = ${card.rounding}, next_band_if_cheaper = ${card.nextBandIfCheaper},
      fuel = ${JSON.stringify(card.fuel)}::jsonb, version = version + 1
    where id = ${id}
  `);

/** Deletes a card with its versions; rates first, because they reference zones. */
export const removeCard = async (db: TenantDb, id: string): Promise<void> => {
  await db.run(sql`
    delete from rates.rate where rate_card_id in (
      select id from rates.card where id = ${id} or version_of = ${id}
    )
  `);
  await db.run(sql`delete from rates.card where id = ${id}`);
};

export type RateServiceToSave = Omit<
  RateServiceView,
  'id' | 'cubicFactor' | 'isActive' | 'bearsFuel'
> & {
  readonly isActive: boolean;
  readonly bearsFuel: boolean;
  readonly cubicFactor: number | null;
};

export const addService = async (db: TenantDb, service: RateServiceToSave): Promise<string> => {
  const { id } = await db.one(sql<Id>`
    insert into rates.service (
      tenant_id, rate_card_id, code, name, is_additional, is_active, bears_fuel, min_unit,
      cubic_factor
    ) values (
      ${db.scope.tenantId}, ${service.rateCardId}, ${service.code}, ${service.name},
      ${service.isAdditional}, ${service.isActive}, ${service.bearsFuel}, ${service.minUnit},
      ${service.cubicFactor}
    )
    returning id
  `);
  return id;
};

/** Changes a service, whose card cannot change. */
export const changeService = (
  db: TenantDb,
  id: string,
  service: RateServiceToSave,
): Promise<number> =>
  db.run(sql`
    update rates.service set
      code = ${service.code}, name = ${service.name}, is_additional = ${service.isAdditional},
      is_active = ${service.isActive}, bears_fuel = ${service.bearsFuel},
      min_unit = ${service.minUnit}, cubic_factor = ${service.cubicFactor}
    where id = ${id}
  `);

export const removeService = (db: TenantDb, id: string): Promise<number> =>
  db.run(sql`delete from rates.service where id = ${id}`);

/** Returns the ids of a card's services by code in upper case. */
export const serviceIds = async (
  db: TenantDb,
  cardId: string,
): Promise<ReadonlyMap<string, string>> => {
  const found = await db.many(sql<Id & { code: string }>`
    select id, upper(code) as code from rates.service where rate_card_id = ${cardId}
  `);
  return new Map(found.map(({ code, id }) => [code, id]));
};
