import type { InputOf } from '@waybill/contract/endpoint';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { minutesTo } from '@waybill/contract/jobs/departures/expected';
import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found, Problem } from '@waybill/contract/problem';
import { moveBooking } from '#contexts/booking/public.ts';
import { positionsOf } from '#contexts/fleet/public.ts';
import { handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { publish } from '#platform/events.ts';
import type { Services } from '#platform/services.ts';
import { scannedAt } from '../../jobs/domain/moments.ts';
import { lockJobs } from '../../jobs/sql.ts';
import { demandsOf } from '../../proof/demands.ts';
import { placeOfDelivery, type Point } from '../sql.ts';

/** Statuses with freight on board; before these the receiver does not expect a delivery yet. */
const onBoard: readonly string[] = ['PickedUp', 'InTransit', 'OutForDelivery'];

export const departForStop = ({ secret }: Pick<Services, 'secret'>) =>
  handle(contract.departForStop, async ({ input: { departure }, actor, db, now }) => {
    if (!actor.isDriver || actor.userId === null) throw new Problem(fleetProblems.NotADriver);
    const [held] = await lockJobs(db, [departure.jobid], actor.userId);
    const job = found(held, jobsProblems.JobNotFound);
    const to = await placeOfDelivery(db, job.id);
    const from = await startOf(db, departure, actor.userGuid);
    if (!onBoard.includes(job.status) || to === undefined || from === undefined) {
      return { expectedtime: null };
    }
    const at = scannedAt(departure.time, now);
    const expected = new Date(at.getTime() + minutesTo(from, to) * 60_000);
    const expectedTime = expected.toISOString();
    const { id, customer_id: customerId, booking_id: bookingId } = job;
    if (bookingId !== null) {
      const driver = job.driver_name === null ? [] : [{ key: 'driver', value: job.driver_name }];
      const details = [...driver, { key: 'expected', value: expectedTime }];
      await moveBooking(db, { bookingId, to: 'OutForDelivery', at, code: 'ENROUTE', details }, now);
    }
    const [proven] = await demandsOf(db, [job], secret);
    // A late report notifies nobody, because the driver has already arrived.
    if (expected > now) {
      publish(db, 'job.departed', {
        id,
        customerId,
        bookingId,
        expectedTime,
        pin: proven?.pin ?? null,
      });
    }
    return { expectedtime: expectedTime };
  });

/** Returns the driver's start: the position from the device, else the last known one. */
async function startOf(
  db: TenantDb,
  { latitude, longitude }: InputOf<typeof contract.departForStop>['departure'],
  driverId: string | null,
): Promise<Point | undefined> {
  if (latitude != null && longitude != null) return { latitude, longitude };
  const [last] = driverId === null ? [] : await positionsOf(db, [driverId]);
  return last;
}
