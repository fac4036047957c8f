import { countToInvoice } from '#contexts/booking/public.ts';
import { handle } from '#platform/context.ts';
import * as contract from '@waybill/contract/finance/endpoints';

export const getBillingWork = handle(contract.getBillingWork, async ({ db }) => {
  const work = await countToInvoice(db);
  return { customers: [...work].map(([customerId, bookings]) => ({ customerId, bookings })) };
});
