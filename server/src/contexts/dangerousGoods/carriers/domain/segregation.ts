import { type Message, sentence } from '@waybill/contract/sentence';
import type { AggregateGoods } from './load.ts';

export type Segregation = {
  /** Goods that must not travel on one vehicle, a sentence per pair. */
  readonly forbidden: readonly Message[];
  /** Goods that may if a leak of one cannot reach the other, a sentence per pair. */
  readonly apart: readonly Message[];
};

type Goods = Pick<AggregateGoods, 'unNumber' | 'category' | 'packageGroup'>;

/**
 * Returns the pairs of a load that must be segregated by the table of 49 CFR 177.848 (d), which is
 * in the public domain; the table of the Australian code differs in places. The UN list has no
 * hazard zones: every gas of division 2.3 and every toxic substance of packing group I counts as
 * zone A, the strictest. Compatibility groups of class 1 are not checked.
 */
export function segregationOf(goods: readonly Goods[]): Segregation {
  const pairs = goods.flatMap((one, at) =>
    goods.slice(at + 1).map((other) => [one, other] as const),
  );
  const ruled = pairs.map(([one, other]) => ({ one, other, rule: ruleOf(one, other) }));
  return {
    forbidden: ruled
      .filter(({ rule }) => rule === 'x')
      .map(({ one, other }) =>
        sentence('{one} and {other} must not travel together.', {
          one: nameOf(one),
          other: nameOf(other),
        }),
      ),
    apart: ruled
      .filter(({ rule }) => rule === 'o')
      .map(({ one, other }) =>
        sentence('{one} and {other} must be separated on board.', {
          one: nameOf(one),
          other: nameOf(other),
        }),
      ),
  };
}

function ruleOf(one: Goods, other: Goods): string {
  const [row, column] = [lineOf(one), lineOf(other)];
  return row === undefined || column === undefined
    ? '_'
    : (table[row]?.[lines.indexOf(column)] ?? '_');
}

const lines = [
  '1.1',
  '1.3',
  '1.4',
  '1.5',
  '1.6',
  '2.1',
  '2.2',
  '2.3',
  '3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1',
  '7',
  '8',
] as const;
type Line = (typeof lines)[number];

function lineOf({ category, packageGroup }: Goods): Line | undefined {
  if (category === '1.2') return '1.1';
  if (category === '6.1' && packageGroup !== 'I') return undefined;
  return lines.find((line) => line === category);
}

/**
 * Rows and columns are in the order of `lines`; x is forbidden, o must be separated, ? is decided
 * by compatibility groups.
 */
const table: Readonly<Record<Line, string>> = {
  '1.1': '?????xxxxxxxxxxxx',
  '1.3': '?????x_xx_xxxxx_x',
  '1.4': '?????o_oo_o___o_o',
  '1.5': '?????xxxxxxxxxxxx',
  '1.6': '?????____________',
  '2.1': 'xxox___x______oo_',
  '2.2': 'x__x_____________',
  '2.3': 'xxox_x__xxxxxx__x',
  '3': 'xxox___x____o_x__',
  '4.1': 'x__x___x______x_o',
  '4.2': 'xxox___x______x_x',
  '4.3': 'xx_x___x______x_o',
  '5.1': 'xx_x___xo_____x_o',
  '5.2': 'xx_x___x______x_o',
  '6.1': 'xxox_o__xxxxxx__x',
  '7': 'x__x_o___________',
  '8': 'xxox___x_oxooox__',
};

const nameOf = ({ unNumber, packageGroup, category }: Goods): string =>
  `${packageGroup === null ? `UN${unNumber}` : `UN${unNumber} ${packageGroup}`} (${category})`;
