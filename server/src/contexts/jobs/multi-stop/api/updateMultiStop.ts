import * as contract from '@waybill/contract/jobs/endpoints';
import { notValidField } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { permitMultiStop } from '../domain.ts';
import { multiStopToWrite } from '../saving.ts';
import { changeMultiStop, setDriver } from '../sql.ts';
import { arrange, heldMultiStop, stopDriver } from '../stops.ts';

export const updateMultiStop = handle(
  contract.updateMultiStop,
  async ({ input: { multistop: sent }, db, now }) => {
    const old = await heldMultiStop(db, sent.id);
    permitMultiStop('edit', old);
    const written = await multiStopToWrite(db, sent);
    if (written.customerId !== old.customer_id && old.job_ids.length > 0) {
      throw notValidField(
        'multistop.customerid',
        'Take the jobs out before changing the customer.',
      );
    }
    const driver = await stopDriver(db, sent.driverid);
    if ((driver?.guid ?? null) !== old.driver_guid) {
      permitMultiStop(driver === null ? 'unallocate' : 'allocate', old);
      await setDriver(db, [sent.id], { driver, now });
    }
    await changeMultiStop(db, sent.id, { ...written, now });
    const jobIds = sent.linkedjobids ?? old.job_ids;
    await arrange({ db, now }, { ...old, customer_id: written.customerId }, { jobIds, driver });
    return { id: sent.id };
  },
);
