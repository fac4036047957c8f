import type { Address, AddressInput } from '@waybill/contract/shared/address';
import type { Shop } from '@waybill/contract/shops/shops/shapes';
import { countryName, stateName } from '#contexts/lookups/public.ts';
import { signingAttribute, visibleAttributes } from './domain.ts';
import type { ListedShop } from './lists.ts';
import { platformOf } from './registry.ts';

/** Maps a shop to the API; guests see no attributes (decisions A-01). */
export const toShop = (row: ListedShop, customerName: string): Shop => ({
  id: row.id,
  name: row.name,
  eCommercePlatform: row.platform,
  isActive: row.is_active,
  customerId: row.customer_id,
  attributes: visibleAttributes(platformOf(row.platform), row.attributes),
  storeId: row.store_id,
  customerName,
  fromAddress: row.from_address,
  hasSecret: row.secret !== null || hasAssignedSecret(row),
  lastSyncTime: row.last_synced_at?.toISOString() ?? null,
  lastSyncProblem: row.last_sync_problem,
  lastSyncProblemSentence: row.last_sync_problem_sentence ?? undefined,
  ratesRegisteredTime: row.rates_registered_at?.toISOString() ?? null,
  ratesProblem: row.rates_problem,
  ratesProblemSentence: row.rates_problem_sentence ?? undefined,
  recentOrders: row.recent_orders,
  openOrders: row.open_orders,
});

function hasAssignedSecret({ platform, attributes }: ListedShop): boolean {
  const signing = signingAttribute(platformOf(platform));
  return signing !== undefined && (attributes[signing.key] ?? '') !== '';
}

/** Returns an address to store, in Australia by default. */
export function toAddress(sent: AddressInput): Address {
  const text = (value: string | null | undefined): string | null => value || null;
  const countryCode = (sent.countryCode || 'AU').toUpperCase();
  const stateCode = text(sent.stateCode)?.toUpperCase() ?? null;
  return {
    type: text(sent.type),
    contactName: text(sent.contactName),
    companyName: text(sent.companyName),
    email: text(sent.email),
    telephone: text(sent.telephone),
    addressLine1: sent.addressLine1 ?? '',
    addressLine2: text(sent.addressLine2),
    addressLine3: text(sent.addressLine3),
    postCode: sent.postCode ?? '',
    suburb: sent.suburb ?? '',
    state: text(sent.state) ?? (stateCode && stateName(stateCode)),
    stateCode,
    country: text(sent.country) ?? countryName(countryCode),
    countryCode,
  };
}
