import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { driverByGuid } from '#contexts/identity/public.ts';
import { handle } from '#platform/context.ts';
import { rateOf } from '../mappers.ts';
import { ratesOfDriver } from '../sql/charges.ts';

export const getDriverRates = handle(contract.getDriverRates, async ({ input, db }) => {
  const driver = found(await driverByGuid(db, input.driverid), jobsProblems.DriverNotFound);
  return { rates: (await ratesOfDriver(db, driver.id)).map(rateOf) };
});
