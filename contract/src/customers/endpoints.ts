import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Choice } from '../lookups/shapes.ts';
import { ExportFile, Guid, Id, requiredLine } from '../shared/fields.ts';
import { itemsOf, listInput, pageOf } from '../shared/page.ts';
import { recordsProblems } from '../records/problems.ts';
import { ListImport } from '../shared/imports.ts';
import { ListToImport } from './imports.ts';
import {
  AccountToSave,
  CostCenterToSave,
  CustomerToSave,
  FrequentAddressToSave,
  ProductToSave,
  ReferenceToSave,
} from './inputs.ts';
import { customersProblems as refusals } from './problems.ts';
import { RegisterSchema } from './registration.ts';
import { LikeCustomer, SimilarCustomer } from './similar.ts';
import {
  CostCenter,
  Customer,
  CustomerDetail,
  CustomerProduct,
  CustomerSettings,
  FrequentAddress,
  Reference,
} from './shapes.ts';

const ofCustomer = { customerId: Id.optional() };
const customerList = z.object({ ...ofCustomer, ...listInput });
const byId = z.object({ id: Id });
const saved = z.object({ id: Id });
const nothing = z.null();

// Customers

export const getCustomers = endpoint({
  path: '/api/customer/customer/getCustomers',
  access: 'optional',
  summary: 'The customers the caller may see; nobody for a guest.',
  input: customerList,
  output: pageOf(Customer),
});

export const getCustomerForEdit = endpoint({
  path: '/api/customer/customer/getCustomerForEdit',
  access: 'Customer.View',
  summary: 'Everything about one customer.',
  input: byId,
  output: CustomerDetail,
  problems: [refusals.CustomerNotFound],
});

export const getCurrentCustomer = endpoint({
  path: '/api/customer/customer/getCurrentCustomer',
  access: 'signedIn',
  summary: 'The customer that the caller works for.',
  output: CustomerDetail,
  problems: [refusals.NoOwnCustomer],
});

export const createOrUpdateCustomer = endpoint({
  method: 'POST',
  path: '/api/customer/customer/createorupdatecustomer',
  access: 'Customer.Edit',
  summary: 'Adds a customer, or replaces what is known of one.',
  input: z.object({ customer: CustomerToSave }),
  output: z.object({
    id: Id,
    customerGuid: Guid,
    code: z.string(),
    /** Warnings about likely mistakes; the customer was saved all the same. */
    warnings: z.array(z.string()),
  }),
  problems: [refusals.CustomerNotFound, refusals.CustomerCodeTaken],
});

export const getSimilarCustomers = endpoint({
  path: '/api/customer/customer/getSimilarCustomers',
  access: 'Customer.Create',
  summary: 'Customers that may be the same as somebody who is about to be added, the surest first.',
  input: LikeCustomer,
  output: itemsOf(SimilarCustomer),
});

export const createCustomerRegister = endpoint({
  method: 'POST',
  path: '/api/customer/customer/createCustomerRegister',
  access: 'optional',
  summary: 'Registers a customer and its first user, where the tenant lets people register.',
  input: RegisterSchema,
  output: z.object({ id: Id, customerGuid: Guid }),
  problems: [refusals.RegistrationClosed],
  perMinute: 10,
});

export const addCustomerNote = endpoint({
  method: 'POST',
  path: '/api/customer/customer/addCustomerNote',
  access: 'Customer.Edit',
  summary: 'Writes a note about a customer, for staff.',
  input: z.object({
    customerId: Id,
    note: z.object({ comment: requiredLine(4000, 'Please enter a note') }),
  }),
  output: nothing,
  problems: [refusals.CustomerNotFound],
});

export const deleteCustomer = endpoint({
  method: 'DELETE',
  path: '/api/customer/customer/deleteCustomer',
  access: 'Customer.Delete',
  summary: 'Deletes a customer that owes nothing; its users can no longer sign in.',
  input: byId,
  output: nothing,
  problems: [refusals.CustomerNotFound, refusals.CustomerInUse],
});

export const updateCustomerAccount = endpoint({
  method: 'PUT',
  path: '/api/customer/customer/updateCustomerAccount',
  access: 'Customer.Company',
  summary: 'Changes how a company is reached, as its own administrator may.',
  input: AccountToSave,
  output: nothing,
  problems: [refusals.CustomerNotFound],
});

