import { allocationReasons } from '@waybill/contract/jobs/board/checks';
import { laneStart, proposalOf } from '@waybill/contract/jobs/board/proposals';
import type { JobWarnings } from '@waybill/contract/jobs/board/shapes';
import { english, type Message, sentenceOf } from '@waybill/contract/sentence';
import type { TenantDb } from '#platform/db/database.ts';
import { boardDayOfJob } from './board-day.ts';
import { reasonMessage } from './check-allocation.ts';
import { lanesOf } from './lanes.ts';
import type { BoardJobRow } from './sql.ts';

type Warning = JobWarnings['warnings'][number];

type OnBoard = {
  /** The day on whose board the job is; null if it is in no driver's day. */
  readonly date: string | null;
  readonly warnings: readonly Warning[];
};

/**
 * Returns the board's day of a job, and the warnings against allocating it to its driver at its
 * position in the day; for a job without a driver, what prevents its allocation.
 */
export async function onBoard(db: TenantDb, row: BoardJobRow, now: Date): Promise<OnBoard> {
  if (row.status === 'Delivered') return { date: null, warnings: [] };
  if (row.driver_guid === null) return { date: null, warnings: ofWaiting(row, now) };
  const day = await boardDayOfJob(db, row, now);
  const [lane] = await lanesOf(db, [row.driver_guid], { ...day, now });
  const job = lane?.jobs.find(({ id }) => id === row.id);
  if (lane === undefined || job === undefined) return { date: day.day, warnings: [] };
  const order = lane.jobs.map(({ id }) => id);
  const without = { ...lane, jobs: lane.jobs.filter(({ id }) => id !== row.id) };
  const start = laneStart(lane, day.start.getTime());
  const reasons = allocationReasons(proposalOf(without, [job], { beforeId: null, order, start }));
  const against = reasons.map((reason) =>
    warning(reasonMessage(reason), { isrefusing: reason.isRefusing }),
  );
  return { date: day.day, warnings: [...against, ...overdue(row, now)] };
}

const warning = (message: Message, { isrefusing } = { isrefusing: false }): Warning => ({
  text: english(message),
  sentence: sentenceOf(message),
  isrefusing,
});

const overdue = ({ deadline_at: deadline }: BoardJobRow, now: Date): readonly Warning[] =>
  deadline !== null && deadline < now ? [warning('The deadline has passed.')] : [];

const ofWaiting = (row: BoardJobRow, now: Date): readonly Warning[] => [
  ...overdue(row, now),
  ...(row.zonecode === null ? [warning('No zone serves the delivery address.')] : []),
  ...(row.from.latitude === null || row.to.latitude === null
    ? [warning('The position of its suburb is not known.')]
    : []),
];
