import { createOrUpdateBooking } from '@waybill/contract/booking/endpoints';
import { aBooking } from '@waybill/contract/booking/examples';
import {
  getCarrierAccounts,
  mapCarrierAccountsToCustomer,
} from '@waybill/contract/carriers/endpoints';
import { createOrUpdateCustomer } from '@waybill/contract/customers/endpoints';
import { createPayment, generateAdhocInvoice } from '@waybill/contract/finance/endpoints';
import { createItem, createItemScanEvent } from '@waybill/contract/warehouse/endpoints';
import type { SignedIn } from './http-client.ts';
import type { WriteCall } from './writers.ts';

/**
 * Creates a customer without a credit limit; returns calls that write its records: a customer, a
 * booking, an invoice, a payment and a scan.
 */
export async function writeCalls(ada: SignedIn): Promise<readonly WriteCall[]> {
  const customer = { companyName: 'Crash & Sons', creditLimit: null };
  const { id: customerId } = await ada.call(createOrUpdateCustomer, { customer });
  const accounts = await ada.call(getCarrierAccounts, { filter: "code eq 'FLEET'" });
  const carrierAccountId = accounts.items[0]?.id ?? 0;
  await ada.call(mapCarrierAccountsToCustomer, {
    customerId,
    carrierAccountIds: [carrierAccountId],
  });
  const itemId = 'CRASH-1';
  await ada.call(createItem, { item: { itemId, customerId } });
  await ada.call(createItemScanEvent, { itemId, scanEvent: { code: 'INWARD' } });
  const pricingDetails = [{ amount: 12.34 }];
  const items = [{ packageType: 'Carton', quantity: 1, pricingDetails }];
  const booking = aBooking({
    customer: { id: customerId },
    carrierAccountId,
    carrierServiceCode: 'STD',
  });
  return [
    { endpoint: createOrUpdateCustomer, args: (companyName) => ({ customer: { companyName } }) },
    {
      endpoint: createOrUpdateBooking,
      args: (orderNumber) => ({ booking: { ...booking, orderNumber }, operations: ['Book'] }),
    },
    {
      endpoint: generateAdhocInvoice,
      args: (description) => ({ customerId, adhocInvoice: { description, items } }),
    },
    {
      endpoint: createPayment,
      args: (note) => ({ customerId, paymentDate: '2026-11-18', paidAmount: 5, note }),
    },
    {
      endpoint: createItemScanEvent,
      args: (locationCode) => ({ itemId, scanEvent: { code: 'PUTAWAY', locationCode } }),
    },
  ];
}
