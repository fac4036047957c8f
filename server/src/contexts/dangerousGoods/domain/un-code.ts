import type { PackageGroupName, UnCode } from '@waybill/contract/dangerousGoods/shapes';
import { categoryText } from './categories.ts';

export type PackageGroup = PackageGroupName;

export type UnCodeRow = {
  readonly un_number: string;
  readonly description: string;
  readonly package_group: PackageGroup | null;
  readonly category: string;
  readonly subsidiary: string;
  readonly source: string;
};

/** A UN number as people write it, `UN 1263`, in four digits; undefined when it is none. */
export const unNumberOf = (text: string): string | undefined =>
  /^(?:UN)?\s*(\d{4})$/i.exec(text.trim())?.[1];

/** A row of the UN list on the wire, described as on papers (49 CFR 172.202 (a)). */
export function unCodeOnWire(row: UnCodeRow): UnCode {
  const { un_number, description, package_group, category, subsidiary, source } = row;
  const group = package_group === null ? [] : [package_group];
  const hazards = subsidiary === '' ? category : `${category} (${subsidiary})`;
  const groupOnPaper = group.map((each) => `PG ${each}`);
  return {
    unNumber: un_number,
    unDescription: description,
    unPackageGroup: package_group,
    unClass: category.slice(0, 1),
    unClassDescription: categoryText(category),
    unClassCode: category,
    dgProductCode: [`UN${un_number}`, ...group].join(' '),
    dgProductDescription: [`UN${un_number}`, description, hazards, ...groupOnPaper].join(', '),
    source,
  };
}
