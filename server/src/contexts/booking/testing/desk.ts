import { createOrUpdateBooking } from '@waybill/contract/booking/endpoints';
import { aBooking } from '@waybill/contract/booking/examples';
import type { BookingDetail } from '@waybill/contract/booking/shapes';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import { sql } from 'kysely';
import type { Caller, Refused, TestTenant } from '../../../testing/test-app.ts';

/** The data that a test needs to book: a customer and an own-fleet account with a service. */
export type Desk = {
  readonly customerId: number;
  readonly carrierAccountId: number;
  readonly carrierServiceCode: string;
};

/** Creates a desk for the customer with this name and the account with this code. */
export async function deskFor(
  tenant: TestTenant,
  company: string,
  account = 'FLEET',
  service = 'STD',
): Promise<Desk> {
  const [row] = await tenant.rows(sql<{ customer: number; account: number }>`
    select c.id as customer, a.id as account
    from customers.customer c, carriers.account a
    where c.company_name = ${company} and a.code = ${account}
  `);
  if (row === undefined) throw new Error(`No ${company} or no account ${account}`);
  return { customerId: row.customer, carrierAccountId: row.account, carrierServiceCode: service };
}

/** Returns a booking to send for the desk's customer, priced by its service. */
export const forDesk = (desk: Desk, differences: Partial<BookingWrite> = {}): BookingWrite =>
  aBooking({
    customer: { id: desk.customerId },
    carrierAccountId: desk.carrierAccountId,
    carrierServiceCode: desk.carrierServiceCode,
    ...differences,
  });

/** Books with the desk's data. */
export async function bookAt(
  caller: Caller,
  desk: Desk,
  differences: Partial<BookingWrite> = {},
): Promise<BookingDetail> {
  const booking = forDesk(desk, differences);
  const response = await caller.call(createOrUpdateBooking, { booking, operations: ['Book'] });
  return response.booking;
}

/** Returns the refusal of a call that is expected to fail. */
export const refusalOf = (work: Promise<unknown>): Promise<Refused> =>
  work.then(
    () => {
      throw new Error('It was not refused');
    },
    (error: unknown) => error as Refused,
  );
