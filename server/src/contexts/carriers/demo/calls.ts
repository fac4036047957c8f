import { sql } from 'kysely';
import type { TenantDb } from '#platform/db/database.ts';
import { addCalls, type NewCall } from '../calls/sql.ts';

type DemoCall = Pick<NewCall, 'purpose' | 'is_ok' | 'answer' | 'took_ms'> &
  Partial<Pick<NewCall, 'request' | 'response'>> & {
    readonly code: string;
    readonly minutesAgo: number;
  };

const silence = 'Always Late Express does not answer: its service is down.';

/** A price request to Karrio and a typical refusal, in the format of its published API. */
const karrioRequests = [
  {
    method: 'POST',
    url: 'https://karrio.example/v1/proxy/rates',
    body: {
      shipper: { postal_code: '2015', city: 'Alexandria', state_code: 'NSW', country_code: 'AU' },
      recipient: { postal_code: '3121', city: 'Richmond', state_code: 'VIC', country_code: 'AU' },
      parcels: [{ weight: 12, weight_unit: 'KG', length: 40, width: 30, height: 25 }],
      services: ['express'],
    },
  },
];
const karrioResponses = [
  {
    status: 424,
    body: { messages: [{ code: 'SHIPPING_SDK_INTERNAL_ERROR', message: 'Simulated: no service' }] },
  },
];

const calls: readonly DemoCall[] = [
  { code: 'TEXP', purpose: 'Quote', is_ok: true, answer: '2 prices', took_ms: 304, minutesAgo: 95 },
  {
    code: 'TROAD',
    purpose: 'Quote',
    is_ok: true,
    answer: '1 price',
    took_ms: 2006,
    minutesAgo: 95,
  },
  { code: 'LATE', purpose: 'Quote', is_ok: false, answer: silence, took_ms: 3, minutesAgo: 95 },
  { code: 'TEXP', purpose: 'Track', is_ok: true, answer: '0 events', took_ms: 1, minutesAgo: 40 },
  {
    code: 'KARRIO',
    purpose: 'Quote',
    is_ok: false,
    answer: 'Simulated: no service',
    took_ms: 412,
    minutesAgo: 300,
    request: JSON.stringify(karrioRequests),
    response: JSON.stringify(karrioResponses),
  },
];

/** Adds this morning's requests to the demo carriers. */
export async function addDemoCalls(db: TenantDb, now: Date): Promise<void> {
  const accounts = await db.many(sql<{ id: number; code: string }>`
    select id, code from carriers.account
  `);
  const idOf = new Map(accounts.map(({ id, code }) => [code, id]));
  const rows = calls.flatMap(({ code, minutesAgo, request = null, response = null, ...call }) => {
    const account_id = idOf.get(code);
    if (account_id === undefined) return [];
    const at = new Date(now.getTime() - minutesAgo * 60_000);
    return [
      { ...call, request, response, account_id, booking_id: null, outcome_sentence: null, at },
    ];
  });
  await addCalls(db, rows);
}
