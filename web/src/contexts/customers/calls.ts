import { getBookingStatusCount } from '@waybill/contract/booking/endpoints';
import {
  addCustomerNote,
  createCustomerRegister,
  createOrUpdateCostCenter,
  createOrUpdateCustomer,
  createOrUpdateFrequentAddress,
  createOrUpdateProduct,
  createOrUpdateReference,
  deleteCostCenter,
  deleteCustomer,
  deleteFrequentAddress,
  deleteProduct,
  deleteReference,
  getAllSettings,
  getCostCenters,
  getCurrentCustomer,
  getCustomerForEdit,
  getCustomers,
  getCustomersCsv,
  getECommerceStoreSettings,
  getFrequentAddresses,
  getFrequentAddressesCsv,
  getProducts,
  getProductsCsv,
  getReferences,
  getSimilarCustomers,
  importCustomers,
  importFrequentAddresses,
  importProducts,
  saveECommerceStoreSettings,
  updateAllSettings,
  updateCustomerAccount,
  updateCustomers,
} from '@waybill/contract/customers/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { mailStatements } from '@waybill/contract/finance/endpoints';
import { getAllPackageTypes } from '@waybill/contract/lookups/endpoints';
import { reportIdOf } from '@waybill/contract/reports/catalogue';
import { previewReport } from '@waybill/contract/reports/endpoints';
import { useExportFile } from '#contexts/records/links/assets.ts';
import { useEndpointQuery, useEndpointMutation } from '#client/queries.ts';

type Query = ArgsOf<typeof getCustomers>;
const listed = { keepPrevious: true } as const;
const customerReads = [getCustomers, getCustomerForEdit, getCurrentCustomer] as const;

// Customers

export const useCustomers = (query: Query, enabled = true) =>
  useEndpointQuery(getCustomers, query, { ...listed, enabled });

export const useCustomer = (id: number, enabled = true) =>
  useEndpointQuery(getCustomerForEdit, { id }, { enabled });

/** Customers that may be the one being added. */
export const useSimilarCustomers = (like: ArgsOf<typeof getSimilarCustomers>, enabled: boolean) =>
  useEndpointQuery(getSimilarCustomers, like, { keepPrevious: true, enabled });

export const useOwnCustomer = () => useEndpointQuery(getCurrentCustomer, {});

export const useSaveCustomer = () =>
  useEndpointMutation(createOrUpdateCustomer, { refreshes: customerReads });
export const useRegister = () => useEndpointMutation(createCustomerRegister, { refreshes: [] });
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

export const useBookingCounts = (customerId: number, enabled: boolean) =>
  useEndpointQuery(getBookingStatusCount, { customerId }, { enabled });

/** What a customer booked in each of the last twelve months. */
export const useYear = (customerId: number) =>
  useEndpointQuery(
    previewReport,
    {
      reportId: reportIdOf('BookingsByPeriod'),
      parameters: { Period: 'Last12Months', By: 'Month', Customer: customerId },
    },
    { freshFor: 60_000 },
  );

// What a customer keeps

export const useAddresses = (query: Query) => useEndpointQuery(getFrequentAddresses, query, listed);
export const useSaveAddress = () =>
  useEndpointMutation(createOrUpdateFrequentAddress, { refreshes: [getFrequentAddresses] });
export const useDeleteAddress = () =>
  useEndpointMutation(deleteFrequentAddress, { refreshes: [getFrequentAddresses] });
export const useImportAddresses = () =>
  useEndpointMutation(importFrequentAddresses, { refreshes: [getFrequentAddresses] });
export const useExportAddresses = () => useExportFile(getFrequentAddressesCsv);

export const useProducts = (query: Query) => useEndpointQuery(getProducts, query, listed);
export const useSaveProduct = () =>
  useEndpointMutation(createOrUpdateProduct, { refreshes: [getProducts] });
export const useDeleteProduct = () =>
  useEndpointMutation(deleteProduct, { refreshes: [getProducts] });
export const useImportProducts = () =>
  useEndpointMutation(importProducts, { refreshes: [getProducts] });
export const useExportProducts = () => useExportFile(getProductsCsv);

export const useCostCenters = (query: Query) => useEndpointQuery(getCostCenters, query, listed);
export const useSaveCostCenter = () =>
  useEndpointMutation(createOrUpdateCostCenter, { refreshes: [getCostCenters] });
export const useDeleteCostCenter = () =>
  useEndpointMutation(deleteCostCenter, { refreshes: [getCostCenters] });

export const useReferences = (query: Query) => useEndpointQuery(getReferences, query, listed);
export const useSaveReference = () =>
  useEndpointMutation(createOrUpdateReference, { refreshes: [getReferences] });
export const useDeleteReference = () =>
  useEndpointMutation(deleteReference, { refreshes: [getReferences] });

export const useCustomerSettings = (customerId: number) =>
  useEndpointQuery(getAllSettings, { customerId });
export const useSaveSettings = () =>
  useEndpointMutation(updateAllSettings, { refreshes: [getAllSettings] });

export const useStores = (customerId: number) =>
  useEndpointQuery(getECommerceStoreSettings, { customerId });
export const useSaveStore = () =>
  useEndpointMutation(saveECommerceStoreSettings, { refreshes: [getECommerceStoreSettings] });

export const usePackageTypes = () =>
  useEndpointQuery(getAllPackageTypes, {}, { freshFor: 600_000 });
