import { countToInvoice } from '#contexts/booking/public.ts';
import { waitingOfCustomers } from '#contexts/jobs/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';

export const getBillingWork = handle(contract.getBillingWork, async ({ db }) => {
  const work = new Map(await countToInvoice(db));
  for (const { customer_id } of await waitingOfCustomers(db)) {
    if (!work.has(customer_id)) work.set(customer_id, 0);
  }
  return { customers: [...work].map(([customerId, bookings]) => ({ customerId, bookings })) };
});
