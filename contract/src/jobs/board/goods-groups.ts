/** Dangerous goods that the solver keeps in different vehicles. */
import { segregationRule } from '../../dangerousGoods/carriers/segregation.ts';
import { goodsKindOf, type JobGoods } from './segregation.ts';
import type { BoardJob } from './shapes.ts';

export type GoodsGroups = {
  /** Returns the group of a job; null if its goods are segregated from no others. */
  readonly of: (job: BoardJob) => number | null;
  /** Groups that no vehicle carries both of. */
  readonly pairs: readonly (readonly [group: number, other: number])[];
};

/** The solver's maximum; goods beyond it are checked after the search alone. */
const groupsMax = 31;

/**
 * Groups the dangerous goods of jobs by the rule that also decides the shown violations: goods that
 * are forbidden together, or only together if separated on board.
 */
export function goodsGroups(jobs: readonly BoardJob[]): GoodsGroups {
  const goods = jobs.flatMap(({ dangerousgoods }) => dangerousgoods ?? []);
  const kinds = [...new Map(goods.map((each) => [keyOf(each), goodsKindOf(each)])).entries()];
  const areApart = (one: (typeof kinds)[number], other: (typeof kinds)[number]) =>
    segregationRule(one[1], other[1]) !== null;
  const grouped = kinds
    .filter((one) => kinds.some((other) => areApart(one, other)))
    .slice(0, groupsMax);
  const numbers = new Map(grouped.map(([key], group) => [key, group]));
  return {
    of: ({ dangerousgoods }) =>
      (dangerousgoods === null ? undefined : numbers.get(keyOf(dangerousgoods))) ?? null,
    pairs: grouped.flatMap((one, group) =>
      grouped.flatMap((other, index) =>
        index >= group && areApart(one, other) ? [[group, index] as const] : [],
      ),
    ),
  };
}

/** Explosives differ by all that is known of them, other goods by class and the strictest group. */
function keyOf(goods: JobGoods): string {
  const { category, packageGroup, unNumber, compatibilityGroup } = goodsKindOf(goods);
  if (category.startsWith('1.')) return `${category} ${compatibilityGroup} ${unNumber}`;
  return `${category} ${packageGroup === 'I' ? 'I' : ''}`;
}

/**
 * Returns the groups of a driver's own jobs. Where two of these exclude each other, the driver has
 * them already, one after the other: neither then counts, or the solver could not keep both.
 */
export function ownGroups(
  jobs: readonly BoardJob[],
  { of, pairs }: GoodsGroups,
): ReadonlyMap<string, number> {
  const excludes = (one: number, other: number) =>
    pairs.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
  const grouped = jobs.flatMap((job) => {
    const group = of(job);
    return group === null ? [] : [{ id: job.id, group }];
  });
  return new Map(
    grouped
      .filter((one) =>
        grouped.every((other) => other.id === one.id || !excludes(one.group, other.group)),
      )
      .map(({ id, group }) => [id, group]),
  );
}
