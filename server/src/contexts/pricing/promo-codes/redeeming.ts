import { sentence } from '@waybill/contract/sentence';
import { pricingProblems } from '@waybill/contract/pricing/problems';
import { Problem } from '@waybill/contract/problem';
import type { TenantDb } from '#platform/db/database.ts';
import type { UsedPromo } from '../quotes/snapshot.ts';
import * as rows from './sql.ts';

type Redemption = {
  readonly bookingId: number;
  readonly customerId: number;
  /** Null only releases the code that the booking used before. */
  readonly promo: UsedPromo | null;
};

/**
 * Makes a booking use its promo code and no other. The code's row is locked until the transaction
 * ends, so that only one of several concurrent requests gets the last use.
 * @throws {Problem} PromoCodeUsedUp if the limit of bookings is reached
 */
export async function redeemPromo(
  db: TenantDb,
  { bookingId, customerId, promo }: Redemption,
  now: Date,
): Promise<void> {
  await releasePromo(db, bookingId);
  if (promo === null) return;
  const claimed = await rows.takeUse(db, promo.id, customerId);
  if (claimed === 0) {
    throw new Problem(pricingProblems.PromoCodeUsedUp, {
      message: sentence('Promo code {code} is used up. Please ask for a new quote.', {
        code: promo.code,
      }),
    });
  }
  await rows.addUse(db, { bookingId, customerId, promoCodeId: promo.id, at: now });
}

/** Releases the promo code of a cancelled booking. */
export async function releasePromo(db: TenantDb, bookingId: number): Promise<void> {
  await rows.giveBackUse(db, bookingId);
}
