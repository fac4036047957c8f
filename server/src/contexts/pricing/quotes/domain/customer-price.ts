import { type Message } from '@waybill/contract/sentence';
import type { Minor } from '@waybill/kernel/money';
import type { InsuranceQuote } from '../../insurance/domain.ts';
import type { PricedCustomerType, MarkupChoice, MarkupTables } from '../../markup/domain.ts';
import type { PromoRules } from '../../promo-codes/domain.ts';

/** A line of the carrier's charge, before tax. */
export type CarrierPriceItem = {
  readonly kind: 'freight' | 'additional' | 'surcharge' | 'fuel';
  /** Null if the line is no service of its own: it gets the freight service's markup. */
  readonly serviceId: string | null;
  readonly code: string;
  readonly name: string;
  readonly amount: Minor;
  readonly isTaxApplied: boolean;
};

export type PricingInput = {
  /** Exactly one line of kind freight, in first place. */
  readonly lines: readonly CarrierPriceItem[];
  readonly carrierAccountId: number;
  readonly customerType: PricedCustomerType;
  readonly markups: MarkupTables;
  readonly promo?: PromoRules | undefined;
  readonly insurance?: InsuranceQuote | undefined;
  /** Per cent: 10 in Australia (decisions T-10). */
  readonly gstPercent: number;
};

/** The three amounts of every cost in the API; `amount` is the sum of the others. */
export type Cost = {
  readonly taxExclusive: Minor;
  readonly tax: Minor;
  readonly amount: Minor;
};

/** `total` is freight and additional, without insurance. */
export type Costs = {
  readonly freight: Cost;
  readonly additional: Cost;
  readonly total: Cost;
};

export type CustomerPrice = {
  readonly carrier: Costs;
  readonly customer: Costs;
  readonly insurance: Cost;
  /** The total that the customer pays. */
  readonly payable: Cost;
  /** Before tax. */
  readonly totalDiscount: Minor;
  /** Customer total less carrier total, before tax; for staff only. */
  readonly margin: Minor;
  /** They add up to `carrier.total` and `customer.total`, tax included. */
  readonly lines: readonly PricedLine[];
  /** For staff only. */
  readonly trail: readonly TrailStep[];
};

export type PricedLine = Omit<CarrierPriceItem, 'amount'> & {
  readonly isAdditionalService: boolean;
  readonly carrier: Cost;
  /** After markup and before discount, before tax. */
  readonly markedUp: Minor;
  /** Before tax. */
  readonly discount: Minor;
  readonly customer: Cost;
};

/** One step from the carrier's charge to the price: `amount` is the change. */
export type TrailStep = {
  readonly step: 'carrier' | 'markup' | 'discount' | 'insurance' | 'tax';
  readonly code: string;
  readonly amount: Minor;
  readonly words: Message;
};

/** A line during calculation: the carrier's, marked up, discounted; all before tax. */
export type ChargedLine = {
  readonly line: CarrierPriceItem;
  readonly choice: MarkupChoice;
  readonly markedUp: Minor;
  readonly discount: Minor;
  readonly charged: Minor;
};
