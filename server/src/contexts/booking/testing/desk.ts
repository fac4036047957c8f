import { createOrUpdateBooking } from '@waybill/contract/booking/endpoints';
import { aBooking } from '@waybill/contract/booking/examples';
import type { BookingDetail } from '@waybill/contract/booking/shapes';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import { sql } from 'kysely';
import type { Caller, Refused, TestTenant } from '../../../testing/test-app.ts';

/** What a test needs to book: a customer's number and an own-fleet account with a service. */
export type Desk = {
  readonly customerId: number;
  readonly carrierAccountId: number;
  readonly carrierServiceCode: string;
};

/** A desk for the customer of this name, with the account of this code. */
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

/** A booking to send for the desk's customer, priced by its service. */
export const forDesk = (desk: Desk, differences: Partial<BookingWrite> = {}): BookingWrite =>
  aBooking({
    customer: { id: desk.customerId },
    carrierAccountId: desk.carrierAccountId,
    carrierServiceCode: desk.carrierServiceCode,
    ...differences,
  });

/** Books at the desk. */
export async function bookAt(
  caller: Caller,
  desk: Desk,
  differences: Partial<BookingWrite> = {},
): Promise<BookingDetail> {
  const booking = forDesk(desk, differences);
  const response = await caller.call(createOrUpdateBooking, { booking, operations: ['Book'] });
  return response.booking;
}

/** The refusal that a call must meet. */
export const refusalOf = (work: Promise<unknown>): Promise<Refused> =>
  work.then(
    () => {
      throw new Error('It was not refused');
    },
    (error: unknown) => error as Refused,
  );
