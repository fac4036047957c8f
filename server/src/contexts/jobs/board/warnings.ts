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

/** Returns the day on whose board a job is; null if it is in no driver's day. */
export async function dateOf(db: TenantDb, row: BoardJobRow, now: Date): Promise<string | null> {
  if (row.driver_guid === null || row.status === 'Delivered') return null;
  return (await boardDayOfJob(db, row, now)).day;
}

/**
 * Returns the warnings against allocating an open job to its driver at its position in the day; for
 * a job without a driver, what prevents its allocation.
 */
export async function warningsOf(
  db: TenantDb,
  row: BoardJobRow,
  now: Date,
): Promise<readonly Warning[]> {
  if (row.status === 'Delivered') return [];
  if (row.driver_guid === null) return ofWaiting(row, now);
  const day = await boardDayOfJob(db, row, now);
  const [lane] = await lanesOf(db, [row.driver_guid], { ...day, now });
  const job = lane?.jobs.find(({ id }) => id === row.id);
  if (lane === undefined || job === undefined) return [];
  const order = lane.jobs.map(({ id }) => id);
  const without = { ...lane, jobs: lane.jobs.filter(({ id }) => id !== row.id) };
  const start = laneStart(lane, day.start.getTime());
  const proposal = proposalOf(without, [job], { beforeId: null, order, start });
  return [
    ...allocationReasons(proposal).map((reason) =>
      warning(reasonMessage(reason), { isrefusing: reason.isRefusing }),
    ),
    ...overdue(row, now),
  ];
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
