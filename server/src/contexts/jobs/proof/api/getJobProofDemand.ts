import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { job } from '../../jobs/sql.ts';
import { driverOf } from '../../jobs/visibility.ts';
import { demandsOf } from '../demands.ts';

export const getJobProofDemand = ({ secret }: Pick<Services, 'secret'>) =>
  handle(contract.getJobProofDemand, async ({ input, actor, db }) => {
    const row = found(await job(db, input.id, driverOf(actor)), jobsProblems.JobNotFound);
    const [proven] = await demandsOf(db, [row], secret);
    return found(proven, jobsProblems.JobNotFound);
  });
