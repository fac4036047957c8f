import {
  createOrUpdateFrequentAddress,
  deleteFrequentAddress,
  getFrequentAddresses,
  getFrequentAddressesCsv,
  importFrequentAddresses,
} from '@waybill/contract/customers/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { useExportFile } from '#contexts/records/links/assets.ts';
import type { CustomerListQuery } from '../calls.ts';

const listed = { keepPrevious: true } as const;

export const useAddresses = (query: CustomerListQuery) =>
  useEndpointQuery(getFrequentAddresses, query, listed);

export const useSaveAddress = () =>
  useEndpointMutation(createOrUpdateFrequentAddress, { refreshes: [getFrequentAddresses] });

export const useDeleteAddress = () =>
  useEndpointMutation(deleteFrequentAddress, { refreshes: [getFrequentAddresses] });

export const useImportAddresses = () =>
  useEndpointMutation(importFrequentAddresses, { refreshes: [getFrequentAddresses] });

export const useExportAddresses = () => useExportFile(getFrequentAddressesCsv);
