import { type Context, context } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { addCustomerNote } from './api/addCustomerNote.ts';
import { createCustomerRegister } from './api/createCustomerRegister.ts';
import { createOrUpdateCostCenter } from './api/createOrUpdateCostCenter.ts';
import { createOrUpdateCustomer } from './api/createOrUpdateCustomer.ts';
import { createOrUpdateFrequentAddress } from './api/createOrUpdateFrequentAddress.ts';
import { createOrUpdateProduct } from './api/createOrUpdateProduct.ts';
import { createOrUpdateReference } from './api/createOrUpdateReference.ts';
import { deleteCostCenter } from './api/deleteCostCenter.ts';
import { deleteCustomer } from './api/deleteCustomer.ts';
import { deleteFrequentAddress } from './api/deleteFrequentAddress.ts';
import { deleteProduct } from './api/deleteProduct.ts';
import { deleteReference } from './api/deleteReference.ts';
import { getAllSettings } from './api/getAllSettings.ts';
import { getCostCenterForEdit } from './api/getCostCenterForEdit.ts';
import { getCostCenters } from './api/getCostCenters.ts';
import { getCurrentCustomer } from './api/getCurrentCustomer.ts';
import { getCustomerBusinessTypes } from './api/getCustomerBusinessTypes.ts';
import { getCustomerForEdit } from './api/getCustomerForEdit.ts';
import { getCustomerStatusTypes } from './api/getCustomerStatusTypes.ts';
import { getCustomers } from './api/getCustomers.ts';
import { getCustomersCsv } from './api/getCustomersCsv.ts';
import { getCustomersTypes } from './api/getCustomersTypes.ts';
import { getDurationTypes } from './api/getDurationTypes.ts';
import { getECommerceStoreSettings } from './api/getECommerceStoreSettings.ts';
import { getFrequentAddressForEdit } from './api/getFrequentAddressForEdit.ts';
import { getFrequentAddresses } from './api/getFrequentAddresses.ts';
import { getFrequentAddressesCsv } from './api/getFrequentAddressesCsv.ts';
import { getProductForEdit } from './api/getProductForEdit.ts';
import { getProducts } from './api/getProducts.ts';
import { getProductsCsv } from './api/getProductsCsv.ts';
import { getReferenceForEdit } from './api/getReferenceForEdit.ts';
import { getReferences } from './api/getReferences.ts';
import { getSimilarCustomers } from './api/getSimilarCustomers.ts';
import { importCustomers } from './api/importCustomers.ts';
import { importFrequentAddresses } from './api/importFrequentAddresses.ts';
import { importProducts } from './api/importProducts.ts';
import { saveECommerceStoreSettings } from './api/saveECommerceStoreSettings.ts';
import { updateAllSettings } from './api/updateAllSettings.ts';
import { updateECommerceStoreSettings } from './api/updateECommerceStoreSettings.ts';
import { updateCustomerAccount } from './api/updateCustomerAccount.ts';
import { updateCustomers } from './api/updateCustomers.ts';

export const customers = (services: Services): Context =>
  context('customers', {
    endpoints: [
      addCustomerNote,
      createCustomerRegister(services),
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
      getCostCenterForEdit,
      getCostCenters,
      getCurrentCustomer,
      getCustomerBusinessTypes,
      getCustomerForEdit,
      getCustomerStatusTypes,
      getCustomers,
      getCustomersCsv(services),
      getCustomersTypes,
      getDurationTypes,
      getECommerceStoreSettings,
      getFrequentAddressForEdit,
      getFrequentAddresses,
      getFrequentAddressesCsv(services),
      getProductForEdit,
      getProducts,
      getProductsCsv(services),
      getReferenceForEdit,
      getReferences,
      getSimilarCustomers,
      importCustomers(services),
      importFrequentAddresses(services),
      importProducts(services),
      saveECommerceStoreSettings,
      updateAllSettings,
      updateECommerceStoreSettings,
      updateCustomerAccount,
      updateCustomers,
    ],
    live: {
      'customer.saved': 'customers',
      'customer.deleted': 'customers',
      'customer.listBrought': 'customers',
      'customer.bookChanged': 'customers',
    },
  });
