import { isMessage } from '@waybill/contract/sentence';
import type { ImportOperation, ServiceChoice } from '@waybill/contract/booking/imports/shapes';
import { bookingProblems } from '@waybill/contract/booking/problems';
import { Problem } from '@waybill/contract/problem';
import { offersByRates } from '#contexts/pricing/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import type { CommandContext } from '../bookings/command.ts';
import type { ToSave } from '../bookings/save-booking.ts';
import { chooseOffer } from '../pricing/domain/choose-offer.ts';
import { contentsAfter } from '../bookings/domain/contents.ts';
import { quoteRequestOf } from '../quotes/domain/quoted-freight.ts';
import type { RowToBook } from './prepare-rows.ts';

export type ImportTermsInput = {
  readonly operation: ImportOperation;
  readonly choice: ServiceChoice;
  readonly batchId: string;
};

export type TakenOffer = { readonly toSave: ToSave; readonly serviceName: string | null };

/**
 * Returns the row as a booking to save, with a service from the tenant's own rates. If the row is
 * only to be saved and has no price, no service is set.
 * @throws {Problem} NotPriced
 */
export async function takeService(
  command: CommandContext,
  { booking, account, service }: RowToBook,
  { operation, choice, batchId }: ImportTermsInput,
): Promise<TakenOffer> {
  const { timezone } = await settingsOf(command.db);
  const request = quoteRequestOf(contentsAfter(null, booking), command.now, timezone);
  const isAskable = request.items.length > 0 && request.fromAddress.postCode !== '';
  const offers = isAskable ? await offersByRates(command.db, request, command.now) : [];
  const offer = chooseOffer(offers, { account, service, choice });
  const operations = operation === 'Book' ? (['Book'] as const) : (['Save'] as const);
  const saving = { operations, batchId, isImported: true };
  if (isMessage(offer)) {
    if (operation === 'Book' && isAskable) {
      throw new Problem(bookingProblems.NotPriced, { message: offer });
    }
    return { toSave: { sent: booking, ...saving }, serviceName: null };
  }
  const sent = {
    ...booking,
    carrierAccountId: offer.carrierAccountId,
    carrierServiceCode: offer.serviceCode,
  };
  const serviceName = `${offer.accountName} ${offer.serviceName}`;
  return { toSave: { sent, ...saving }, serviceName };
}
