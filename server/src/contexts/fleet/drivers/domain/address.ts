import type { Driver } from '@waybill/contract/fleet/drivers/shapes';

/** An address with every line, an absent one being null. */
export const addressOf = (
  some: Readonly<Record<string, string | null | undefined>>,
): Driver['address'] => ({
  addressLine1: some['addressLine1'] || null,
  addressLine2: some['addressLine2'] || null,
  suburb: some['suburb'] || null,
  postCode: some['postCode'] || null,
  stateCode: some['stateCode'] || null,
  countryCode: some['countryCode'] || null,
});
