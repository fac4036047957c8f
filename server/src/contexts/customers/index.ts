import { type Context, context } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { addCustomerNote } from './customers/api/addCustomerNote.ts';
import { createCustomerRegister } from './registrations/api/createCustomerRegister.ts';
import { createOrUpdateCostCenter } from './cost-centers/api/createOrUpdateCostCenter.ts';
import { createOrUpdateCustomer } from './customers/api/createOrUpdateCustomer.ts';
import { createOrUpdateFrequentAddress } from './address-book/api/createOrUpdateFrequentAddress.ts';
import { createOrUpdateProduct } from './products/api/createOrUpdateProduct.ts';
import { createOrUpdateReference } from './references/api/createOrUpdateReference.ts';
import { deleteCostCenter } from './cost-centers/api/deleteCostCenter.ts';
import { deleteCustomer } from './customers/api/deleteCustomer.ts';
import { deleteFrequentAddress } from './address-book/api/deleteFrequentAddress.ts';
import { deleteProduct } from './products/api/deleteProduct.ts';
import { deleteReference } from './references/api/deleteReference.ts';
import { getAllSettings } from './settings/api/getAllSettings.ts';
import { getCostCenterForEdit } from './cost-centers/api/getCostCenterForEdit.ts';
import { getCostCenters } from './cost-centers/api/getCostCenters.ts';
import { getCurrentCustomer } from './customers/api/getCurrentCustomer.ts';
import { getCustomerBusinessTypes } from './customers/api/getCustomerBusinessTypes.ts';
import { getCustomerForEdit } from './customers/api/getCustomerForEdit.ts';
import { getCustomerStatusTypes } from './customers/api/getCustomerStatusTypes.ts';
import { getCustomers } from './customers/api/getCustomers.ts';
import { getCustomersCsv } from './customers/api/getCustomersCsv.ts';
import { getCustomersTypes } from './customers/api/getCustomersTypes.ts';
import { getDurationTypes } from './customers/api/getDurationTypes.ts';
import { getECommerceStoreSettings } from './stores/api/getECommerceStoreSettings.ts';
import { getFrequentAddressForEdit } from './address-book/api/getFrequentAddressForEdit.ts';
import { getFrequentAddresses } from './address-book/api/getFrequentAddresses.ts';
import { getFrequentAddressesCsv } from './address-book/api/getFrequentAddressesCsv.ts';
import { getProductForEdit } from './products/api/getProductForEdit.ts';
import { getProducts } from './products/api/getProducts.ts';
import { getProductsCsv } from './products/api/getProductsCsv.ts';
import { getReferenceForEdit } from './references/api/getReferenceForEdit.ts';
import { getReferences } from './references/api/getReferences.ts';
import { getSimilarCustomers } from './customers/api/getSimilarCustomers.ts';
import { importCustomers } from './customers/api/importCustomers.ts';
import { importFrequentAddresses } from './address-book/api/importFrequentAddresses.ts';
import { importProducts } from './products/api/importProducts.ts';
import { saveECommerceStoreSettings } from './stores/api/saveECommerceStoreSettings.ts';
import { updateAllSettings } from './settings/api/updateAllSettings.ts';
import { updateECommerceStoreSettings } from './stores/api/updateECommerceStoreSettings.ts';
import { updateCustomerAccount } from './customers/api/updateCustomerAccount.ts';
import { updateCustomers } from './customers/api/updateCustomers.ts';

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
  });
