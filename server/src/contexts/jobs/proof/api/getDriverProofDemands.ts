import { fleetProblems } from '@waybill/contract/fleet/problems';
import * as contract from '@waybill/contract/jobs/endpoints';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { demandsOf } from '../demands.ts';
import { jobsToProve } from '../sql.ts';

export const getDriverProofDemands = ({ secret }: Pick<Services, 'secret'>) =>
  handle(contract.getDriverProofDemands, async ({ actor, db }) => {
    if (!actor.isDriver || actor.userId === null) throw new Problem(fleetProblems.NotADriver);
    const jobs = await jobsToProve(db, actor.userId);
    return { items: (await demandsOf(db, jobs, secret)).map(({ demand }) => demand) };
  });
