import type { BookingRow } from './domain/booking-row.ts';
import { chargesOf } from '../pricing/domain/charges-by-hand.ts';
import { areSame, pricedParts } from './domain/contents.ts';
import { freightOf } from './domain/freight.ts';
import { mustBeCarried, mustSendSafely } from '../dangerous-goods/dangerous-goods.ts';
import type { Decided, CommandContext, PricingContext, BookingToSave } from './command.ts';
import { lacksNothing } from './numbers.ts';
import { priceFreight, type RequestedPrice, wantedOf } from '../pricing/price.ts';

/**
 * Prepares the edit of a booked booking: freight that affects the price is priced again, within the
 * customer's credit.
 * @throws {Problem} if the new freight may not be sent or has no price
 */
export async function toEdit(command: PricingContext, saving: Editing): Promise<Decided> {
  const { before, contents, customer } = saving;
  const wanted = wantedNow(saving);
  const goods = customer && (await mustSendSafely(command, customer, contents));
  const saved = { saving, act: 'Edit', lacks: lacksNothing, credit: null, quoteId: null } as const;
  const needsPrice = wanted !== null && !(isSameFreight(saving) && isSameService(saving, wanted));
  if (!needsPrice || customer === null) {
    await mustCarryOther(command, goods, saving);
    return { ...saved, saved: { ...before, ...contents } };
  }
  const { price, cubicFactor, quoteId } = await priceFreight(
    command,
    { contents, customerType: customer.type },
    wanted,
  );
  await mustBeCarried(command.db, goods, {
    customerId: customer.id,
    carrierAccountId: price.carrier_account_id,
  });
  const freight = freightOf(contents.items, cubicFactor);
  // Labels already on the freight keep their numbers; added pieces get an SSCC like the others.
  const ssccs = before.ssccs.slice(0, contents.pieces);
  const codes = before.ssccs.length === 0 ? 0 : contents.pieces - ssccs.length;
  return {
    ...saved,
    saved: {
      ...before,
      ...contents,
      ...freight,
      ...price,
      exposure_minor: price.total_minor,
      ssccs,
    },
    lacks: { ...lacksNothing, codes },
    quoteId,
    credit: { customer, held: before.exposure_minor, wanted: price.total_minor },
  };
}

type Editing = BookingToSave & { readonly before: BookingRow };

/** Different goods may cost the same but be of a class that the carrier does not accept. */
async function mustCarryOther(
  { db }: CommandContext,
  goods: Awaited<ReturnType<typeof mustSendSafely>>,
  { before, contents: { dangerous_un_code: named } }: Editing,
): Promise<void> {
  const { customer_id: customerId, carrier_account_id: carrierAccountId } = before;
  if (customerId === null || named === before.dangerous_un_code) return;
  await mustBeCarried(db, goods, { customerId, carrierAccountId });
}

/** Returns the requested price, unless it is the quote that the booking already uses. */
function wantedNow({ before, sent }: Editing): RequestedPrice | null {
  const takesOther = Boolean(sent.quoteId) && sent.quoteId !== before.quote_id;
  return wantedOf({ ...sent, quoteId: takesOther ? sent.quoteId : null }, before);
}

const isSameFreight = ({ before, contents }: Editing): boolean =>
  areSame(pricedParts(before), pricedParts(contents));

const isSameService = ({ before, sent }: Editing, wanted: RequestedPrice): boolean =>
  chargesOf(sent) === undefined &&
  'serviceCode' in wanted &&
  wanted.serviceCode === before.service_code &&
  wanted.carrierAccountId === before.carrier_account_id;
