import type { AccountWithCarrier, CarrierAttribute } from '../carrier.ts';

const text = { dataType: 'text', secret: false } as const;

/** The account attributes of a Karrio server. */
export const attributes: readonly CarrierAttribute[] = [
  { ...text, key: 'address', displayName: 'Karrio server URL', required: true },
  { ...text, key: 'apiKey', displayName: 'API key', required: true, secret: true },
  {
    ...text,
    key: 'connections',
    displayName: 'Connections to use, separated by commas',
    required: false,
  },
  {
    key: 'taxPercent',
    displayName: 'Tax included in its prices (%)',
    dataType: 'number',
    required: false,
    secret: false,
  },
];

/** Returns the server's connections that the account uses; empty for all of them. */
export const connectionsOf = ({ attributes: input }: AccountWithCarrier): readonly string[] =>
  (input['connections'] ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');

/**
 * Returns the tax percentage included in prices but not itemised; 0 unless the account sets one.
 */
export function taxPercentOf({ attributes: input }: AccountWithCarrier): number {
  const percent = Number(input['taxPercent'] ?? '');
  return Number.isFinite(percent) && percent > 0 ? percent : 0;
}
