import type { Turning } from '@waybill/contract/customers/products/turnings';

export type AddressFields = {
  readonly type: string;
  readonly name: string | null;
  readonly nickname: string | null;
  readonly company_name: string | null;
  readonly contact_name: string | null;
  readonly email: string | null;
  readonly telephone: string | null;
  readonly special_instructions: string | null;
  readonly address_line1: string;
  readonly address_line2: string | null;
  readonly address_line3: string | null;
  readonly suburb: string;
  readonly post_code: string;
  readonly state: string | null;
  readonly state_code: string | null;
  readonly country_code: string;
  readonly is_active: boolean;
  readonly is_default: boolean;
};

export type AddressRow = AddressFields & { readonly id: number; readonly customer_id: number };

type Measure = { readonly value: number; readonly unit: string };

export type ProductFields = {
  readonly product_code: string;
  readonly name: string;
  readonly description: string | null;
  readonly package_type: string;
  readonly length: Measure;
  readonly width: Measure;
  readonly height: Measure;
  readonly weight: Measure;
  readonly turning: Turning;
  readonly is_fragile: boolean;
  readonly is_dangerous_good: boolean;
  readonly dangerous_goods_category_id: number | null;
  readonly dangerous_goods_category_name: string | null;
  readonly is_active: boolean;
};

export type ProductRow = ProductFields & { readonly id: number; readonly customer_id: number };

export type CostCenterFields = {
  readonly code: string;
  readonly name: string;
  readonly is_default: boolean;
  readonly is_active: boolean;
};

export type CostCenterRow = CostCenterFields & {
  readonly id: number;
  readonly customer_id: number;
};

export type ReferenceFields = {
  readonly name: string;
  readonly description: string | null;
  readonly is_required: boolean;
  readonly is_active: boolean;
  readonly display_on_invoice: boolean;
};

export type ReferenceRow = ReferenceFields & { readonly id: number; readonly customer_id: number };
