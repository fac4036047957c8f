import { australianLocalities } from '#contexts/lookups/seed.ts';
import { addMonths, startOfMonth } from '@waybill/kernel/local-date';
import { localDateOf } from '@waybill/kernel/time';
import { sql } from 'kysely';
import type { Seeding } from '../../demo/seed.ts';
import { demoRates, demoZones } from './demo/demo-card.ts';
import { addCard, addService } from './cards/sql/cards.ts';
import { addLevy } from './charges/sql/fuel.ts';
import { addSurcharge } from './charges/sql/surcharges.ts';
import { saveRates } from './rates/sql.ts';
import { copyCard } from './versions/sql/copies.ts';
import { addLocations, addZones } from './zones/sql.ts';

const sold = [
  { code: 'STD', name: 'Standard', isAdditional: false, kind: 'road', factor: 1 },
  { code: 'EXP', name: 'Express', isAdditional: false, kind: 'express', factor: 1.6 },
  { code: 'tailLift', name: 'Tail-lift', isAdditional: true, kind: 'flat', factor: 1 },
] as const;

const madeUp = 'Made up for the demo data: check before relying on it.';
const since = { effectiveDate: '2026-01-01', expireDate: null };

/** Fuel rose last month, so that the despatch day makes a difference. */
async function seedFuel({ db, now, tenant }: Seeding): Promise<void> {
  const lastMonth = addMonths(startOfMonth(localDateOf(now, tenant.timezone)), -1);
  const levy = { name: 'Fuel', expireDate: null, source: madeUp };
  await addLevy(db, { ...levy, percent: 11.5, effectiveDate: '2026-01-01' });
  await addLevy(db, { ...levy, percent: 12.2, effectiveDate: lastMonth });
}

const flat = { calcMethod: 'Flat', bearsFuel: false } as const;

/** Surcharges on unusual freight: long pieces, heavy ones, dangerous goods. */
const demoSurcharges = [
  {
    ...flat,
    code: 'OVER2',
    name: 'Oversize from 2 m',
    value: 30,
    applyOn: 'item',
    condition: { kind: 'longestSide', fromMillimetres: 2000, belowMillimetres: 4000 },
  },
  {
    ...flat,
    code: 'OVER4',
    name: 'Oversize from 4 m',
    value: null,
    applyOn: 'item',
    condition: { kind: 'longestSide', fromMillimetres: 4000 },
  },
  {
    ...flat,
    code: 'DG',
    name: 'Dangerous goods',
    value: 25,
    applyOn: 'consignment',
    condition: { kind: 'dangerousGoods' },
  },
] as const;

/** Seeds the default rate card of a demo tenant; Borealis serves only the south-east. */
export async function seedRates(seeding: Seeding): Promise<void> {
  const { db, tenant } = seeding;
  const isAcme = tenant.key === 'acme';
  const cardId = await addCard(db, {
    code: isAcme ? 'ACME-ROAD' : 'BOREALIS-ROAD',
    name: `${tenant.name} road`,
    description: 'Made-up prices for the demo data, ex GST.',
    isActive: true,
    isDefault: true,
    entityId: null,
    cubicFactor: 250,
    comparison: 'totals',
    rounding: 'ceilKg',
    nextBandIfCheaper: false,
    fuel: [],
  });
  await seedFuel(seeding);
  for (const surcharge of demoSurcharges) {
    await addSurcharge(db, { ...surcharge, ...since, rateCardId: cardId, source: madeUp });
  }
  const zones = demoZones(
    australianLocalities().filter(
      ({ stateCode }) => isAcme || ['TAS', 'VIC', 'NSW'].includes(stateCode),
    ),
  );
  const services = [];
  for (const { factor, kind, ...service } of sold) {
    const id = await addService(db, {
      ...service,
      rateCardId: cardId,
      minUnit: 0,
      isActive: true,
      bearsFuel: true,
      cubicFactor: null,
    });
    services.push({ id, factor, kind });
  }
  const ids = await addZones(
    db,
    cardId,
    zones.map(({ code }) => code),
  );
  await addLocations(
    db,
    cardId,
    zones.flatMap(({ code, postCodes }) =>
      postCodes.map((postCode) => ({
        zoneId: ids.get(code) ?? '',
        countryCode: 'AU',
        postCode,
        suburb: '',
      })),
    ),
  );
  await saveRates(db, cardId, demoRates(zones, services));
  if (isAcme) await seedDraft(db, cardId);
}

/**
 * Seeds next year's prices as a draft, mostly four per cent higher, with gaps: for the rate lab and
 * coverage.
 */
async function seedDraft(db: Seeding['db'], from: string): Promise<void> {
  const code = 'ACME-UPCOMING';
  const draft = await copyCard(db, { from, rootId: from, code, name: 'Acme Freight next year' });
  await db.run(sql`
    update rates.rate set minimum = round(minimum * 1.04, 2), bands = (
      select jsonb_agg(band || jsonb_build_object(
        'basic', round((band ->> 'basic')::numeric * 1.04, 2),
        'value', round((band ->> 'value')::numeric * 1.04, 4)
      ) order by at)
      from jsonb_array_elements(bands) with ordinality as b (band, at)
    )
    where rate_card_id = ${draft}
  `);
  await seedExceptions(db, draft);
  await seedCity(db, draft);
}

/**
 * Prices do not change uniformly: minimum charges rise to the west and fall from the capital, and
 * one lane is removed.
 */
async function seedExceptions(db: Seeding['db'], draft: string): Promise<void> {
  await db.run(sql`
    update rates.rate set minimum = round(minimum * 1.1, 2)
    where rate_card_id = ${draft} and to_zone in ('PER', 'WA1', 'WA2')
  `);
  await db.run(sql`
    update rates.rate set minimum = round(minimum * 0.9, 2)
    where rate_card_id = ${draft} and from_zone = 'CBR'
  `);
  await db.run(sql`
    delete from rates.rate where rate_card_id = ${draft} and from_zone = 'DRW' and to_zone = 'HBA'
  `);
}

/** Adds a separate zone for central Sydney, without rates yet. */
async function seedCity(db: Seeding['db'], draft: string): Promise<void> {
  const zoneId = (await addZones(db, draft, ['SYD-CITY'])).get('SYD-CITY') ?? '';
  const suburbs = ['Sydney', 'Haymarket', 'Millers Point', 'The Rocks'];
  await addLocations(
    db,
    draft,
    suburbs.map((suburb) => ({ zoneId, countryCode: 'AU', postCode: '2000', suburb })),
  );
}
