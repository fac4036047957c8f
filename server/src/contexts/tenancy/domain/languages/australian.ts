import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

/** Where Australia and New Zealand write otherwise than the United States. */
export const australian: Readonly<Partial<Record<PlatformText, string>>> = {
  'Organization units': 'Organisation units',
};
