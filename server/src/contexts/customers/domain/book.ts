import type {
  CostCenterAsked,
  FrequentAddressAsked,
  ProductAsked,
  ReferenceAsked,
} from '@waybill/contract/customers/inputs';
import { countryName } from '#contexts/lookups/domain/countries.ts';
import { stateName } from '#contexts/lookups/domain/states.ts';
import { given } from './given.ts';
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

/** An address as it is kept: a business in Australia unless said otherwise. */
export const addressFields = (asked: FrequentAddressAsked): AddressFields => ({
  type: asked.type ?? 'Business',
  name: given(asked.name),
  nickname: given(asked.nickname),
  company_name: given(asked.companyName),
  contact_name: given(asked.contactName),
  email: given(asked.email),
  telephone: given(asked.telephone),
  special_instructions: given(asked.specialInstructions),
  address_line1: asked.addressLine1,
  address_line2: given(asked.addressLine2),
  address_line3: given(asked.addressLine3),
  suburb: asked.suburb,
  post_code: asked.postCode,
  state: given(asked.state),
  state_code: given(asked.stateCode)?.toUpperCase() ?? null,
  country_code: given(asked.countryCode)?.toUpperCase() ?? 'AU',
  is_active: asked.isActive ?? true,
  is_default: asked.isDefault ?? false,
});

export const addressOnWire = (row: AddressRow) => ({
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

export const productFields = (asked: ProductAsked): ProductFields => ({
  product_code: asked.productCode,
  name: asked.name,
  description: given(asked.description),
  package_type: asked.packageType,
  length: asked.length,
  width: asked.width,
  height: asked.height,
  weight: asked.weight,
  is_dangerous_good: asked.isDangerousGood ?? false,
  dangerous_goods_category_id: asked.dangerousGoodsCategoryId ?? null,
  dangerous_goods_category_name: given(asked.dangerousGoodsCategoryName),
  is_active: asked.isActive ?? true,
});

export const productOnWire = (row: ProductRow) => ({
  id: row.id,
  customerId: row.customer_id,
  packageType: row.package_type,
  productCode: row.product_code,
  length: row.length,
  width: row.width,
  height: row.height,
  weight: row.weight,
  isDangerousGood: row.is_dangerous_good,
  dangerousGoodsCategoryId: row.dangerous_goods_category_id,
  dangerousGoodsCategoryName: row.dangerous_goods_category_name,
  name: row.name,
  description: row.description,
  isActive: row.is_active,
});

export const costCenterFields = (asked: CostCenterAsked): CostCenterFields => ({
  code: asked.code,
  name: asked.name,
  is_default: asked.isDefault ?? false,
  is_active: asked.isActive ?? true,
});

export const costCenterOnWire = (row: CostCenterRow) => ({
  id: row.id,
  customerId: row.customer_id,
  code: row.code,
  name: row.name,
  isDefault: row.is_default,
  isActive: row.is_active,
});

export const referenceFields = (asked: ReferenceAsked): ReferenceFields => ({
  name: asked.name,
  description: given(asked.description),
  is_required: asked.isRequired ?? false,
  is_active: asked.isActive ?? true,
  display_on_invoice: asked.displayOnInvoice ?? false,
});

export const referenceOnWire = (row: ReferenceRow) => ({
  id: row.id,
  customerId: row.customer_id,
  name: row.name,
  description: row.description,
  isRequired: row.is_required,
  isActive: row.is_active,
  displayOnInvoice: row.display_on_invoice,
});
