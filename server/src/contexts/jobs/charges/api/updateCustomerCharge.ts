import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { chargeTerms } from '../domain/terms.ts';
import { chargeOf } from '../mappers.ts';
import { circumstancesOf, jobToSell, saveCustomerCharge } from '../saving.ts';

const member = 'customercharge';

export const updateCustomerCharge = handle(
  contract.updateCustomerCharge,
  async ({ input: { customercharge: sent }, actor, db, now }) => {
    const desk = { db, actor, now };
    const job = await jobToSell(desk, sent.jobid);
    const circumstances = await circumstancesOf(db, job, { sent, member });
    const change = { ...circumstances, terms: chargeTerms(sent, member), member };
    return { customercharge: chargeOf(await saveCustomerCharge(desk, job, change)) };
  },
);
