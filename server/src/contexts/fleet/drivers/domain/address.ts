import type { Driver } from '@waybill/contract/fleet/drivers/shapes';

/** Returns an address with every line, null if absent. */
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
