import { segregationRule } from '@waybill/contract/dangerousGoods/carriers/segregation';
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
 * Returns the pairs of a load that must be segregated. Compatibility groups of class 1 are not
 * checked.
 */
export function segregationOf(goods: readonly Goods[]): Segregation {
  const pairs = goods.flatMap((one, at) =>
    goods.slice(at + 1).map((other) => [one, other] as const),
  );
  const ruled = pairs.map(([one, other]) => ({ one, other, rule: segregationRule(one, other) }));
  return {
    forbidden: ruled
      .filter(({ rule }) => rule === 'forbidden')
      .map(({ one, other }) =>
        sentence('{one} and {other} must not travel together.', {
          one: nameOf(one),
          other: nameOf(other),
        }),
      ),
    apart: ruled
      .filter(({ rule }) => rule === 'apart')
      .map(({ one, other }) =>
        sentence('{one} and {other} must be separated on board.', {
          one: nameOf(one),
          other: nameOf(other),
        }),
      ),
  };
}

const nameOf = ({ unNumber, packageGroup, category }: Goods): string =>
  `${packageGroup === null ? `UN${unNumber}` : `UN${unNumber} ${packageGroup}`} (${category})`;
