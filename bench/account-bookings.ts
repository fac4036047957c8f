import { aBooking } from '@waybill/contract/booking/examples';
import type { adminQuery } from '../server/src/platform/db/connection.ts';

const customers = 100;

/**
 * Returns bodies of bookings, each of another account customer of the tenant without a credit
 * limit, carried by its own fleet.
 */
export async function accountBookings(
  admin: ReturnType<typeof adminQuery>,
  tenantId: number,
): Promise<readonly string[]> {
  const [account] = await admin(
    `select id from carriers.account where tenant_id = $1 and code = 'FLEET'`,
    [tenantId],
  );
  const found = await admin(
    `update customers.customer set credit_limit_minor = null, account_status = 'Active',
       cost_center_required = false, reference_required = false, reference_enabled = false
     where tenant_id = $1 and id in (
       select id from customers.customer
       where tenant_id = $1 and type = 'Account' and deleted_at is null order by id limit $2
     ) returning id`,
    [tenantId, customers],
  );
  return found.map(({ id }) =>
    JSON.stringify({
      booking: aBooking({
        customer: { id: Number(id) },
        carrierAccountId: Number(account?.['id']),
        carrierServiceCode: 'STD',
      }),
      operations: ['Book'],
    }),
  );
}
