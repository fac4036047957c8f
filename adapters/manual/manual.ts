import type { Carrier } from '../carrier.ts';

/** A carrier that nobody connected: staff enter its numbers, rate cards hold its prices. */
export const manualCarrier: Carrier = {
  code: 'MANUAL',
  name: 'Manual carrier',
  isSimulated: false,
  isManual: true,
  attributes: [
    {
      key: 'trackingUrl',
      displayName: 'Tracking address',
      dataType: 'text',
      required: false,
      secret: false,
    },
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
  ],
  operations: ['Save', 'Book', 'PrintLabel', 'PrintManifest', 'Cancel'],
};

/**
 * Where people follow what a manual carrier numbered: `{connote}` in the account's tracking address
 * stands for the number. Null where the account names none.
 */
export const manualTrackingUrl = (pattern: string, connote: string): string | null =>
  pattern === '' ? null : pattern.replaceAll('{connote}', encodeURIComponent(connote));
