import { sentence } from '@waybill/contract/sentence';
import { secretMask } from '@waybill/contract/carriers/shapes';
import type { Complaint } from '@waybill/contract/problem';

/** The properties of a carrier that its accounts need. */
type Carrier = {
  readonly attributes: readonly {
    readonly key: string;
    readonly displayName: string;
    readonly required: boolean;
    readonly secret: boolean;
  }[];
};

export type AttributeText = { readonly key: string; readonly value: string };
export type Attributes = Readonly<Record<string, string>>;

/** Returns the attributes with masked secrets, in the carrier's order (decisions T-09). */
export function visibleAttributes(
  carrier: Carrier | undefined,
  stored: Attributes,
): AttributeText[] {
  return (carrier?.attributes ?? []).flatMap(({ key, secret }) => {
    const value = stored[key] ?? '';
    return [{ key, value: secret && value !== '' ? secretMask : value }];
  });
}

/**
 * Returns the attributes to store: secrets sealed, unknown keys omitted. An unchanged mask retains
 * its value, unless the address changed: a secret is never sent to a server it was not entered for.
 */
export function attributesToStore(
  carrier: Carrier,
  { sent, stored }: { readonly sent: readonly AttributeText[]; readonly stored: Attributes },
  seal: (text: string) => string,
): Attributes {
  const input = new Map(sent.map(({ key, value }) => [key.toLowerCase(), value.trim()]));
  const isMoved =
    (input.get(addressKey) ?? stored[addressKey] ?? '') !== (stored[addressKey] ?? '');
  const entries = carrier.attributes.flatMap(({ key, secret }) => {
    const value = input.get(key.toLowerCase());
    const isRetained = value === undefined || (secret && value === secretMask);
    if (isRetained && secret && isMoved) return [];
    const saved = isRetained ? (stored[key] ?? '') : sealed(value, secret, seal);
    return saved === '' ? [] : [[key, saved] as const];
  });
  return Object.fromEntries(entries);
}

/** The attribute with the server of an account. */
export const addressKey = 'address';

const sealed = (value: string, secret: boolean, seal: (text: string) => string): string =>
  secret && value !== '' ? seal(value) : value;

/** Returns the unsealed attributes for the carrier. @throws what `unseal` throws */
export const openedAttributes = (
  carrier: Carrier,
  stored: Attributes,
  unseal: (saved: string) => string,
): Attributes =>
  Object.fromEntries(
    carrier.attributes.flatMap(({ key, secret }) => {
      const value = stored[key] ?? '';
      return value === '' ? [] : [[key, secret ? unseal(value) : value] as const];
    }),
  );

/** Returns the secrets among unsealed attributes. */
export const secretsIn = (carrier: Carrier, attributes: Attributes): readonly string[] =>
  carrier.attributes.flatMap(({ key, secret }) => (secret ? [attributes[key] ?? ''] : []));

/** Returns the missing required attributes, with the request's names. */
export function attributeFaults(carrier: Carrier, attributes: Attributes): Complaint[] {
  return carrier.attributes
    .filter(({ key, required }) => required && (attributes[key] ?? '') === '')
    .map(({ displayName }) => ({
      message: sentence('{field} is required', { field: displayName }),
      members: ['carrierAccount.attributes'],
    }));
}

export type CustomerKind = 'Account' | 'PayAsYouGo' | 'PrePaid' | 'Guest';
export type QuoteFor = { readonly customerId: number | null; readonly customerType: CustomerKind };

/** Carrier codes and service codes to include; an empty list includes all. */
export type QuoteFilter = {
  readonly carrierCode: readonly string[];
  readonly services: readonly string[];
};

type Offer = {
  readonly carrierCode: string;
  readonly customerId: number | null;
  readonly availableForGuest: boolean;
  readonly availableForPayg: boolean;
  readonly isMapped: boolean;
  readonly services: readonly { readonly code: string; readonly isAdditional: boolean }[];
};

/**
 * Returns why an account is not priced, or null if it is (decisions K-06): guests need
 * `availableForGuest`, pay-as-you-go customers `availableForPayg`, others a mapping or an own
 * account.
 */
export function whyNotQueried(account: Offer, pendingRequest: QuoteFor): string | null {
  if (account.customerId !== null) {
    return account.customerId === pendingRequest.customerId
      ? null
      : 'It belongs to another customer.';
  }
  switch (pendingRequest.customerType) {
    case 'Guest':
      return account.availableForGuest ? null : 'It is not offered to guests.';
    case 'PayAsYouGo':
      if (account.availableForPayg || account.isMapped) return null;
      return 'It is not offered to pay-as-you-go customers.';
    case 'Account':
    case 'PrePaid':
      return account.isMapped ? null : 'It is not mapped to this customer.';
  }
}

/** True if the filter includes the carrier and at least one of its main services. */
export function isWithin(filter: QuoteFilter, { carrierCode, services }: Offer): boolean {
  const isCarrier = filter.carrierCode.length === 0 || includes(filter.carrierCode, carrierCode);
  return isCarrier && services.some((s) => !s.isAdditional && isServiceWithin(filter, s.code));
}

export const isServiceWithin = (filter: QuoteFilter, code: string): boolean =>
  filter.services.length === 0 || includes(filter.services, code);

const includes = (codes: readonly string[], code: string): boolean =>
  codes.some((each) => each.trim().toUpperCase() === code.toUpperCase());
