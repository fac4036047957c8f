import { indexOf } from '../server/src/contexts/rates/pricing/card-cache.ts';
import { cardById } from '../server/src/contexts/rates/cards/sql/whole-card.ts';
import { adminQuery } from '../server/src/platform/db/connection.ts';
import { systemScope } from '../server/src/platform/db/scope.ts';
import { type RunningBench, openBenchApp } from './bench-app.ts';
import { type ComparedFigure, spreadOf } from './compare.ts';
import { loopDelaysDuring } from './loop-delays.ts';

const zones = 159;
const rates = 100_000;
const rounds = 5;

/**
 * Measures how long the server's single thread is blocked while it reads a rate card of 100,000
 * rates and prepares it for pricing, compared with the same thread when idle: in processor time,
 * which is not affected by other work on the machine.
 */
export async function benchLargeCard(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  try {
    const id = await largeCard(benchApp);
    const read = () =>
      benchApp.app.database.transaction(systemScope(benchApp.tenantId, 'bench'), async (db) => {
        // Increments the card's version, so that nothing of it is cached.
        const card = await cardById(db, id);
        if (card === undefined) throw new Error('The card is gone');
        version -= 1;
        await indexOf(db, { ...card, version });
      });
    let version = 0;
    await read();
    const quiet = await loopDelaysDuring(() => new Promise((resolve) => setTimeout(resolve, 2000)));
    const longest: number[] = [];
    const usual: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { cpuMax, cpuP99 } = await loopDelaysDuring(read);
      longest.push(cpuMax);
      usual.push(cpuP99);
    }
    return [
      compared('The longest turn while 100,000 rates are read / quiet', quiet.cpuMax, longest),
      { ...compared('… and the turn that 99 of 100 do not exceed', quiet.cpuP99, usual), bar: '–' },
    ];
  } finally {
    await benchApp.close();
  }
}

const compared = (name: string, quiet: number, busy: readonly number[]): ComparedFigure => {
  const ours = spreadOf(busy);
  return {
    name,
    unit: 'ms',
    limit: spreadOf([quiet]),
    ours,
    ratio: quiet / ours.median,
    bar: '≤ 10 ms',
  };
};

/**
 * Creates a card with a place and fifty suburbs per zone, and a rate of three bands per lane until
 * there are enough.
 */
async function largeCard({ adminUrl, tenantId }: RunningBench): Promise<string> {
  const query = adminQuery(adminUrl);
  const [card] = await query(
    `insert into rates.card (tenant_id, code, name) values ($1, 'LARGE', 'Large') returning id`,
    [tenantId],
  );
  const id = String(card?.['id']);
  await query(
    `insert into rates.service (tenant_id, rate_card_id, code, name)
     select $1, $2, 'S' || at, 'Service ' || at from generate_series(1, 4) at`,
    [tenantId, id],
  );
  await query(
    `insert into rates.zone (tenant_id, rate_card_id, code)
     select $1, $2, 'Z' || at from generate_series(1, $3::integer) at`,
    [tenantId, id, zones],
  );
  await query(
    `insert into rates.zone_location
       (tenant_id, rate_card_id, zone_id, country_code, post_code, suburb)
     select tenant_id, rate_card_id, id, 'AU', (2000 + substr(code, 2)::integer)::text,
            case at when 0 then '' else 'SUBURB ' || at end
     from rates.zone, generate_series(0, 50) at where tenant_id = $1 and rate_card_id = $2`,
    [tenantId, id],
  );
  await query(
    `insert into rates.rate (tenant_id, rate_card_id, rate_service_id, from_zone, to_zone,
       calculation_method, reciprocal, minimum, transit_time, cut_off_time, cubic_allowance,
       effective_date, bands)
     select f.tenant_id, f.rate_card_id, s.id, f.code, t.code, 'PerKg', true, 11, '2', '15:00', 250,
       '2026-01-01', jsonb_build_array(
         jsonb_build_object('rateType', 'PerUnit', 'break', 0, 'basic', 7.5, 'value', 0.45),
         jsonb_build_object('rateType', 'PerUnit', 'break', 250, 'basic', 7.5, 'value', 0.4),
         jsonb_build_object('rateType', 'PerUnit', 'break', 500, 'basic', 7.5, 'value', 0.35))
     from rates.zone f
     join rates.zone t using (tenant_id, rate_card_id)
     join rates.service s using (tenant_id, rate_card_id)
     where tenant_id = $1 and rate_card_id = $2 limit $3::integer`,
    [tenantId, id, rates],
  );
  return id;
}
