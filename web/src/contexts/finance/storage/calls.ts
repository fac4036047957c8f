import {
  getInvoices,
  getStorageCharges,
  invoiceStorage,
} from '@waybill/contract/finance/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useStorageCharges = () => useEndpointQuery(getStorageCharges, {});

export const useInvoiceStorage = () =>
  useEndpointMutation(invoiceStorage, { refreshes: [getStorageCharges, getInvoices] });
