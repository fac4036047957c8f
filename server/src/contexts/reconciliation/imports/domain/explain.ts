import { type Minor, subtract, toDecimal } from '@waybill/kernel/money';
import type { ComparisonInput, JudgedInput, LineVerdict } from './compare.ts';
import type { GatheredCharge } from './gathering.ts';

/** A verdict in a sentence with its figures. */
export function explain(
  { reason, service, status }: LineVerdict,
  charge: GatheredCharge,
  query: JudgedInput,
): string {
  const off = service === undefined ? '' : offBy(subtract(charge.amount, service.carrier));
  switch (reason) {
    case null:
      if (off === 'as quoted' || off === '') return 'As quoted.';
      return query.isWholeAsQuoted
        ? `As quoted in total; this charge is ${off}.`
        : `Within tolerance: ${off}.`;
    case 'Unmatched':
      return query.whyNone ?? 'No booking of ours has this number.';
    case 'Cancelled':
      return `The booking is ${query.booking?.status.toLowerCase() ?? 'cancelled'}.`;
    case 'Duplicate':
      return charge.isRepeat
        ? 'Charged twice on this invoice.'
        : `Charged before, on ${query.earlier.get(charge.key) ?? query.earlierTotal ?? 'an earlier invoice'}.`;
    case 'Weight':
      return `Charged for ${freightOf(charge)}; declared ${declared(query)}: ${off}.`;
    case 'Zone':
      return `Weight as declared, yet ${off}: another zone or rate.`;
    case 'Fuel':
      return status === 'NotQuoted' ? 'Fuel was not part of the quote.' : `Fuel is ${off}.`;
    case 'Accessorial':
      return status === 'NotQuoted' ? 'Not part of the quote.' : `The service is ${off}.`;
  }
}

function offBy(difference: Minor): string {
  if (difference === 0) return 'as quoted';
  const amount = toDecimal(Math.abs(difference) as Minor).toFixed(2);
  return `${amount} ${difference > 0 ? 'above' : 'below'} the quote`;
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
