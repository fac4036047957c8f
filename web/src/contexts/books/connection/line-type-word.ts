import type { InvoiceDetailType } from '@waybill/contract/finance/shapes';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

export const lineTypeWord: Readonly<Record<InvoiceDetailType, PlatformText>> = {
  Freight: 'Freight',
  AdditionalService: 'Additional services',
  Insurance: 'Insurance',
  Fuel: 'Fuel levies',
  Fee: 'Fees',
  Recharge: 'Recharges',
  Discount: 'Discounts',
  Adhoc: 'Ad hoc lines',
  Rounding: 'Rounding',
};
