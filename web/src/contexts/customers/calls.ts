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
import { useAsk, useSend } from '#client/queries.ts';

type Asked = ArgsOf<typeof getCustomers>;
const listed = { keepPrevious: true } as const;
const customerReads = [getCustomers, getCustomerForEdit, getCurrentCustomer] as const;

// Customers

export const useCustomers = (asked: Asked, enabled = true) =>
  useAsk(getCustomers, asked, { ...listed, enabled });

export const useCustomer = (id: number, enabled = true) =>
  useAsk(getCustomerForEdit, { id }, { enabled });

/** Customers that may be the one being added. */
export const useSimilarCustomers = (like: ArgsOf<typeof getSimilarCustomers>, enabled: boolean) =>
  useAsk(getSimilarCustomers, like, { keepPrevious: true, enabled });

export const useOwnCustomer = () => useAsk(getCurrentCustomer, {});

export const useSaveCustomer = () => useSend(createOrUpdateCustomer, { refreshes: customerReads });
export const useRegister = () => useSend(createCustomerRegister, { refreshes: [] });
export const useSaveAccount = () => useSend(updateCustomerAccount, { refreshes: customerReads });
export const useAddNote = () => useSend(addCustomerNote, { refreshes: [getCustomerForEdit] });
export const useUpdateCustomers = () => useSend(updateCustomers, { refreshes: customerReads });
export const useMailStatements = () => useSend(mailStatements, { refreshes: [] });
export const useImportCustomers = () => useSend(importCustomers, { refreshes: customerReads });
export const useExportCustomers = () => useExportFile(getCustomersCsv);
export const useDeleteCustomer = () => useSend(deleteCustomer, { refreshes: [getCustomers] });

export const useBookingCounts = (customerId: number, enabled: boolean) =>
  useAsk(getBookingStatusCount, { customerId }, { enabled });

/** What a customer booked in each of the last twelve months. */
export const useYear = (customerId: number) =>
  useAsk(
    previewReport,
    {
      reportId: reportIdOf('BookingsByPeriod'),
      parameters: { Period: 'Last12Months', By: 'Month', Customer: customerId },
    },
    { freshFor: 60_000 },
  );

// What a customer keeps

export const useAddresses = (asked: Asked) => useAsk(getFrequentAddresses, asked, listed);
export const useSaveAddress = () =>
  useSend(createOrUpdateFrequentAddress, { refreshes: [getFrequentAddresses] });
export const useDeleteAddress = () =>
  useSend(deleteFrequentAddress, { refreshes: [getFrequentAddresses] });
export const useImportAddresses = () =>
  useSend(importFrequentAddresses, { refreshes: [getFrequentAddresses] });
export const useExportAddresses = () => useExportFile(getFrequentAddressesCsv);

export const useProducts = (asked: Asked) => useAsk(getProducts, asked, listed);
export const useSaveProduct = () => useSend(createOrUpdateProduct, { refreshes: [getProducts] });
export const useDeleteProduct = () => useSend(deleteProduct, { refreshes: [getProducts] });
export const useImportProducts = () => useSend(importProducts, { refreshes: [getProducts] });
export const useExportProducts = () => useExportFile(getProductsCsv);

export const useCostCenters = (asked: Asked) => useAsk(getCostCenters, asked, listed);
export const useSaveCostCenter = () =>
  useSend(createOrUpdateCostCenter, { refreshes: [getCostCenters] });
export const useDeleteCostCenter = () => useSend(deleteCostCenter, { refreshes: [getCostCenters] });

export const useReferences = (asked: Asked) => useAsk(getReferences, asked, listed);
export const useSaveReference = () =>
  useSend(createOrUpdateReference, { refreshes: [getReferences] });
export const useDeleteReference = () => useSend(deleteReference, { refreshes: [getReferences] });

export const useCustomerSettings = (customerId: number) => useAsk(getAllSettings, { customerId });
export const useSaveSettings = () => useSend(updateAllSettings, { refreshes: [getAllSettings] });

export const useStores = (customerId: number) => useAsk(getECommerceStoreSettings, { customerId });
export const useSaveStore = () =>
  useSend(saveECommerceStoreSettings, { refreshes: [getECommerceStoreSettings] });

export const usePackageTypes = () => useAsk(getAllPackageTypes, {}, { freshFor: 600_000 });
