/** Which dangerous goods may share a vehicle: a rule that server and dispatch board share. */
import type { PackageGroupName } from '../shapes.ts';
import { type Explosive, explosivesRule } from './explosives.ts';

export type GoodsToSegregate = Explosive & {
  /** Class or division: `3`, `2.1`. */
  readonly category: string;
  readonly packageGroup: PackageGroupName | null;
};

/**
 * Whether two goods are forbidden on one vehicle, or allowed if a leak of one cannot reach the
 * other (`apart`); null if nothing is required. By the table of 49 CFR 177.848 (d), which is in the
 * public domain; the table of the Australian code differs in places. The list of UN numbers has no
 * hazard zones: every gas of division 2.3 and every toxic substance of packing group I counts as
 * zone A, the strictest. Among explosives, the compatibility groups decide; `conditional` means
 * that they set conditions, or are not known.
 */
export function segregationRule(
  one: GoodsToSegregate,
  other: GoodsToSegregate,
): 'forbidden' | 'apart' | 'conditional' | null {
  const [row, column] = [lineOf(one), lineOf(other)];
  if (row === undefined || column === undefined) return null;
  if (isExplosive(one) && isExplosive(other)) return explosivesRule(one, other);
  const rule = table[row][lines.indexOf(column)];
  return rule === 'x' ? 'forbidden' : rule === 'o' ? 'apart' : null;
}

const isExplosive = ({ category }: GoodsToSegregate): boolean => category.startsWith('1.');

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

function lineOf({ category, packageGroup }: GoodsToSegregate): Line | undefined {
  if (category === '1.2') return '1.1';
  if (category === '6.1' && packageGroup !== 'I') return undefined;
  return lines.find((line) => line === category);
}

/** Rows and columns in the order of `lines`; x is forbidden, o is
 * to be separated, ? is decided by compatibility groups. */
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
