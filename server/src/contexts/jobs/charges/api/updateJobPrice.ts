import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { chargeTerms } from '../domain/terms.ts';
import { chargeOf } from '../mappers.ts';
import { jobToSell, saveCustomerCharge } from '../saving.ts';

export const updateJobPrice = handle(contract.updateJobPrice, async ({ input, actor, db, now }) => {
  const desk = { db, actor, now };
  const job = await jobToSell(desk, input.price.jobid);
  const change = { terms: chargeTerms(input.price, 'price'), member: 'price' };
  return { customercharge: chargeOf(await saveCustomerCharge(desk, job, change)) };
});
