import { english, sentenceOf } from '@waybill/contract/sentence';
import { type Minor, add, toDecimal } from '@waybill/kernel/money';
import type { z } from 'zod';
import type { Costs, PricedLine } from './domain/customer-price.ts';
import type { QuoteSnapshot } from './snapshot.ts';
import type { BookingQuote } from '@waybill/contract/pricing/quotes/shapes';

type View = z.input<typeof BookingQuote>;

/** Maps a quote; only staff see the carrier's charge and the steps of the price. */
export function toQuote(quote: QuoteSnapshot, forStaff: boolean): View {
  const { pricing } = quote;
  return {
    id: quote.quoteId,
    carrier: {
      code: quote.carrierCode,
      description: quote.carrierName,
      imageUrl: '',
      accountCode: quote.accountCode,
      accountName: quote.accountName,
      logos: { small: '', large: '' },
      isManual: quote.isManual,
      carrierAccountId: quote.carrierAccountId,
      isSimulated: quote.isSimulated,
    },
    service: {
      code: quote.serviceCode,
      description: quote.serviceName,
      transitTime: quote.transitTime,
      cutOffTime: quote.cutOffTime,
      isTaxApplied: pricing.lines.some((line) => line.isTaxApplied),
    },
    carrierCost: forStaff ? toCosts(pricing.carrier) : null,
    customerCost: {
      ...toCosts(pricing.customer),
      totalDiscount: toDecimal(pricing.totalDiscount),
    },
    eta: quote.eta,
    cutOffAt: quote.cutOffAt,
    details: pricing.lines.map((line) => toDetail(line, forStaff)),
    created: quote.createdAt,
    expiresAt: quote.expiresAt,
    chargeableWeight: { value: quote.chargeableGrams / 1000, unit: 'kg' },
    cubicFactor: quote.cubicFactor,
    warning: quote.promoWarning === null ? null : english(quote.promoWarning),
    warningSentence: quote.promoWarning === null ? undefined : sentenceOf(quote.promoWarning),
    explanation: forStaff ? toExplanation(quote) : null,
  };
}

const toCosts = ({ freight, additional, total }: Costs) => ({
  freight: toDecimal(freight.amount),
  freightExGst: toDecimal(freight.taxExclusive),
  additional: toDecimal(additional.amount),
  additionalExGst: toDecimal(additional.taxExclusive),
  total: toDecimal(total.amount),
  totalExGst: toDecimal(total.taxExclusive),
});

/** Customers see what they pay in the members where staff see the carrier's charge. */
function toDetail(line: PricedLine, forStaff: boolean): View['details'][number] {
  const { markedUp, customer, discount } = line;
  const charge = forStaff ? line.carrier : customer;
  return {
    serviceCode: line.code,
    serviceName: line.name,
    isAdditionalService: line.isAdditionalService,
    amount: toDecimal(charge.amount),
    amountExGst: toDecimal(charge.taxExclusive),
    markedupAmount: toDecimal(withTaxOf(line, markedUp)),
    markedupAmountExGst: toDecimal(markedUp),
    discountAmount: toDecimal(discount),
    isTaxApplied: line.isTaxApplied,
    breakDown: null,
  };
}

/** Before discount, with the tax of the charged amount. */
const withTaxOf = ({ customer }: PricedLine, markedUp: Minor): Minor => add(markedUp, customer.tax);

const toExplanation = ({ explanation, pricing }: QuoteSnapshot) => ({
  rates: explanation,
  trail: pricing.trail.map((step) => ({
    ...step,
    amount: toDecimal(step.amount),
    words: english(step.words),
    wordsSentence: sentenceOf(step.words),
  })),
  margin: toDecimal(pricing.margin),
});
