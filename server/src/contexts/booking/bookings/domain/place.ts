import type { Address } from '@waybill/contract/shared/address';

/** What a time zone is found by. */
export const placeOf = (address: Address) => ({
  countryCode: address.countryCode,
  stateCode: address.stateCode ?? '',
  postCode: address.postCode,
});
