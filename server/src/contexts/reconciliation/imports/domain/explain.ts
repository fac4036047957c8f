import { type Message, type Sentence, sentence } from '@waybill/contract/sentence';
import { type Minor, minor, subtract, toDecimal } from '@waybill/kernel/money';
import type { ComparisonInput, JudgedInput, LineVerdict } from './compare.ts';
import type { GatheredCharge } from './gathering.ts';

/** Explains a verdict in a sentence with its figures. */
export function explain(
  { reason, service, status }: LineVerdict,
  charge: GatheredCharge,
  query: JudgedInput,
): Message {
  const difference = service === undefined ? minor(0) : subtract(charge.amount, service.carrier);
  const off = offBy(difference);
  switch (reason) {
    case null:
      if (difference === 0) return 'As quoted.';
      return query.isWholeAsQuoted
        ? sentence('As quoted in total; this charge is {off}.', { off })
        : sentence('Within tolerance: {off}.', { off });
    case 'Unmatched':
      return query.whyNone ?? 'No booking with this number found.';
    case 'Cancelled':
      return sentence('The booking is {status}.', {
        status: query.booking?.status.toLowerCase() ?? 'cancelled',
      });
    case 'Duplicate':
      return charge.isRepeat
        ? 'Charged twice on this invoice.'
        : sentence('Already charged on {invoice}.', {
            invoice:
              query.earlier.get(charge.key) ?? query.earlierTotal ?? sentence('an earlier invoice'),
          });
    case 'Weight':
      return sentence('Charged for {charged}; declared {declared}: {off}.', {
        charged: freightOf(charge),
        declared: declared(query),
        off,
      });
    case 'Zone':
      return sentence('Weight as declared, but {off}: different zone or rate.', { off });
    case 'Fuel':
      return status === 'NotQuoted'
        ? 'Fuel was not part of the quote.'
        : sentence('Fuel is {off}.', { off });
    case 'Accessorial':
      return status === 'NotQuoted'
        ? 'Not part of the quote.'
        : sentence('The service is {off}.', { off });
  }
}

function offBy(difference: Minor): Sentence {
  if (difference === 0) return sentence('as quoted');
  const amount = toDecimal(Math.abs(difference) as Minor).toFixed(2);
  return difference > 0
    ? sentence('{amount} above the quote', { amount })
    : sentence('{amount} below the quote', { amount });
}

const kilograms = (grams: number): string => `${Number((grams / 1000).toFixed(3))} kg`;
const cubicMetres = (volume: number): string => `${Number((volume / 1e9).toFixed(3))} m³`;

const freightOf = ({ grams, cubicMillimetres }: GatheredCharge): string =>
  [
    grams === null ? [] : [kilograms(grams)],
    cubicMillimetres === null ? [] : [cubicMetres(cubicMillimetres)],
  ]
    .flat()
    .join(', ');

const declared = ({ booking }: ComparisonInput): string =>
  booking === null ? '' : `${kilograms(booking.grams)}, ${cubicMetres(booking.cubicMillimetres)}`;
