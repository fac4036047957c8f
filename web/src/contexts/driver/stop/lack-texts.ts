import type { ProofLack } from '@waybill/contract/jobs/proof/demand';
import type { DriverAppText } from '@waybill/contract/tenancy/texts/driver-app';

/** What a driver has to do about a proof that lacks something. */
export const lackTexts: Readonly<Record<ProofLack, DriverAppText>> = {
  MayNotLeave: 'This delivery must not be left without a person.',
  Photo: 'Take a photo.',
  Name: 'Enter the name of who received it.',
  Signature: 'Let the recipient sign.',
  Pin: 'Enter the number that the recipient was sent.',
  Age: 'Check the age of the recipient.',
  PhotoOrSignature: 'Take a photo, or let the recipient sign.',
};
