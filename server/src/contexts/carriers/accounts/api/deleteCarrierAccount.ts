import * as contract from '@waybill/contract/carriers/endpoints';
import { carriersProblems } from '@waybill/contract/carriers/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { TenantDb } from '#platform/db/database.ts';
import { brokenConstraint } from '#platform/db/failures.ts';
import { publish } from '#platform/events.ts';
import * as rows from '../sql.ts';

export const deleteCarrierAccount = handle(
  contract.deleteCarrierAccount,
  async ({ input: { id }, db, now }) => {
    found(await rows.account(db, id), carriersProblems.CarrierAccountNotFound, { id });
    if (!(await isRemoved(db, id))) await rows.switchOff(db, id, now);
    publish(db, 'carrierAccount.saved', { id, customerId: null });
    return null;
  },
);

/** Returns false if a foreign key of bookings or quotes prevents it (decisions K-08). */
async function isRemoved(db: TenantDb, id: number): Promise<boolean> {
  await rows.savepoint(db);
  try {
    await rows.removeAccount(db, id);
    return true;
  } catch (error) {
    if (brokenConstraint(error) === undefined) throw error;
    await rows.backToSavepoint(db);
    return false;
  }
}
