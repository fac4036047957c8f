import type {
  CostCenterInput,
  FrequentAddressInput,
  ProductInput,
  ReferenceInput,
} from '@waybill/contract/customers/customers/inputs';
import { countryName } from '#contexts/lookups/locations/domain/countries.ts';
import { stateName } from '#contexts/lookups/locations/domain/states.ts';
import { inputValue } from '../../customers/domain/inputs.ts';
import type {
  AddressFields,
  AddressRow,
  CostCenterFields,
  CostCenterRow,
  ProductFields,
  ProductRow,
  ReferenceFields,
  ReferenceRow,
} from './book-rows.ts';

/** Returns an address to store: a business in Australia by default. */
export const addressFields = (query: FrequentAddressInput): AddressFields => ({
  type: query.type ?? 'Business',
  name: inputValue(query.name),
  nickname: inputValue(query.nickname),
  company_name: inputValue(query.companyName),
  contact_name: inputValue(query.contactName),
  email: inputValue(query.email),
  telephone: inputValue(query.telephone),
  special_instructions: inputValue(query.specialInstructions),
  address_line1: query.addressLine1,
  address_line2: inputValue(query.addressLine2),
  address_line3: inputValue(query.addressLine3),
  suburb: query.suburb,
  post_code: query.postCode,
  state: inputValue(query.state),
  state_code: inputValue(query.stateCode)?.toUpperCase() ?? null,
  country_code: inputValue(query.countryCode)?.toUpperCase() ?? 'AU',
  is_active: query.isActive ?? true,
  is_default: query.isDefault ?? false,
});

export const toAddress = (row: AddressRow) => ({
  id: row.id,
  customerId: row.customer_id,
  type: row.type,
  name: row.name,
  nickname: row.nickname,
  companyName: row.company_name,
  email: row.email,
  contactName: row.contact_name,
  telephone: row.telephone,
  specialInstructions: row.special_instructions,
  addressLine1: row.address_line1,
  addressLine2: row.address_line2,
  addressLine3: row.address_line3,
  suburb: row.suburb,
  postCode: row.post_code,
  state: row.state ?? (row.state_code === null ? null : stateName(row.state_code)),
  stateCode: row.state_code,
  country: countryName(row.country_code),
  countryCode: row.country_code,
  isActive: row.is_active,
  isDefault: row.is_default,
});

export const productFields = (query: ProductInput): ProductFields => ({
  product_code: query.productCode,
  name: query.name,
  description: inputValue(query.description),
  package_type: query.packageType,
  length: query.length,
  width: query.width,
  height: query.height,
  weight: query.weight,
  turning: query.turning ?? 'Any',
  is_fragile: query.isFragile ?? false,
  is_dangerous_good: query.isDangerousGood ?? false,
  dangerous_goods_category_id: query.dangerousGoodsCategoryId ?? null,
  dangerous_goods_category_name: inputValue(query.dangerousGoodsCategoryName),
  is_active: query.isActive ?? true,
});

export const toProduct = (row: ProductRow) => ({
  id: row.id,
  customerId: row.customer_id,
  packageType: row.package_type,
  productCode: row.product_code,
  length: row.length,
  width: row.width,
  height: row.height,
  weight: row.weight,
  turning: row.turning,
  isFragile: row.is_fragile,
  isDangerousGood: row.is_dangerous_good,
  dangerousGoodsCategoryId: row.dangerous_goods_category_id,
  dangerousGoodsCategoryName: row.dangerous_goods_category_name,
  name: row.name,
  description: row.description,
  isActive: row.is_active,
});

export const costCenterFields = (query: CostCenterInput): CostCenterFields => ({
  code: query.code,
  name: query.name,
  is_default: query.isDefault ?? false,
  is_active: query.isActive ?? true,
});

export const toCostCenter = (row: CostCenterRow) => ({
  id: row.id,
  customerId: row.customer_id,
  code: row.code,
  name: row.name,
  isDefault: row.is_default,
  isActive: row.is_active,
});

export const referenceFields = (query: ReferenceInput): ReferenceFields => ({
  name: query.name,
  description: inputValue(query.description),
  is_required: query.isRequired ?? false,
  is_active: query.isActive ?? true,
  display_on_invoice: query.displayOnInvoice ?? false,
});

export const toReference = (row: ReferenceRow) => ({
  id: row.id,
  customerId: row.customer_id,
  name: row.name,
  description: row.description,
  isRequired: row.is_required,
  isActive: row.is_active,
  displayOnInvoice: row.display_on_invoice,
});
