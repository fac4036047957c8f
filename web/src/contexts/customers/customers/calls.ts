import {
  addCustomerNote,
  createOrUpdateCustomer,
  deleteCustomer,
  getCurrentCustomer,
  getCustomerForEdit,
  getCustomers,
  getCustomersCsv,
  getSimilarCustomers,
  importCustomers,
  updateCustomerAccount,
  updateCustomers,
} from '@waybill/contract/customers/endpoints';
import { mailStatements } from '@waybill/contract/finance/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { useExportFile } from '#contexts/records/links/assets.ts';
import type { CustomerListQuery } from '../calls.ts';

const listed = { keepPrevious: true } as const;

const customerReads = [getCustomers, getCustomerForEdit, getCurrentCustomer] as const;

export const useCustomers = (query: CustomerListQuery, enabled = true) =>
  useEndpointQuery(getCustomers, query, { ...listed, enabled });

export const useCustomer = (id: number, enabled = true) =>
  useEndpointQuery(getCustomerForEdit, { id }, { enabled });

/** Queries customers that may be the same as the one being added. */
export const useSimilarCustomers = (like: ArgsOf<typeof getSimilarCustomers>, enabled: boolean) =>
  useEndpointQuery(getSimilarCustomers, like, { keepPrevious: true, enabled });

export const useOwnCustomer = () => useEndpointQuery(getCurrentCustomer, {});

export const useSaveCustomer = () =>
  useEndpointMutation(createOrUpdateCustomer, { refreshes: customerReads });

export const useSaveAccount = () =>
  useEndpointMutation(updateCustomerAccount, { refreshes: customerReads });

export const useAddNote = () =>
  useEndpointMutation(addCustomerNote, { refreshes: [getCustomerForEdit] });

export const useUpdateCustomers = () =>
  useEndpointMutation(updateCustomers, { refreshes: customerReads });

export const useMailStatements = () => useEndpointMutation(mailStatements, { refreshes: [] });

export const useImportCustomers = () =>
  useEndpointMutation(importCustomers, { refreshes: customerReads });

export const useExportCustomers = () => useExportFile(getCustomersCsv);

export const useDeleteCustomer = () =>
  useEndpointMutation(deleteCustomer, { refreshes: [getCustomers] });
