export {
  getCarrierCodes,
  getCarrierAttributes,
  getCarrierAccounts,
  getCarrierAccountForEdit,
  getCarrierServices,
  createOrUpdateCarrierAccount,
  testCarrierAccount,
  deleteCarrierAccount,
} from './accounts/endpoints.ts';
export { getCarrierCalls } from './calls/endpoints.ts';
export {
  getCarrierAccountCustomerMappings,
  mapCarrierAccountsToCustomer,
  mapCarrierAccountToAllCustomers,
} from './customers/endpoints.ts';
