import * as contract from '@waybill/contract/rates/endpoints';
import { handle } from '#platform/context.ts';
import { refuseFaults, saving, publishLevyChanged } from '../../cards/saving.ts';
import { dateFaults } from '../../rates/rate-rules.ts';
import { addLevy } from '../sql/fuel.ts';

export const createFuelLevy = handle(contract.createFuelLevy, async ({ input, db }) => {
  refuseFaults(dateFaults(input.fuellevy), 'fuellevy');
  const id = await saving(() => addLevy(db, input.fuellevy));
  publishLevyChanged(db, id);
  return { id };
});
