import { type Minor, ZERO, add, subtract, taxOnTotal } from '@waybill/kernel/money';
import { type Ratio, percent } from '@waybill/kernel/ratio';
import type {
  CarrierPriceItem,
  ChargedLine,
  Cost,
  Costs,
  CustomerPrice,
  PricedLine,
  PricingInput,
} from './customer-price.ts';
import { type MarkupChoice, chooseMarkup, isOnceOnly, markUp } from '../../markup/domain.ts';
import { discountOn } from '../../promo-codes/domain.ts';
import { trailOf } from './trail.ts';

/**
 * Calculates the customer's price from the carrier's lines, always in this order (domain rules
 * 2.2): markup on freight and additional (decisions B-27), discount on freight (B-29), insurance,
 * GST by the total-invoice rule on both sides. Throws RangeError unless freight is the first line.
 */
export function buildUpPrice(input: PricingInput): CustomerPrice {
  if (input.lines.findLastIndex((line) => line.kind === 'freight') !== 0) {
    throw new RangeError('A price needs exactly one freight line, first');
  }
  const charged = chargedLines(input);
  const rate = percent(input.gstPercent);
  const lines = withTax(charged, rate);
  const carrier = costsOf(lines, (line) => line.carrier);
  const customer = costsOf(lines, (line) => line.customer);
  const insurance = input.insurance ? costOf(input.insurance) : NO_COST;
  return {
    carrier,
    customer,
    insurance,
    payable: addCosts([customer.total, insurance]),
    totalDiscount: add(...lines.map((line) => line.discount)),
    margin: subtract(customer.total.taxExclusive, carrier.total.taxExclusive),
    lines,
    trail: trailOf(charged, input, add(customer.total.tax, insurance.tax)),
  };
}

function chargedLines(input: PricingInput): readonly ChargedLine[] {
  const freight = input.lines[0];
  return input.lines.map((line) => {
    const isFreight = line === freight;
    const serviceId = line.serviceId ?? freight?.serviceId ?? null;
    const choice = chooseMarkup(input.markups, { ...input, serviceId });
    const isMarkedUp = isFreight || !isFlatOfFreight(line, choice);
    const markedUp = isMarkedUp ? markUp(line.amount, choice.rate) : line.amount;
    const discount = isFreight && input.promo ? discountOn(markedUp, input.promo) : ZERO;
    return { line, choice, markedUp, discount, charged: subtract(markedUp, discount) };
  });
}

/** A flat markup of the account or of the freight service is not repeated on other lines. */
const isFlatOfFreight = (line: CarrierPriceItem, choice: MarkupChoice): boolean =>
  isOnceOnly(choice) || (line.serviceId === null && choice.rate.calcMethod === 'FlatAmount');

function withTax(charged: readonly ChargedLine[], rate: Ratio): readonly PricedLine[] {
  const taxOf = (amounts: readonly Minor[]) =>
    taxOnTotal(
      charged.map(({ line }, at) => ({ amount: amounts[at] ?? ZERO, taxed: line.isTaxApplied })),
      rate,
    ).perLine;
  const carrierTax = taxOf(charged.map(({ line }) => line.amount));
  const customerTax = taxOf(charged.map((each) => each.charged));
  return charged.map(({ line: { amount, ...line }, markedUp, discount, charged: dueDate }, at) => ({
    ...line,
    isAdditionalService: line.kind !== 'freight',
    carrier: cost(amount, carrierTax[at]),
    markedUp,
    discount,
    customer: cost(dueDate, customerTax[at]),
  }));
}

function costsOf(lines: readonly PricedLine[], of: (line: PricedLine) => Cost): Costs {
  const costs = lines.map(of);
  const [freight, additional] = [addCosts(costs.slice(0, 1)), addCosts(costs.slice(1))];
  return { freight, additional, total: addCosts([freight, additional]) };
}

const NO_COST: Cost = { taxExclusive: ZERO, tax: ZERO, amount: ZERO };

const cost = (taxExclusive: Minor, tax: Minor = ZERO): Cost => ({
  taxExclusive,
  tax,
  amount: add(taxExclusive, tax),
});

const costOf = ({ taxExclusive, tax }: Cost): Cost => cost(taxExclusive, tax);

const addCosts = (costs: readonly Cost[]): Cost =>
  cost(add(...costs.map((each) => each.taxExclusive)), add(...costs.map((each) => each.tax)));
