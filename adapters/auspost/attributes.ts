import type { AccountWithCarrier, CarrierAttribute } from '../carrier.ts';

const text = { dataType: 'text', secret: false } as const;

/** The account attributes: those of a contract, from the developer centre of Australia Post. */
export const attributes: readonly CarrierAttribute[] = [
  { ...text, key: 'accountNumber', displayName: 'Account number', required: true },
  { ...text, key: 'apiKey', displayName: 'API key', required: true, secret: true },
  { ...text, key: 'password', displayName: 'API password', required: true, secret: true },
  {
    ...text,
    key: 'address',
    displayName: 'Server, if it is not the live one',
    required: false,
  },
];

const live = 'https://digitalapi.auspost.com.au';

export const serverOf = ({ attributes: input }: AccountWithCarrier): string =>
  (input['address'] || live).replace(/\/+$/, '');

/** Basic authorization, with the account beside it. */
export function headersOf({ attributes: input }: AccountWithCarrier) {
  const pair = `${input['apiKey'] ?? ''}:${input['password'] ?? ''}`;
  return {
    authorization: `Basic ${Buffer.from(pair).toString('base64')}`,
    'account-number': input['accountNumber'] ?? '',
  };
}
