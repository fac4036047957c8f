import { fork } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { adminQuery } from '../server/src/platform/db/connection.ts';
import { host, openBenchApp, type RunningBench } from './bench-app.ts';
import type { CheckoutTimes, Checkout, CheckoutLoad } from './shop-rates-load.ts';

const perSecond = 50;
const duration_ms = 10_000;
const bar = 'p99 ≤ 300 ms';

type Query = ReturnType<typeof adminQuery>;
type Shop = { readonly url: string; readonly checkouts: (from: number) => readonly Checkout[] };

/**
 * Measures checkouts that request prices, 50 a second from another process: baskets that were never
 * priced, by own rates; the same baskets again; and own rates while a second shop's checkouts wait
 * for a carrier that answers after 2 s.
 */
export async function benchShopRates(): Promise<string> {
  const benchApp = await openBenchApp();
  const admin = adminQuery(benchApp.adminUrl);
  try {
    const own = await shopWith(benchApp, admin, { customer: 'Cedar & Co', accounts: ['FLEET'] });
    const slow = await shopWith(benchApp, admin, {
      customer: 'Harbour Homewares',
      accounts: ['TROAD'],
    });
    const run = (shop: Shop, from: number, rate = perSecond): Promise<CheckoutTimes> =>
      measured({ url: shop.url, checkouts: shop.checkouts(from), perSecond: rate, duration_ms });
    await measured({ url: own.url, checkouts: own.checkouts(0), perSecond, duration_ms: 3_000 });
    const fresh = await run(own, 1_000);
    const cached = await run(own, 1_000);
    const [ownWhileSlow] = await Promise.all([run(own, 2_000), run(slow, 3_000, 20)]);
    return [
      `| ${perSecond} a second | too busy | prices | median ms | p99 ms | longest ms | bar |`,
      '|---|---|---|---|---|---|---|',
      row('baskets that were never priced, own rates', fresh),
      row('the same again, from the cache', cached),
      row('own rates, while 20 a second wait for a carrier', ownWhileSlow),
    ].join('\n');
  } finally {
    await benchApp.close();
  }
}

type ShopOf = { readonly customer: string; readonly accounts: readonly string[] };

/** Adds a shop with a box to a customer who is carried by these accounts alone. */
async function shopWith(
  benchApp: RunningBench,
  admin: Query,
  { customer, accounts }: ShopOf,
): Promise<Shop> {
  const { origin, tenantId } = benchApp;
  const [row] = await admin(
    'select id from customers.customer where tenant_id = $1 and company_name = $2',
    [tenantId, customer],
  );
  const customerId = Number(row?.['id']);
  await admin(
    `delete from carriers.account_customer m using carriers.account a
     where m.tenant_id = $1 and m.customer_id = $2 and a.tenant_id = $1 and a.id = m.account_id
       and not a.code = any ($3)`,
    [tenantId, customerId, accounts],
  );
  const headers = await benchApp.headersOf('ada');
  const call = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const options = { method: 'POST', headers, body: JSON.stringify(body) };
    const reply = await fetch(`${origin}/api/order/${path}`, options);
    if (!reply.ok) throw new Error(await reply.text());
    return ((await reply.json()) as { result: Record<string, unknown> }).result;
  };
  const shop = { name: 'Bench', eCommercePlatform: 'Simulated', customerId };
  const shopId = Number((await call('shop/createorupdateshop', { shop }))['id']);
  const side = { value: 30, unit: 'cm' };
  const weight = { value: 200, unit: 'g' };
  const sides = { length: side, width: side, height: side, weight };
  await call('box/createorupdatebox', { box: { shopId, boxType: 'Carton', ...sides } });
  const secret = String((await call('shop/rotateshopsecret', { id: shopId }))['secret']);
  const [saved] = await admin('select store_id from shops.shop where tenant_id = $1 and id = $2', [
    tenantId,
    shopId,
  ]);
  const url = `${origin}/api/booking/Quote/${String(saved?.['store_id'])}/shopifyRateCallback`;
  return { url, checkouts: (from) => checkoutsOf(secret, from) };
}

/** Signed baskets of three items; each has another weight, so none was priced before. */
const checkoutsOf = (secret: string, from: number): readonly Checkout[] =>
  Array.from({ length: (perSecond * duration_ms) / 1000 }, (_, at) => {
    const place = (postal_code: string, city: string) => ({ country: 'AU', postal_code, city });
    const item = (grams: number) => ({ name: 'Oil', sku: 'OIL', quantity: 2, grams });
    const body = JSON.stringify({
      rate: {
        origin: place('2015', 'Alexandria'),
        destination: place('3121', 'Richmond'),
        items: [item(from + at), item(700), item(1_200)],
      },
    });
    const signature = createHmac('sha256', secret).update(body).digest('base64');
    const headers = {
      host,
      'content-type': 'application/json',
      'x-waybill-hmac-sha256': signature,
    };
    return { body, headers };
  });

async function measured(load: CheckoutLoad): Promise<CheckoutTimes> {
  const child = fork(join(import.meta.dirname, 'shop-rates-load.ts'));
  child.send(load);
  const died = once(child, 'exit').then(() => {
    throw new Error('The load ended early');
  });
  const response = once(child, 'message').then(([found]) => found as CheckoutTimes);
  const result = await Promise.race([response, died]);
  child.disconnect();
  return result;
}

function row(name: string, { took_ms, prices }: CheckoutTimes): string {
  const sorted = took_ms.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  const priced = prices.filter((count) => count !== null);
  const busy = prices.length - priced.length;
  if (priced.includes(0)) throw new Error(`${name}: a checkout has no price`);
  const cells = [name, busy, Math.min(...priced), at(0.5), at(0.99), at(1), bar];
  return `| ${cells.join(' | ')} |`;
}
