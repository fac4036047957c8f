// Adds shapes to the API document that no endpoint refers to.
import './shapes.ts';

export * from './customers/list-endpoints.ts';
export * from './stores/endpoints.ts';
export {
  getCustomers,
  getCustomerForEdit,
  getCurrentCustomer,
  createOrUpdateCustomer,
  getSimilarCustomers,
  addCustomerNote,
  deleteCustomer,
  updateCustomerAccount,
  getCustomersTypes,
  getCustomerBusinessTypes,
  getCustomerStatusTypes,
  getDurationTypes,
} from './customers/endpoints.ts';
export { createCustomerRegister } from './registrations/endpoints.ts';
export {
  getFrequentAddresses,
  getFrequentAddressForEdit,
  createOrUpdateFrequentAddress,
  deleteFrequentAddress,
  getFrequentAddressesCsv,
  importFrequentAddresses,
} from './address-book/endpoints.ts';
export {
  getProducts,
  getProductForEdit,
  createOrUpdateProduct,
  deleteProduct,
  getProductsCsv,
  importProducts,
} from './products/endpoints.ts';
export {
  getCostCenters,
  getCostCenterForEdit,
  createOrUpdateCostCenter,
  deleteCostCenter,
} from './cost-centers/endpoints.ts';
export {
  getReferences,
  getReferenceForEdit,
  createOrUpdateReference,
  deleteReference,
} from './references/endpoints.ts';
export { getAllSettings, updateAllSettings } from './settings/endpoints.ts';
