import { type AllocationReason, allocationReasons } from '@waybill/contract/jobs/board/checks';
import { laneStart, type LanePlace, proposalOf } from '@waybill/contract/jobs/board/proposals';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { Problem } from '@waybill/contract/problem';
import { english, type Message } from '@waybill/contract/sentence';
import type { TenantDb } from '#platform/db/database.ts';
import { newId } from '../jobs/job-saving.ts';
import type { BoardDay } from './board-day.ts';
import { boardJobsOf } from './board-jobs.ts';
import { lanesOf } from './lanes.ts';
import { addOverride, jobsForBoard } from './sql.ts';

/** The position of jobs in a driver's day, and the reason for overriding warnings. */
export type PlaceOnBoard = LanePlace & {
  /** The day of the board; null for today. */
  readonly date: string | null;
  readonly reason: string | null;
};

type Allocation = {
  readonly driverGuid: string;
  readonly jobIds: readonly string[];
  readonly day: BoardDay;
  /** The order of the lane, if no place on the board says it. */
  readonly order?: readonly string[] | undefined;
  /** Null for a caller who cannot confirm: only refusals are checked. */
  readonly place: PlaceOnBoard | null;
};

/**
 * Checks jobs against their new driver's day, whose lane is locked, and returns the ids of the lane
 * in their new order. Saves the dispatcher's reason for confirmed warnings.
 * @throws {Problem} AllocationRefused, AllocationToConfirm
 */
export async function checkAllocation(
  db: TenantDb,
  { driverGuid, jobIds, day, order: ownOrder, place }: Allocation,
  now: Date,
): Promise<readonly string[]> {
  if (day.day < day.today) {
    const message = 'This day has passed. Please allocate for today or later.';
    throw new Problem(jobsProblems.AllocationRefused, { message });
  }
  const [lane] = await lanesOf(db, [driverGuid], { ...day, now });
  // A driver may not be in the fleet yet; nothing is known then that could refuse.
  if (lane === undefined) return jobIds;
  const rows = await jobsForBoard(db, jobIds);
  const jobs = (await boardJobsOf(db, rows, day))(rows);
  const added = jobIds.flatMap((id) => jobs.find((job) => job.id === id) ?? []);
  const { beforeId, order } = place ?? { beforeId: null, order: ownOrder };
  const start = laneStart(lane, day.start.getTime());
  const proposal = proposalOf(lane, added, { beforeId, order, start });
  const reasons = allocationReasons(proposal);
  const refusal = reasons.find(({ isRefusing }) => isRefusing);
  if (refusal !== undefined) {
    throw new Problem(jobsProblems.AllocationRefused, { message: reasonMessage(refusal) });
  }
  if (reasons.length > 0 && place !== null) {
    const concerns = reasons.map((each) => english(reasonMessage(each)));
    const { reason } = place;
    if (reason === null) {
      const [message = ''] = reasons.map(reasonMessage);
      throw new Problem(jobsProblems.AllocationToConfirm, { message, details: concerns.join(' ') });
    }
    await addOverride(db, { id: newId(now), driverId: driverGuid, jobIds, concerns, reason }, now);
  }
  return proposal.jobs.map(({ id }) => id);
}

/** Returns a reason as a message, which its readers see in their language. */
export const reasonMessage = ({ text, values }: AllocationReason): Message =>
  Object.keys(values).length === 0 ? text : { key: text, values };
