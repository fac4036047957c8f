import * as contract from '@waybill/contract/jobs/endpoints';
import { nextNumber } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';
import { newId } from '../../jobs/job-saving.ts';
import { lockJobs } from '../../jobs/sql.ts';
import { multiStopToWrite } from '../saving.ts';
import { addMultiStop, setDriver } from '../sql.ts';
import { arrange, stopDriver } from '../stops.ts';

export const createMultiStop = handle(
  contract.createMultiStop,
  async ({ input: { multistop: sent }, actor, db, now }) => {
    const made = await multiStopToWrite(db, sent);
    const driver = await stopDriver(db, sent.driverid);
    const jobIds = sent.linkedjobids ?? [];
    await lockJobs(db, jobIds);
    const id = newId(now);
    const number = await nextNumber(db, 'job');
    await addMultiStop(db, { ...made, id, number, userId: actor.userId }, now);
    if (driver !== null) await setDriver(db, [id], { driver, now });
    const empty = {
      id,
      number,
      customer_id: made.customerId,
      job_ids: [],
      status: 'Open',
    } as const;
    await arrange({ db, now }, empty, { jobIds, driver });
    return { id, multistopno: number };
  },
);
