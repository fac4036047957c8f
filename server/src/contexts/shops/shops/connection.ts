import { type ShopPlatform, ShopRefusal, type ShopRequest } from '@waybill/adapters/shop-platform';
import { shopRequest } from '@waybill/adapters/shops/shop-request';
import type { PlatformType } from '@waybill/contract/shops/lifecycle';
import { notValid, notValidField } from '@waybill/contract/problem';
import type { CarrierClient } from '#contexts/carriers/public.ts';
import { seal, unseal } from '#contexts/tenancy/public.ts';
import {
  attributeFaults,
  type ShopAttributes,
  attributesToStore,
  openedAttributes,
} from './domain.ts';
import { platformOf } from './registry.ts';

/** The dependencies for calling shops, and the carriers that price and book their orders. */
export type ShopClient = CarrierClient & { readonly clock: () => Date };

type Sent = {
  readonly eCommercePlatform: PlatformType;
  readonly attributes: readonly { readonly key: string; readonly value: string }[];
};
type Stored = { readonly platform: PlatformType; readonly attributes: ShopAttributes };

/**
 * Returns the connection of a shop after a change, with its attributes as stored.
 * @throws {Problem} NotValid naming the attributes
 */
export function connectionOf(
  { secret, callOut }: ShopClient,
  sent: Sent,
  before: Stored | undefined,
): { readonly platform: ShopPlatform; readonly attributes: ShopAttributes } {
  const platform = platformOf(sent.eCommercePlatform);
  const stored = before?.platform === sent.eCommercePlatform ? before.attributes : {};
  const attributes = attributesToStore(platform, { sent: sent.attributes, stored }, (text) =>
    seal(secret, text),
  );
  const faults = attributeFaults(platform, attributes);
  if (faults.length > 0) throw notValid(...faults);
  const origin = platform.originOf?.(attributes);
  const refusal = origin === undefined ? null : callOut.refusalOf(origin);
  if (refusal !== null) throw notValidField('shop.attributes', refusal);
  return { platform, attributes };
}

/**
 * Returns a request to the server of a shop, with decrypted secrets.
 * @throws {ShopRefusal} if they were encrypted with a different installation secret
 */
export function requestTo(
  { secret, callOut, clock }: ShopClient,
  { platform, attributes }: Stored,
  signal: AbortSignal,
): ShopRequest {
  const opened = openedAttributesOf(secret, platformOf(platform), attributes);
  return shopRequest({ attributes: opened, callOut, signal, now: clock });
}

function openedAttributesOf(secret: string, platform: ShopPlatform, stored: ShopAttributes) {
  try {
    return openedAttributes(platform, stored, (saved) => unseal(secret, saved));
  } catch (cause) {
    throw new ShopRefusal('The secrets of this shop cannot be read any more: enter them again.', {
      cause,
    });
  }
}
