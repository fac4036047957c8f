/** Which explosives may share a vehicle, by their compatibility groups. */

export type Explosive = {
  /** Four digits. */
  readonly unNumber: string;
  /** The division: `1.4`. */
  readonly category: string;
  /** The letter of the classification code; null or undefined if it is not known. */
  readonly compatibilityGroup?: string | null | undefined;
};

const groups = 'ABCDEFGHJKLNS';

/**
 * The table of 49 CFR 177.848 (f) as of 2026-07-22, rows and columns in the order of `groups`: x is
 * forbidden, 1 only with identical goods, 4 only detonators by 177.835 (g) (published as “X(4)”), 5
 * by the notes 4 and 5, 6 articles of group G other than fireworks, _ allowed (the notes 2 and 3
 * set the group of the whole).
 */
const table: readonly string[] = [
  '_xxxxxxxxxxxx',
  'x_x4xxxxxxxx5',
  'xx___x6xxxx_5',
  'x4___x6xxxx_5',
  'xx___x6xxxx_5',
  'xxxxx_xxxxxx5',
  'xx666x_xxxxx5',
  'xxxxxxx_xxxx5',
  'xxxxxxxx_xxx5',
  'xxxxxxxxx_xx5',
  'xxxxxxxxxx1xx',
  'xx___xxxxxx_5',
  'x555555555x5_',
];

/** Fireworks of the groups G and S, and detonators of the groups B and S (49 CFR 172.101). */
const fireworks: ReadonlySet<string> = new Set(['0333', '0334', '0335', '0336', '0337']);
const detonators: ReadonlySet<string> = new Set(
  '0029 0030 0073 0255 0267 0360 0361 0364 0365 0366 0455 0456 0500 0511 0512 0513'.split(' '),
);

/**
 * Returns whether two explosives are forbidden on one vehicle, or allowed under conditions that
 * nobody can check by the list of UN numbers, as where a group is not known; null if they may
 * travel together.
 */
export function explosivesRule(
  one: Explosive,
  other: Explosive,
): 'forbidden' | 'conditional' | null {
  const [row, column] = [one, other].map((each) => groups.indexOf(each.compatibilityGroup || '?'));
  const cell = table[row ?? -1]?.[column ?? -1];
  if (cell === 'x') return 'forbidden';
  if (cell === '_') return null;
  if (cell === '1') return one.unNumber === other.unNumber ? null : 'forbidden';
  if (cell === '4') return isDetonator(one) || isDetonator(other) ? 'conditional' : 'forbidden';
  if (cell === '6') return isFirework(one) || isFirework(other) ? 'forbidden' : 'conditional';
  if (cell === '5') return withGroupS(one, other);
  return 'conditional';
}

const isFirework = ({ unNumber }: Explosive): boolean => fireworks.has(unNumber);

const isDetonator = ({ unNumber }: Explosive): boolean => detonators.has(unNumber);

/** Fireworks 1.4S never travel with 1.1 and 1.2; detonators only as 177.835 (g) describes. */
function withGroupS(one: Explosive, other: Explosive): 'forbidden' | 'conditional' | null {
  const [small, large] = one.compatibilityGroup === 'S' ? [one, other] : [other, one];
  if (isFirework(small) && ['1.1', '1.2'].includes(large.category)) return 'forbidden';
  return isDetonator(small) || isDetonator(large) ? 'conditional' : null;
}
