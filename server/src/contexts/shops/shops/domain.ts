import { sentence } from '@waybill/contract/sentence';
import { secretMask } from '@waybill/contract/carriers/shapes';
import type { Complaint } from '@waybill/contract/problem';
import type { Shop } from '@waybill/contract/shops/shops/shapes';

type Attribute = {
  readonly key: string;
  readonly displayName: string;
  readonly description: string;
  readonly required: boolean;
  readonly secret: boolean;
};

/** The connection requirements of a platform. */
type ShopPlatform = {
  readonly attributes: readonly Attribute[];
  readonly addressAttribute: string | null;
};

type Signing = Pick<ShopPlatform, 'attributes'> & {
  readonly webhooks?: { readonly secretAttribute: string | null };
};

/** The attribute with the secret that the platform signs with, if it assigns one. */
export const signingAttribute = ({ attributes, webhooks }: Signing): Attribute | undefined =>
  attributes.find(({ key }) => key === webhooks?.secretAttribute);

/** Attribute values by key; stored secrets are encrypted. */
export type ShopAttributes = Readonly<Record<string, string>>;
type Sent = readonly { readonly key: string; readonly value: string }[];

/**
 * Returns attributes for display, in the platform's order, with secrets masked (decisions O-02).
 */
export const visibleAttributes = (
  platform: ShopPlatform,
  stored: ShopAttributes,
): Shop['attributes'] =>
  platform.attributes.map(({ key, displayName, description, secret }) => {
    const value = stored[key] ?? '';
    return { key, displayName, description, value: secret && value !== '' ? secretMask : value };
  });

/**
 * Returns the attributes to store: secrets encrypted, unknown keys dropped. An unchanged mask keeps
 * its secret unless the address changed, because a secret must never be sent to an address that it
 * was not entered for.
 */
export function attributesToStore(
  platform: ShopPlatform,
  { sent, stored }: { readonly sent: Sent; readonly stored: ShopAttributes },
  seal: (text: string) => string,
): ShopAttributes {
  const input = new Map(sent.map(({ key, value }) => [key.toLowerCase(), value.trim()]));
  const address = platform.addressAttribute ?? '';
  const isMoved =
    (input.get(address.toLowerCase()) ?? stored[address] ?? '') !== (stored[address] ?? '');
  const valueOf = ({ key, secret }: Attribute): string => {
    const value = input.get(key.toLowerCase());
    const isRetained = value === undefined || (secret && value === secretMask);
    if (isRetained) return secret && isMoved ? '' : (stored[key] ?? '');
    return secret && value !== '' ? seal(value) : value;
  };
  const entries = platform.attributes.map((each) => [each.key, valueOf(each)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** Decrypts stored attributes for the platform. @throws what `unseal` throws */
export const openedAttributes = (
  platform: ShopPlatform,
  stored: ShopAttributes,
  unseal: (saved: string) => string,
): ShopAttributes =>
  Object.fromEntries(
    platform.attributes.flatMap(({ key, secret }) => {
      const value = stored[key] ?? '';
      return value === '' ? [] : [[key, secret ? unseal(value) : value] as const];
    }),
  );

/** Returns missing required attributes, named as sent. */
export const attributeFaults = (
  { attributes }: ShopPlatform,
  stored: ShopAttributes,
): Complaint[] =>
  attributes
    .filter(({ key, required }) => required && (stored[key] ?? '') === '')
    .map(({ displayName }) => ({
      message: sentence('{field} is required', { field: displayName }),
      members: ['shop.attributes'],
    }));
