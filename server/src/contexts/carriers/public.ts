import { type Message } from '@waybill/contract/sentence';
import type { TenantDb } from '#platform/db/database.ts';
import { type QuoteFilter, type QuoteFor, isWithin, whyNotQueried } from './accounts/domain.ts';
import { carrierOf } from './accounts/registry.ts';
import * as rows from './accounts/sql.ts';

export type { CustomerKind, QuoteFilter, QuoteFor } from './accounts/domain.ts';
export { noteCall } from './calls/calls.ts';
export { isServiceWithin } from './accounts/domain.ts';
export { type CarrierClient, speak, type CarrierReply } from './accounts/carrier-client.ts';
export { allCarriers, carrierOf } from './accounts/registry.ts';
export {
  type ExceptionWords,
  exceptionWords,
  type SoldService,
  knownAccounts,
  knownServices,
} from './accounts/sql.ts';

/**
 * A carrier account for other contexts; `attributes` contain sealed secrets and are never returned
 * by the API.
 */
export type CarrierAccountCard = {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly carrierCode: string;
  readonly carrierName: string;
  readonly customerId: number | null;
  readonly isActive: boolean;
  readonly isManual: boolean;
  readonly isSimulated: boolean;
  /** Its prices are calculated from the tenant's own rate cards (decisions K-05). */
  readonly isPricedByRates: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  /** Its main and additional services. */
  readonly services: readonly rows.SoldService[];
};

export type AccountsToQuote = {
  readonly requested: readonly CarrierAccountCard[];
  /** Accounts within the filter that are not priced, with the reason in one sentence. */
  readonly skipped: readonly { readonly account: CarrierAccountCard; readonly reason: Message }[];
};

const everything: QuoteFilter = { carrierCode: [], services: [] };

/**
 * Returns the active accounts that may price freight of this customer or guest (decisions K-06).
 */
export async function accountsToQuote(
  db: TenantDb,
  pendingRequest: QuoteFor,
  filter: QuoteFilter = everything,
): Promise<AccountsToQuote> {
  const within = (await rows.offers(db, pendingRequest.customerId))
    .map((row) => ({ ...cardOf(row), ...conditionsOf(row) }))
    .filter((account) => isWithin(filter, account));
  return {
    requested: within.filter((account) => whyNotQueried(account, pendingRequest) === null),
    skipped: within.flatMap((account) => {
      const reason = whyNotQueried(account, pendingRequest);
      return reason === null ? [] : [{ account, reason }];
    }),
  };
}

/** Returns one account, active or not. */
export async function carrierAccount(
  db: TenantDb,
  id: number,
): Promise<CarrierAccountCard | undefined> {
  const row = await rows.offer(db, id);
  return row === undefined ? undefined : cardOf(row);
}

/** Returns a service of an account by its code, ignoring case. */
export async function serviceOf(
  db: TenantDb,
  accountId: number,
  code: string,
): Promise<rows.SoldService | undefined> {
  const account = await carrierAccount(db, accountId);
  return account?.services.find((s) => s.code.toUpperCase() === code.trim().toUpperCase());
}

function cardOf(row: rows.OfferRow): CarrierAccountCard {
  const carrier = carrierOf(row.carrier_code);
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    carrierCode: row.carrier_code,
    carrierName: row.carrier_name,
    customerId: row.customer_id,
    isActive: row.is_active,
    isManual: carrier?.isManual ?? true,
    isSimulated: carrier?.isSimulated ?? false,
    isPricedByRates: row.use_manual_rates || carrier?.quote === undefined,
    attributes: row.attributes,
    services: row.services,
  };
}

const conditionsOf = (row: rows.OfferRow) => ({
  availableForGuest: row.available_for_guest,
  availableForPayg: row.available_for_payg,
  isMapped: row.is_mapped,
});
