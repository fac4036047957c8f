import type { FreightToQuote } from '#contexts/pricing/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { contentsAfter } from '../bookings/domain/contents.ts';
import { isCalled } from '../pricing/domain/choose-offer.ts';
import { quoteRequestOf } from '../quotes/domain/quoted-freight.ts';
import type { PreparedRow, RowToBook } from './prepare-rows.ts';

/** Returns the freight of the valid rows; a row that names an account has that one asked alone. */
export async function freightToQuote(
  db: TenantDb,
  rows: readonly PreparedRow[],
  now: Date,
): Promise<readonly FreightToQuote[]> {
  const { timezone } = await settingsOf(db);
  return rows
    .filter((row) => row.complaints.length === 0 && row.with === undefined)
    .map(({ wanted }) => ({ wanted, request: requestOf(wanted, now, timezone) }))
    .filter(({ request }) => isPriceable(request))
    .map(({ wanted: { account }, request }) => ({
      request,
      isRequested: ({ code, name, carrierName }) => isCalled(account, [code, name, carrierName]),
    }));
}

/** Returns the quote request of a row. */
export const requestOf = ({ booking }: RowToBook, now: Date, timezone: string) =>
  quoteRequestOf(contentsAfter(null, booking), now, timezone);

/** False for freight that is too incomplete to be priced. */
export const isPriceable = ({ items, fromAddress }: ReturnType<typeof requestOf>): boolean =>
  items.length > 0 && fromAddress.postCode !== '';
