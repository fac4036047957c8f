import { aBooking } from '@waybill/contract/booking/examples';
import { adminQuery } from '../server/src/platform/db/connection.ts';
import { openBenchApp } from './bench-app.ts';
import { type ComparedFigure, oneByOne, time, timed } from './compare.ts';

const many = 500;
const rounds = 1;

/**
 * Measures a batch of 500 bookings, booked and saved, compared with 500 sequential requests of one
 * booking each.
 */
export async function benchBatches(): Promise<readonly ComparedFigure[]> {
  const benchApp = await openBenchApp();
  try {
    const headers = await benchApp.headersOf('kim');
    const booking = await unlimitedBooking(benchApp.adminUrl, benchApp.tenantId);
    const post = async (call: string, body: unknown) => {
      const url = `${benchApp.origin}/api/booking/booking/${call}`;
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as { result: { failBookings?: readonly unknown[] } };
    };
    const figures: ComparedFigure[] = [];
    for (const operation of ['Save', 'Book']) {
      const operations = [operation];
      const pair = await oneByOne(
        () =>
          timed(async () => {
            for (let at = 0; at < many; at += 1) {
              await post('createorupdatebooking', { booking, operations });
            }
          }),
        () =>
          timed(async () => {
            const bookings = Array.from({ length: many }, () => booking);
            const { result } = await post('createorupdatebatchbooking', { bookings, operations });
            if (result.failBookings?.length !== 0) throw new Error('Not every booking was made');
          }),
        rounds,
      );
      const name = `${operation}: a batch of ${many} / ${many} calls, one after another`;
      figures.push(time(name, pair, { bar: '≥ 5' }));
    }
    return figures;
  } finally {
    await benchApp.close();
  }
}

/** Returns a booking by the own fleet for an account customer without a credit limit. */
async function unlimitedBooking(adminUrl: string, tenantId: number) {
  const [row] = await adminQuery(adminUrl)(
    `with open as (
       update customers.customer set credit_limit_minor = null
       where tenant_id = $1 and company_name = 'Cedar & Co' returning id
     )
     select open.id as customer, a.id as account
     from open, carriers.account a where a.tenant_id = $1 and a.code = 'FLEET'`,
    [tenantId],
  );
  return aBooking({
    customer: { id: Number(row?.['customer']) },
    carrierAccountId: Number(row?.['account']),
    carrierServiceCode: 'STD',
  });
}
