import type { Job } from '@waybill/contract/jobs/shapes';

/** Returns street and suburb in one line. */
export const addressOf = (address: Job['toaddress']): string =>
  [address.addressLine1, address.addressLine2, address.suburb, address.postCode]
    .filter((part) => part)
    .join(', ');