// Fixed lists

export const getCustomersTypes = endpoint({
  path: '/api/customer/customer/getcustomerstypes',
  access: 'signedIn',
  summary: 'What kinds of customers there are.',
  output: itemsOf(Choice),
});

export const getCustomerBusinessTypes = endpoint({
  path: '/api/customer/commonLookup/getCustomerBusinessTypes',
  access: 'signedIn',
  summary: 'What kinds of businesses there are.',
  output: itemsOf(Choice),
});

export const getCustomerStatusTypes = endpoint({
  path: '/api/customer/commonLookup/getCustomerStatusTypes',
  access: 'signedIn',
  summary: "The states of a customer's account.",
  output: itemsOf(Choice),
});

export const getDurationTypes = endpoint({
  path: '/api/customer/commonLookup/getDurationTypes',
  access: 'signedIn',
  summary: 'Spans of time that expectations are stated in.',
  output: itemsOf(Choice),
});

// Frequent addresses

export const getFrequentAddresses = endpoint({
  path: '/api/customer/customerfrequentaddress/getfrequentaddresses',
  access: 'optional',
  summary: "A customer's address book; empty for a guest.",
  input: customerList,
  output: pageOf(FrequentAddress),
});

export const getFrequentAddressForEdit = endpoint({
  path: '/api/customer/customerfrequentaddress/getfrequentaddressforedit',
  access: 'Customer.View',
  summary: 'One address.',
  input: byId,
  output: FrequentAddress,
  problems: [refusals.AddressNotFound],
});

export const createOrUpdateFrequentAddress = endpoint({
  method: 'POST',
  path: '/api/customer/customerfrequentaddress/createorupdatefrequentaddress',
  access: 'Customer.Addresses',
  summary: 'Adds an address to the book, or replaces one.',
  input: z.object({ ...ofCustomer, address: FrequentAddressToSave }),
  output: saved,
  problems: [refusals.CustomerNotFound, refusals.AddressNotFound],
});

export const deleteFrequentAddress = endpoint({
  method: 'DELETE',
  path: '/api/customer/customerfrequentaddress/deletefrequentaddress',
  access: 'Customer.Addresses',
  summary: 'Removes an address from the book.',
  input: byId,
  output: nothing,
  problems: [refusals.AddressNotFound],
});

export const getFrequentAddressesCsv = endpoint({
  path: '/api/customer/customerfrequentaddress/getfrequentaddressescsv',
  access: 'optional',
  summary: "A customer's address book as a CSV file; its heads alone for a guest.",
  input: z.object({ ...ofCustomer, filter: z.string().optional() }),
  output: ExportFile,
  perMinute: 60,
});

export const importFrequentAddresses = endpoint({
  method: 'POST',
  path: '/api/customer/customerfrequentaddress/importfrequentaddresses',
  access: 'Customer.Addresses',
  summary:
    'Takes an uploaded CSV or workbook of addresses; rows that do not fit come back, the others are kept.',
  input: ListToImport,
  output: ListImport,
  problems: [refusals.CustomerNotFound, recordsProblems.ImportFileNotFound],
});

// Products

export const getProducts = endpoint({
  path: '/api/customer/customerproduct/getproducts',
  access: 'optional',
  summary: 'What a customer often sends; empty for a guest.',
  input: customerList,
  output: pageOf(CustomerProduct),
});

export const getProductForEdit = endpoint({
  path: '/api/customer/customerproduct/getproductforedit',
  access: 'Customer.View',
  summary: 'One product.',
  input: byId,
  output: CustomerProduct,
  problems: [refusals.ProductNotFound],
});

export const createOrUpdateProduct = endpoint({
  method: 'POST',
  path: '/api/customer/customerproduct/createorupdateproduct',
  access: 'Customer.Addresses',
  summary: 'Adds a product, or replaces one.',
  input: z.object({ ...ofCustomer, product: ProductToSave }),
  output: saved,
  problems: [refusals.CustomerNotFound, refusals.ProductNotFound, refusals.ProductCodeTaken],
});

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/api/customer/customerproduct/deleteproduct',
  access: 'Customer.Addresses',
  summary: 'Removes a product.',
  input: byId,
  output: nothing,
  problems: [refusals.ProductNotFound],
});

