import { segregationRule } from '@waybill/contract/dangerousGoods/carriers/segregation';
import { type Message, sentence } from '@waybill/contract/sentence';
import type { AggregateGoods } from './load.ts';

export type Segregation = {
  /** Goods that must not travel on one vehicle, a sentence per pair. */
  readonly forbidden: readonly Message[];
  /**
   * Goods that may under conditions, a sentence per pair: a leak of one must not reach the other,
   * or their compatibility groups must be looked at.
   */
  readonly apart: readonly Message[];
};

type Goods = Pick<AggregateGoods, 'unNumber' | 'category' | 'packageGroup' | 'compatibilityGroup'>;

/** Returns the pairs of a load that must be segregated. */
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
    apart: ruled.flatMap(({ one, other, rule }) => {
      const values = { one: nameOf(one), other: nameOf(other) };
      if (rule === 'apart')
        return [sentence('{one} and {other} must be separated on board.', values)];
      if (rule === 'conditional') {
        return [sentence('{one} and {other}: check their compatibility groups.', values)];
      }
      return [];
    }),
  };
}

const nameOf = ({ unNumber, packageGroup, category, compatibilityGroup }: Goods): string =>
  `${packageGroup === null ? `UN${unNumber}` : `UN${unNumber} ${packageGroup}`} ` +
  `(${category}${compatibilityGroup ?? ''})`;
