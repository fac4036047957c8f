import type { Carrier } from '../carrier.ts';

/** A carrier without a connection: staff enter its numbers, and its prices come from rate cards. */
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
 * Returns the tracking link for a manual carrier's number: `{connote}` in the account's tracking
 * address is replaced by the number. Null if the account has no tracking address.
 */
export const manualTrackingUrl = (pattern: string, connote: string): string | null =>
  pattern === '' ? null : pattern.replaceAll('{connote}', encodeURIComponent(connote));
