/** Dangerous goods of a driver's jobs that must not be on the vehicle at the same time. */
import { segregationRule } from '../../dangerousGoods/carriers/segregation.ts';
import type { AllocationReason, Proposal } from './checks.ts';
import type { LanePlan, LaneStop } from './lane.ts';
import type { BoardJob } from './shapes.ts';

export type JobGoods = NonNullable<BoardJob['dangerousgoods']>;

type Aboard = {
  readonly job: BoardJob;
  readonly goods: JobGoods;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
};

/** When the stops of a day are made. */
type GoodsPlan = Pick<LanePlan, 'start'> & {
  readonly stops: readonly Pick<LaneStop, 'jobId' | 'kind' | 'arrival' | 'departure'>[];
};

/**
 * A sentence for the first pair that is forbidden, which refuses, for the first that has to be
 * separated on board, and for the first whose compatibility groups set conditions. Pairs that the
 * driver has already are not looked at.
 */
export function segregationReasons({
  added,
  jobs,
  after,
}: Pick<Proposal, 'added' | 'jobs'> & {
  readonly after: GoodsPlan;
}): readonly AllocationReason[] {
  const isAdded = new Set(added.map(({ id }) => id));
  const aboard = goodsAboard(jobs, after);
  const pairs = aboard.flatMap((one, at) =>
    aboard
      .slice(at + 1)
      .filter((other) => isAdded.has(one.job.id) || isAdded.has(other.job.id))
      .filter((other) => one.from < other.until && other.from < one.until)
      .map((other) => ({ one, other, rule: segregationRule(kindOf(one), kindOf(other)) })),
  );
  const forbidden = pairs.find(({ rule }) => rule === 'forbidden');
  const apart = pairs.find(({ rule }) => rule === 'apart');
  const conditional = pairs.find(({ rule }) => rule === 'conditional');
  return [
    ...(forbidden === undefined
      ? []
      : [{ isRefusing: true, text: notTogether, ...valuesOf(forbidden) }]),
    ...(apart === undefined ? [] : [{ isRefusing: false, text: toSeparate, ...valuesOf(apart) }]),
    ...(conditional === undefined
      ? []
      : [{ isRefusing: false, text: toCheck, ...valuesOf(conditional) }]),
  ];
}

const notTogether = '{one} of job {jobno} and {other} of job {otherno} must not travel together.';
const toSeparate = '{one} of job {jobno} and {other} of job {otherno} must be separated on board.';
const toCheck =
  '{one} of job {jobno} and {other} of job {otherno}: check their compatibility groups.';

const valuesOf = ({ one, other }: { readonly one: Aboard; readonly other: Aboard }) => ({
  values: {
    one: one.goods.code,
    jobno: one.job.jobno,
    other: other.goods.code,
    otherno: other.job.jobno,
  },
});

const kindOf = ({ goods }: Aboard) => goodsKindOf(goods);

/** Returns what the rule of segregation needs to know of goods. */
export const goodsKindOf = (goods: JobGoods) => ({
  unNumber: /\d{4}/.exec(goods.code)?.[0] ?? '',
  category: goods.class ?? '',
  packageGroup: goods.packagegroup,
  compatibilityGroup: goods.compatibilitygroup,
});

/** When dangerous goods are on the vehicle: from their pickup, or the start of the day, on. */
function goodsAboard(jobs: readonly BoardJob[], { stops, start }: GoodsPlan): readonly Aboard[] {
  return jobs.flatMap((job) => {
    const goods = job.dangerousgoods;
    if (goods === null) return [];
    const own = stops.filter(({ jobId }) => jobId === job.id);
    const from = own.find(({ kind }) => kind === 'Pickup')?.arrival ?? start;
    const until = own.find(({ kind }) => kind === 'Delivery')?.departure ?? Infinity;
    return [{ job, goods, from, until }];
  });
}
