import type { Address } from '@waybill/contract/shared/address';
import { goodsNamed, rowOf, type UnCodeRow } from '../../un-codes/domain/un-code.ts';
import type { LoadedGoods } from './load.ts';

/** Receptacles of one kind and content. */
export type Receptacles = {
  readonly packageType: string;
  readonly count: number;
  /** The gross weight of each in kilograms. */
  readonly each: number;
};

/** The dangerous goods of one consignment on a vehicle. */
export type DangerousConsignment = {
  /** The number of the consignment, or of the job if there is none. */
  readonly number: string;
  readonly from: Address;
  readonly to: Address;
  /** The goods as they were booked, `UN1263 II`. */
  readonly named: string;
  /** The goods in the UN list; null if it does not contain them. */
  readonly code: UnCodeRow | null;
  /** True if the list has several packing groups of the number and none was booked. */
  readonly isGroupAssumed: boolean;
  /** The sender's own name of the goods. */
  readonly ownName: string | null;
  readonly receptacles: readonly Receptacles[];
};

type Named = Pick<DangerousConsignment, 'code' | 'isGroupAssumed'>;

/** Returns the row of the UN list for goods as they were booked. */
export function listedGoods(list: readonly UnCodeRow[], text: string): Named {
  const named = goodsNamed(text);
  const code = (named && rowOf(list, named)) ?? null;
  const groups = list.filter(({ un_number }) => un_number === named?.unNumber).length;
  return { code, isGroupAssumed: code !== null && named?.packageGroup === null && groups > 1 };
}

/**
 * Returns the proper shipping name of listed goods, followed by the sender's own name if that says
 * more.
 */
export function shippingName(
  { description }: Pick<UnCodeRow, 'description'>,
  ownName: string | null,
): string {
  const own = ownName?.trim() ?? '';
  if (own === '' || own.toLowerCase() === description.toLowerCase()) return description;
  const saysName = own.toLowerCase().startsWith(description.toLowerCase());
  return saysName ? own : `${description} (${own})`;
}

/** Returns the receptacles of a consignment as goods of a load; none if the goods are unknown. */
export const goodsOnBoard = ({
  code,
  receptacles,
}: Pick<DangerousConsignment, 'code' | 'receptacles'>): readonly LoadedGoods[] =>
  code === null
    ? []
    : receptacles.map(({ count, each }) => ({
        unNumber: code.un_number,
        description: code.description,
        category: code.category,
        subsidiary: code.subsidiary,
        packageGroup: code.package_group,
        compatibilityGroup: code.compatibility_group,
        receptacles: count,
        each,
      }));