export const getProductsCsv = endpoint({
  path: '/api/customer/customerproduct/getproductscsv',
  access: 'optional',
  summary: "A customer's products as a CSV file; its heads alone for a guest.",
  input: z.object({ ...ofCustomer, filter: z.string().optional() }),
  output: ExportFile,
  perMinute: 60,
});

export const importProducts = endpoint({
  method: 'POST',
  path: '/api/customer/customerproduct/importproducts',
  access: 'Customer.Addresses',
  summary:
    'Takes an uploaded CSV or workbook of products; rows that do not fit come back, the others are kept.',
  input: ListToImport,
  output: ListImport,
  problems: [refusals.CustomerNotFound, recordsProblems.ImportFileNotFound],
});

// Cost centers

export const getCostCenters = endpoint({
  path: '/api/customer/customercostcenter/getcostcenters',
  access: 'Customer.View',
  summary: "A customer's cost centers.",
  input: customerList,
  output: pageOf(CostCenter),
});

export const getCostCenterForEdit = endpoint({
  path: '/api/customer/customercostcenter/getcostcenterforedit',
  access: 'Customer.View',
  summary: 'One cost center.',
  input: byId,
  output: CostCenter,
  problems: [refusals.CostCenterNotFound],
});

export const createOrUpdateCostCenter = endpoint({
  method: 'POST',
  path: '/api/customer/customercostcenter/createorupdatecostcenter',
  access: 'Customer.Company',
  summary: 'Adds a cost center, or replaces one.',
  input: z.object({ ...ofCustomer, costCenter: CostCenterToSave }),
  output: saved,
  problems: [refusals.CustomerNotFound, refusals.CostCenterNotFound, refusals.CostCenterCodeTaken],
});

export const deleteCostCenter = endpoint({
  method: 'DELETE',
  path: '/api/customer/customercostcenter/deletecostcenter',
  access: 'Customer.Company',
  summary: 'Removes a cost center.',
  input: byId,
  output: nothing,
  problems: [refusals.CostCenterNotFound],
});

// References

export const getReferences = endpoint({
  path: '/api/customer/customerreferences/getreferences',
  access: 'Customer.View',
  summary: 'The references that a customer writes on bookings.',
  input: customerList,
  output: pageOf(Reference),
});

export const getReferenceForEdit = endpoint({
  path: '/api/customer/customerreferences/getreferenceforedit',
  access: 'Customer.View',
  summary: 'One reference.',
  input: byId,
  output: Reference,
  problems: [refusals.ReferenceNotFound],
});

export const createOrUpdateReference = endpoint({
  method: 'POST',
  path: '/api/customer/customerreferences/createorupdatereference',
  access: 'Customer.Company',
  summary: 'Adds a reference, or replaces one.',
  input: z.object({ ...ofCustomer, reference: ReferenceToSave }),
  output: saved,
  problems: [refusals.CustomerNotFound, refusals.ReferenceNotFound, refusals.ReferenceNameTaken],
});

export const deleteReference = endpoint({
  method: 'DELETE',
  path: '/api/customer/customerreferences/deleteReference',
  access: 'Customer.Company',
  summary: 'Removes a reference.',
  input: byId,
  output: nothing,
  problems: [refusals.ReferenceNotFound],
});

// Settings

export const getAllSettings = endpoint({
  path: '/api/customer/customersettings/getallsettings',
  aliases: ['/api/customer/customersetting/getallsettings'],
  access: 'Customer.View',
  summary: "What a customer's bookings are asked for and start with.",
  input: z.object(ofCustomer),
  output: CustomerSettings,
  problems: [refusals.CustomerNotFound],
});

export const updateAllSettings = endpoint({
  method: 'PUT',
  path: '/api/customer/customersettings/updateallsettings',
  aliases: ['/api/customer/customersetting/updateallsettings'],
  access: 'Customer.Company',
  summary: "Changes what a customer's bookings are asked for and start with.",
  input: z.object({ ...ofCustomer, ...CustomerSettings.shape }),
  output: nothing,
  problems: [refusals.CustomerNotFound],
});

export * from './list-endpoints.ts';
export * from './store-endpoints.ts';
