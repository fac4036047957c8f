import {
  type Message,
  type Sentence,
  sentence,
  type SentenceValue,
} from '@waybill/contract/sentence';
import { type Minor, negate, subtract } from '@waybill/kernel/money';
import type { ChargedLine, PricingInput, TrailStep } from './customer-price.ts';
import type { MarkupChoice, PriceRate } from '../../markup/domain.ts';

/** Returns the steps of the price in the order of calculation; the amounts add up to it. */
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
      words: sentence('{charge} as the carrier charges it', { charge: line.name }),
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
      words: sentence('Promo code {code}: {rate} off freight', {
        code: promo?.code ?? '',
        rate: promo === undefined ? '' : rateWords(promo.rate),
      }),
    })),
    ...(insurance === undefined ? [] : [insuranceStep(insurance)]),
    {
      step: 'tax',
      code: 'GST',
      amount: tax,
      words: sentence('GST of {percent, number}%', { percent: gstPercent }),
    },
  ];
  return steps.filter(({ step, amount }) => step === 'carrier' || amount !== 0);
}

const insuranceStep = (insurance: NonNullable<PricingInput['insurance']>): TrailStep => ({
  step: 'insurance',
  code: insurance.insuranceType,
  amount: insurance.taxExclusive,
  words: `${insurance.insuranceType} insurance`,
});

function markupWords({ line, choice }: ChargedLine): Message {
  return sentence('{charge}: markup of {rate}, {source}', {
    charge: line.name,
    rate: rateWords(choice.rate),
    source: sourceWords(choice),
  });
}

function sourceWords({ from, by }: MarkupChoice): Sentence {
  if (from === 'customer') {
    return sentence(
      by === 'service'
        ? "the customer's own rate for this service"
        : "the customer's own rate for all services",
    );
  }
  return sentence(
    by === 'service' ? 'the {group} rate for this service' : 'the {group} rate for all services',
    { group: from },
  );
}

const rateWords = ({ calcMethod, value }: PriceRate): SentenceValue =>
  calcMethod === 'Percentage'
    ? sentence('{percent, number}%', { percent: value })
    : value.toFixed(2);
