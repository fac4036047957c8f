import autocannon from 'autocannon';
import { aBooking } from '@waybill/contract/booking/examples';
import { adminQuery } from '../server/src/platform/db/connection.ts';
import { openBenchApp, type RunningBench } from './bench-app.ts';
import { type ComparedFigure, spreadOf } from './compare.ts';
import { loopDelaysDuring } from './loop-delays.ts';

const seconds = 15;
const perSecond = 50;

/**
 * Measures the longest time that the server's single thread is blocked while 50 mixed requests
 * arrive per second: in wall time, compared with the same thread when idle, and in processor time,
 * which is not affected by other work on the machine.
 */
export async function benchEventLoop(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  try {
    const load = { headers: await benchApp.headersOf('ada'), requests: await mixture(benchApp) };
    // Warm-up: schemas are compiled and statements prepared on first use.
    await loaded(benchApp, load, 5);
    const quiet = await loopDelaysDuring(
      () => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
    );
    const busy = await loopDelaysDuring(() => loaded(benchApp, load, seconds));
    return [
      compared('A turn of the event loop under mixed load / quiet, p99', quiet.p99, busy.p99),
      compared('… in processor time, p99', quiet.cpuP99, busy.cpuP99),
      { ...compared('… in processor time, the longest', quiet.cpuMax, busy.cpuMax), bar: '–' },
    ];
  } finally {
    await benchApp.close();
  }
}

const compared = (name: string, quiet: number, busy: number): ComparedFigure => ({
  name,
  unit: 'ms',
  limit: spreadOf([quiet]),
  ours: spreadOf([busy]),
  ratio: quiet / busy,
  bar: '≤ 10 ms',
});

type Request = { readonly method: 'GET' | 'POST'; readonly path: string; readonly body?: string };

/** Returns nine reads per booking made: lists, pages, search, figures and a file. */
async function mixture({ adminUrl, tenantId }: RunningBench): Promise<readonly Request[]> {
  const query = adminQuery(adminUrl);
  const [row] = await query(
    `select b.id as booking, c.id as customer, a.id as account
     from customers.customer c
     join booking.booking b on b.tenant_id = c.tenant_id and b.customer_id = c.id
     join carriers.account a on a.tenant_id = c.tenant_id and a.code = 'FLEET'
     where c.tenant_id = $1 and c.company_name = 'Cedar & Co' order by b.id limit 1`,
    [tenantId],
  );
  await query(
    'update customers.customer set credit_limit_minor = null where tenant_id = $1 and id = $2',
    [tenantId, Number(row?.['customer'])],
  );
  const booking = aBooking({
    customer: { id: Number(row?.['customer']) },
    carrierAccountId: Number(row?.['account']),
    carrierServiceCode: 'STD',
  });
  const bookings = '/api/booking/booking';
  const read = (path: string): Request => ({ method: 'GET', path });
  return [
    read(`${bookings}/getbookings?maxResultCount=50`),
    read(`${bookings}/getbookingforEdit?Id=${Number(row?.['booking'])}`),
    read(`${bookings}/getbookings?maxResultCount=50&filter=richmond`),
    read(`${bookings}/getbookingstatuscount`),
    read(`${bookings}/getbookingssummary`),
    { method: 'POST', path: '/api/search?query=cedar', body: '{}' },
    read('/api/customer/customer/getCustomers?maxResultCount=50'),
    { method: 'POST', path: `${bookings}/exportCsv`, body: '{}' },
    read('/api/core/role/getroles'),
    {
      method: 'POST',
      path: `${bookings}/createorupdatebooking`,
      body: JSON.stringify({ booking, operations: ['Book'] }),
    },
  ];
}

type Load = {
  readonly headers: Record<string, string>;
  readonly requests: readonly Request[];
};

async function loaded(benchApp: RunningBench, { headers, requests }: Load, duration: number) {
  const result = await autocannon({
    url: benchApp.origin,
    method: 'GET',
    headers,
    requests,
    connections: 10,
    overallRate: perSecond,
    duration,
    workers: 1,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`);
  }
}
