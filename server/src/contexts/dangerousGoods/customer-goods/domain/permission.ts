import { sentence } from '@waybill/contract/sentence';
import type { Complaint } from '@waybill/contract/problem';
import { type PackageGroup, unNumberOf } from '../../un-codes/domain/un-code.ts';

/** Dangerous goods that a customer may send; null as group allows every group of the number. */
export type GoodsPermission = {
  readonly unNumber: string;
  readonly packageGroup: PackageGroup | null;
};

type Sent = {
  readonly unNumber: string;
  readonly unPackageGroup?: PackageGroup | null | undefined;
};
type Known = { readonly un_number: string; readonly package_group: PackageGroup | null };

/**
 * Returns the distinct permissions of a request with four-digit numbers; leaves invalid numbers as
 * they are.
 */
export function permissionsOf(sent: readonly Sent[]): readonly GoodsPermission[] {
  const rows = sent.map(({ unNumber, unPackageGroup }) => ({
    unNumber: unNumberOf(unNumber) ?? unNumber,
    packageGroup: unPackageGroup ?? null,
  }));
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

/** Returns the rows' numbers and packing groups that the UN list does not contain. */
export function permissionFaults(sent: readonly Sent[], known: readonly Known[]) {
  return sent.flatMap(({ unNumber, unPackageGroup = null }, at): readonly Complaint[] => {
    const number = unNumberOf(unNumber);
    const rows = known.filter(({ un_number }) => un_number === number);
    const within = `dangerousGoods[${at}]`;
    if (rows.length === 0) {
      const message = sentence('UN number {number} is not in the list.', { number: unNumber });
      return [{ message, members: [`${within}.unNumber`] }];
    }
    if (rows.some(({ package_group }) => package_group === unPackageGroup)) return [];
    if (unPackageGroup === null) return [];
    const message = sentence('UN {number} has no package group {group}.', {
      number: number ?? '',
      group: unPackageGroup,
    });
    return [{ message, members: [`${within}.unPackageGroup`] }];
  });
}

const keyOf = ({ unNumber, packageGroup }: GoodsPermission) => `${unNumber} ${packageGroup ?? ''}`;
