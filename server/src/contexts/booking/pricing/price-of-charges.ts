import { sentence } from '@waybill/contract/sentence';
import type { BookingWrite } from '@waybill/contract/booking/bookings/write-shapes';
import { notValidField } from '@waybill/contract/problem';
import { toDecimal } from '@waybill/kernel/money';
import { carrierAccount } from '#contexts/carriers/public.ts';
import type { InsuranceQuote } from '#contexts/pricing/public.ts';
import { settingsOf } from '#contexts/tenancy/public.ts';
import { type Actor, isStaff } from '#platform/http/actor.ts';
import type { Contents, StoredPrice } from '../bookings/domain/booking-row.ts';
import { type ChargesByHand, chargesOf } from './domain/charges-by-hand.ts';
import { priceByHand } from './domain/price-by-hand.ts';
import { sumsOf } from './domain/price.ts';
import type { CommandContext } from '../bookings/command.ts';
import { insuranceFor } from './insurance.ts';

type Charged = {
  readonly carrierAccountId: number;
  readonly serviceCode: string;
  readonly charges?: ChargesByHand;
};

/**
 * The default cubic factor in kg per m³, if neither rates nor carrier give one (decisions B-11).
 */
const usualCubicFactor = '250';

/** Only staff who may change bookings may enter a price. @throws {Problem} NotValid */
export function mustNameNoPrice(actor: Actor, sent: BookingWrite): void {
  const mayName = isStaff(actor) && actor.permissions.has('Booking.Edit');
  if (chargesOf(sent) !== undefined && !mayName) {
    throw notValidField('pricingInfo', 'Prices are entered by staff who may change bookings.');
  }
}

/**
 * Returns the price entered by staff for a service of a manual account, with insurance if the
 * freight is insured. Cut-off and arrival are unknown.
 * @throws {Problem} NotValid naming carrierAccountId, carrierServiceCode, insuredValue,
 *   insuranceType
 */
export async function priceOfCharges(
  { db }: CommandContext,
  contents: Contents,
  { carrierAccountId, serviceCode, charges = [] }: Charged,
): Promise<{ readonly price: StoredPrice; readonly cubicFactor: string; readonly promo: null }> {
  const account = await carrierAccount(db, carrierAccountId);
  if (!account?.isActive || !account.isManual) {
    const message = 'Prices can only be entered for active accounts with manual carriers.';
    throw notValidField('carrierAccountId', message);
  }
  const service = account.services.find(({ code }) => code === serviceCode);
  if (service === undefined || service.isAdditional) {
    const message = sentence("{account} doesn't offer service {service}.", {
      account: account.name,
      service: serviceCode,
    });
    throw notValidField('carrierServiceCode', message);
  }
  const { gstPercent } = await settingsOf(db);
  const insurance = await insuranceFor(db, contents);
  const insuranceInfo = insurance && insuranceInfoOf(insurance);
  const pricing = priceByHand(null, { pricingInfo: charges, insuranceInfo }, gstPercent);
  return {
    price: {
      carrier_account_id: account.id,
      carrier_code: account.carrierCode,
      carrier_name: account.carrierName,
      carrier_account_name: account.name,
      service_code: service.code,
      service_name: service.name,
      quote_id: null,
      pricing,
      ...sumsOf(pricing),
      eta: null,
      cut_off_at: null,
      price_held_until: null,
    },
    cubicFactor: usualCubicFactor,
    promo: null,
  };
}

const insuranceInfoOf = (quote: InsuranceQuote) => ({
  insuredValue: toDecimal(quote.insuredValue),
  insuranceType: quote.insuranceType,
  insuranceCost: toDecimal(quote.amount),
  insuranceCostTaxExclusive: toDecimal(quote.taxExclusive),
});
