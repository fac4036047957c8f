import { placeText } from '@waybill/contract/shared/place-text';

type Parts = {
  readonly addressLine1: string | null;
  readonly addressLine2: string | null;
  readonly addressLine3: string | null;
  readonly suburb: string | null;
  readonly stateCode: string | null;
  readonly postCode: string | null;
};

/** An address on one line: `9 King Street, Newtown NSW 2042`. */
export function addressText(address: Parts): string {
  const { addressLine1, addressLine2, addressLine3 } = address;
  return [addressLine1, addressLine2, addressLine3, placeText(address)]
    .filter((part) => (part ?? '') !== '')
    .join(', ');
}
