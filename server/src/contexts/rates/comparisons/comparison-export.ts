import { type CsvColumn, writeCsv } from '#platform/csv.ts';
import type { RateChangeView } from './comparing.ts';

type Side = RateChangeView['before'];

/**
 * Writes the changes of a comparison with both rates side by side, and as many band columns as the
 * longest rate needs.
 */
export function writeComparison(changes: readonly RateChangeView[]): string {
  const most = changes.reduce(
    (count, { before, after }) =>
      Math.max(count, before?.bands.length ?? 0, after?.bands.length ?? 0),
    1,
  );
  return writeCsv(
    [
      { head: 'serviceCode', cell: ({ serviceCode }) => serviceCode },
      { head: 'fromZone', cell: ({ fromZone }) => fromZone },
      { head: 'toZone', cell: ({ toZone }) => toZone },
      { head: 'change', cell: ({ kind }) => kind },
      { head: 'percent', cell: ({ percent }) => percent },
      { head: 'least', cell: ({ least }) => least },
      { head: 'most', cell: ({ most: greatest }) => greatest },
      ...sideColumns('before', most, ({ before }) => before),
      ...sideColumns('after', most, ({ after }) => after),
    ],
    changes,
  );
}

const sideColumns = (
  name: string,
  bands: number,
  sideOf: (change: RateChangeView) => Side,
): readonly CsvColumn<RateChangeView>[] => [
  { head: `${name} calculationMethod`, cell: (change) => sideOf(change)?.calculationMethod },
  { head: `${name} minimum`, cell: (change) => sideOf(change)?.minimum },
  ...Array.from({ length: bands }, (_, at) => at).flatMap((at): CsvColumn<RateChangeView>[] => [
    { head: `${name} break${at + 1}`, cell: (change) => sideOf(change)?.bands[at]?.break },
    { head: `${name} basic${at + 1}`, cell: (change) => sideOf(change)?.bands[at]?.basic },
    { head: `${name} value${at + 1}`, cell: (change) => sideOf(change)?.bands[at]?.value },
  ]),
];
