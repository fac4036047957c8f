import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

/** Where Australian and New Zealand spelling or wording differs from that of the United States. */
export const australian: Readonly<Partial<Record<PlatformText, string>>> = {
  'Organization units': 'Organisation units',
};
