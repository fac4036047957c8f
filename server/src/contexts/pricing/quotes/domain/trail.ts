import { type Minor, negate, subtract } from '@waybill/kernel/money';
import type { ChargedLine, PricingInput, TrailStep } from './customer-price.ts';
import type { MarkupChoice, PriceRate } from '../../markup/domain.ts';

/** How the price came about, step by step in the order of build-up; the amounts sum to it. */
export function trailOf(
  charged: readonly ChargedLine[],
  { promo, insurance, gstPercent }: PricingInput,
  tax: Minor,
): readonly TrailStep[] {
  const steps: readonly TrailStep[] = [
    ...charged.map(({ line }) => ({
      step: 'carrier' as const,
      code: line.code,
      amount: line.amount,
      words: `${line.name} as the carrier charges it`,
    })),
    ...charged.map((each) => ({
      step: 'markup' as const,
      code: each.line.code,
      amount: subtract(each.markedUp, each.line.amount),
      words: markupWords(each),
    })),
    ...charged.map(({ line, discount }) => ({
      step: 'discount' as const,
      code: line.code,
      amount: negate(discount),
      words: `Promo code ${promo?.code}: ${promo && rateWords(promo.rate)} off freight`,
    })),
    ...(insurance === undefined ? [] : [insuranceStep(insurance)]),
    { step: 'tax', code: 'GST', amount: tax, words: `GST of ${gstPercent} %` },
  ];
  return steps.filter(({ step, amount }) => step === 'carrier' || amount !== 0);
}

const insuranceStep = (insurance: NonNullable<PricingInput['insurance']>): TrailStep => ({
  step: 'insurance',
  code: insurance.insuranceType,
  amount: insurance.taxExclusive,
  words: `${insurance.insuranceType} insurance`,
});

function markupWords({ line, choice }: ChargedLine): string {
  return `${line.name}: markup of ${rateWords(choice.rate)}, ${sourceWords(choice)}`;
}

const sourceWords = ({ from, by }: MarkupChoice): string =>
  `${from === 'customer' ? "the customer's own" : `by ${from}`}, for ${
    by === 'service' ? 'this service' : 'all services'
  }`;

const rateWords = ({ calcMethod, value }: PriceRate): string =>
  calcMethod === 'Percentage' ? `${value} %` : value.toFixed(2);
