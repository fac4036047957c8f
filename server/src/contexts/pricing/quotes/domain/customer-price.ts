import { type Message } from '@waybill/contract/sentence';
import type { Minor } from '@waybill/kernel/money';
import type { InsuranceQuote } from '../../insurance/domain.ts';
import type { PricedCustomerType, MarkupChoice, MarkupTables } from '../../markup/domain.ts';
import type { PromoRules } from '../../promo-codes/domain.ts';

/** A line as the carrier charges it, ex tax. */
export type CarrierPriceItem = {
  readonly kind: 'freight' | 'additional' | 'surcharge' | 'fuel';
  /** null when the line is no service of its own: it is marked up with the freight service. */
  readonly serviceId: string | null;
  readonly code: string;
  readonly name: string;
  readonly amount: Minor;
  readonly isTaxApplied: boolean;
};

export type PricingInput = {
  /** Exactly one of kind freight, first. */
  readonly lines: readonly CarrierPriceItem[];
  readonly carrierAccountId: number;
  readonly customerType: PricedCustomerType;
  readonly markups: MarkupTables;
  readonly promo?: PromoRules | undefined;
  readonly insurance?: InsuranceQuote | undefined;
  /** Per cent: 10 in Australia (decisions T-10). */
  readonly gstPercent: number;
};

/** The three amounts of every cost on the wire; `amount` is the sum of the others. */
export type Cost = {
  readonly taxExclusive: Minor;
  readonly tax: Minor;
  readonly amount: Minor;
};

/** `total` is freight and additional; insurance stands beside it. */
export type Costs = {
  readonly freight: Cost;
  readonly additional: Cost;
  readonly total: Cost;
};

export type CustomerPrice = {
  readonly carrier: Costs;
  readonly customer: Costs;
  readonly insurance: Cost;
  /** What the customer pays in all. */
  readonly payable: Cost;
  /** Ex tax. */
  readonly totalDiscount: Minor;
  /** Customer total less carrier total, ex tax; for tenant staff only. */
  readonly margin: Minor;
  /** They add up to `carrier.total` and `customer.total`, tax included. */
  readonly lines: readonly PricedLine[];
  /** For tenant staff only. */
  readonly trail: readonly TrailStep[];
};

export type PricedLine = Omit<CarrierPriceItem, 'amount'> & {
  readonly isAdditionalService: boolean;
  readonly carrier: Cost;
  /** After markup and before discount, ex tax. */
  readonly markedUp: Minor;
  /** Ex tax. */
  readonly discount: Minor;
  readonly customer: Cost;
};

/** One step from the carrier's charge to the price: `amount` is what it adds or takes. */
export type TrailStep = {
  readonly step: 'carrier' | 'markup' | 'discount' | 'insurance' | 'tax';
  readonly code: string;
  readonly amount: Minor;
  readonly words: Message;
};

/** A line on its way: the carrier's, marked up, discounted; all ex tax. */
export type ChargedLine = {
  readonly line: CarrierPriceItem;
  readonly choice: MarkupChoice;
  readonly markedUp: Minor;
  readonly discount: Minor;
  readonly charged: Minor;
};
