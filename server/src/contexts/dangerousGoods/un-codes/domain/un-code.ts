import type { PackageGroupName, UnCode } from '@waybill/contract/dangerousGoods/shapes';
import { categoryText } from './categories.ts';

export type PackageGroup = PackageGroupName;

export type UnCodeRow = {
  readonly un_number: string;
  readonly description: string;
  readonly package_group: PackageGroup | null;
  readonly category: string;
  /** The letter of explosives: S of 1.4S; null if it is not known. */
  readonly compatibility_group: string | null;
  readonly subsidiary: string;
  readonly source: string;
};

/** Parses a UN number as users write it, `UN 1263`, to four digits; undefined if it is invalid. */
export const unNumberOf = (text: string): string | undefined =>
  /^(?:UN)?\s*(\d{4})$/i.exec(text.trim())?.[1];

/** Goods as users write them; null if no group is given. */
export type GoodsName = { readonly unNumber: string; readonly packageGroup: PackageGroup | null };

/** Parses `UN 1263`, `1263` or `UN1263 II`; undefined if there is no UN number. */
export function goodsNamed(text: string): GoodsName | undefined {
  const found = /^(?:UN)?\s*(\d{4})(?:[\s,]+(?:PG\s*)?(I{1,3}))?$/i.exec(text.trim());
  if (found?.[1] === undefined) return undefined;
  const group = found[2]?.toUpperCase() as PackageGroup | undefined;
  return { unNumber: found[1], packageGroup: group ?? null };
}

/**
 * Returns the row of the goods: with the given packing group, otherwise the most dangerous one;
 * undefined if the list does not contain them.
 */
export function rowOf(rows: readonly UnCodeRow[], goods: GoodsName): UnCodeRow | undefined {
  const own = rows
    .filter(({ un_number }) => un_number === goods.unNumber)
    .toSorted((a, b) => (a.package_group ?? '').localeCompare(b.package_group ?? ''));
  if (goods.packageGroup === null) return own[0];
  return own.find(({ package_group }) => package_group === goods.packageGroup);
}

/** Maps a row of the UN list, described as in shipping documents (49 CFR 172.202 (a)). */
export function toUnCode(row: UnCodeRow): UnCode {
  const { un_number, description, package_group, category, subsidiary, source } = row;
  const group = package_group === null ? [] : [package_group];
  const hazard = `${category}${row.compatibility_group ?? ''}`;
  const hazards = subsidiary === '' ? hazard : `${hazard} (${subsidiary})`;
  const groupOnPdf = group.map((each) => `PG ${each}`);
  return {
    unNumber: un_number,
    unDescription: description,
    unPackageGroup: package_group,
    unClass: category.slice(0, 1),
    unClassDescription: categoryText(category),
    unClassCode: category,
    dgProductCode: [`UN${un_number}`, ...group].join(' '),
    dgProductDescription: [`UN${un_number}`, description, hazards, ...groupOnPdf].join(', '),
    source,
  };
}
