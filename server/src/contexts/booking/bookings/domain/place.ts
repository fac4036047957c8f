import type { Address } from '@waybill/contract/shared/address';

/** Returns the parts of an address that determine its time zone. */
export const placeOf = (address: Address) => ({
  countryCode: address.countryCode,
  stateCode: address.stateCode ?? '',
  postCode: address.postCode,
});
