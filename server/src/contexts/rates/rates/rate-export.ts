import { type CsvColumn, writeCsv } from '#platform/csv.ts';
import type { RateRow, RateServiceRow } from '../pricing/domain/rows.ts';
import { inOrder } from './in-order.ts';

/**
 * Writes the rates of a card in the format of the import, by service, lane and day, with as many
 * band columns as the longest rate needs.
 */
export function writeRates(services: readonly RateServiceRow[], rates: readonly RateRow[]): string {
  const codes = new Map(services.map(({ id, code }) => [id, code]));
  const most = rates.reduce((count, rate) => Math.max(count, rate.rateDetails.length), 1);
  const numbers = Array.from({ length: most }, (_, at) => at);
  const laneOf = ({ rateServiceId, fromZone, toZone, effectiveDate }: RateRow): string =>
    [codes.get(rateServiceId), fromZone, toZone, effectiveDate].join('\0');
  return writeCsv(
    [
      { head: 'serviceCode', cell: (rate) => codes.get(rate.rateServiceId) },
      { head: 'fromZone', cell: (rate) => rate.fromZone },
      { head: 'toZone', cell: (rate) => rate.toZone },
      { head: 'calculationMethod', cell: (rate) => rate.calculationMethod },
      { head: 'reciprocal', cell: (rate) => rate.reciprocal },
      { head: 'accumulative', cell: (rate) => rate.accumulative },
      { head: 'minimum', cell: (rate) => rate.minimum },
      { head: 'cubicAllowance', cell: (rate) => rate.cubicAllowance || null },
      { head: 'cutOffTime', cell: (rate) => rate.cutOffTime },
      { head: 'transitTime', cell: (rate) => rate.transitTime },
      { head: 'effectiveDate', cell: (rate) => rate.effectiveDate },
      { head: 'expireDate', cell: (rate) => rate.expireDate },
      ...numbers.flatMap(bandColumns),
    ],
    inOrder(rates, laneOf),
  );
}

function bandColumns(at: number): readonly CsvColumn<RateRow>[] {
  const n = at + 1;
  return [
    { head: `rateType${n}`, cell: (rate) => rate.rateDetails[at]?.rateType },
    { head: `break${n}`, cell: (rate) => rate.rateDetails[at]?.break },
    { head: `basic${n}`, cell: (rate) => rate.rateDetails[at]?.basic },
    { head: `value${n}`, cell: (rate) => rate.rateDetails[at]?.value },
    { head: `child${n}`, cell: (rate) => childText(rate, at) },
  ];
}

function childText(rate: RateRow, at: number): string {
  const child = rate.rateDetails[at]?.child;
  return child === undefined ? '' : JSON.stringify(child);
}
