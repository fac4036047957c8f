import type { Carrier } from '../carrier.ts';

/**
 * The tenant's own drivers and rate cards as a carrier. Tracking comes from jobs and scan events.
 */
export const ownFleet: Carrier = {
  code: 'OWN',
  name: 'Own fleet',
  isSimulated: false,
  isManual: false,
  attributes: [
    {
      key: 'rateCardId',
      displayName: 'Rate card',
      dataType: 'list',
      required: false,
      secret: false,
    },
  ],
  services: [
    { code: 'STD', name: 'Standard', isAdditional: false },
    { code: 'EXP', name: 'Express', isAdditional: false },
    { code: 'tailLift', name: 'Tail-lift', isAdditional: true },
  ],
  operations: [
    'Save',
    'Quote',
    'Book',
    'CreateConsignment',
    'PrintLabel',
    'PrintManifest',
    'RequestPickup',
    'Cancel',
    'SendEmail',
  ],
};
