import { isMessage } from '@waybill/contract/sentence';
import type { ImportOperation, ServiceChoice } from '@waybill/contract/booking/imports/shapes';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { Problem } from '@waybill/contract/problem';
import {
  type AbsentPrice,
  carrierOffers,
  offersByRates,
  type QuoteSnapshot,
  saveOffers,
} from '#contexts/pricing/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { CommandContext } from '../bookings/command.ts';
import type { ToSave } from '../bookings/save-booking.ts';
import { chooseOffer } from '../pricing/domain/choose-offer.ts';
import { isPriceable, requestOf } from './freight-to-price.ts';
import type { RowToBook } from './prepare-rows.ts';

export type ImportTermsInput = {
  readonly operation: ImportOperation;
  readonly choice: ServiceChoice;
  /** Whether what carriers replied is a choice too. */
  readonly asksCarriers: boolean;
  readonly batchId: string;
};

export type TakenOffer = { readonly toSave: ToSave; readonly serviceName: string | null };

/**
 * Returns the row as a booking to save, with a service from the tenant's own rates or of a carrier
 * that was asked, whose price is then saved as a quote. If the row is only to be saved and has no
 * price, no service is set.
 * @throws {Problem} NotPriced
 */
export async function takeService(
  command: CommandContext,
  row: RowToBook,
  { operation, choice, batchId, asksCarriers }: ImportTermsInput,
): Promise<TakenOffer> {
  const { db, now } = command;
  const { booking, account, service } = row;
  const { timezone } = await settingsOf(db);
  const request = requestOf(row, now, timezone);
  const isAskable = isPriceable(request);
  const own = isAskable ? await offersByRates(db, request, now) : [];
  const carriers = isAskable && asksCarriers ? await carrierOffers(db, request, now) : [];
  const offers: readonly (QuoteSnapshot | AbsentPrice)[] = [...own, ...carriers];
  const offer = chooseOffer<QuoteSnapshot>(offers, { account, service, choice });
  const operations = operation === 'Book' ? (['Book'] as const) : (['Save'] as const);
  const saving = { operations, batchId, isImported: true };
  if (isMessage(offer)) {
    if (operation === 'Book' && isAskable) {
      throw new Problem(bookingProblems.NotPriced, { message: offer });
    }
    return { toSave: { sent: booking, ...saving }, serviceName: null };
  }
  const isQuoted = operation === 'Book' && carriers.includes(offer);
  if (isQuoted) await saveOffers(db, [offer], now);
  const sent = {
    ...booking,
    carrierAccountId: offer.carrierAccountId,
    carrierServiceCode: offer.serviceCode,
    ...(isQuoted && { quoteId: offer.quoteId }),
  };
  const serviceName = `${offer.accountName} ${offer.serviceName}`;
  return { toSave: { sent, ...saving }, serviceName };
}
