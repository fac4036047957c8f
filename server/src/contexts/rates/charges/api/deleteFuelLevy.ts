import { Problem } from '@waybill/contract/problem';
import * as contract from '@waybill/contract/rates/endpoints';
import { ratesProblems } from '@waybill/contract/rates/problems';
import { handle } from '#platform/context.ts';
import { publish } from '#platform/events.ts';
import { removeLevy } from '../sql/fuel.ts';

export const deleteFuelLevy = handle(contract.deleteFuelLevy, async ({ input: { id }, db }) => {
  if ((await removeLevy(db, id)) === 0) throw new Problem(ratesProblems.FuelLevyNotFound);
  publish(db, 'fuelLevy.changed', { id, customerId: null });
  return null;
});
