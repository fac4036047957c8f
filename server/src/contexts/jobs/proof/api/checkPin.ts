import { fleetProblems } from '@waybill/contract/fleet/problems';
import { addressKey } from '@waybill/contract/jobs/proof/address-key';
import * as contract from '@waybill/contract/jobs/endpoints';
import { jobsProblems } from '@waybill/contract/jobs/problems';
import { type PinOutcome, pinTriesMax } from '@waybill/contract/jobs/proof/pin';
import { found, Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import type { Services } from '#platform/services.ts';
import { demandsOf } from '../demands.ts';
import { countPinTries, forgetPinTries, jobsToProve } from '../sql.ts';

export const checkPin = ({ secret }: Pick<Services, 'secret'>) =>
  handle(contract.checkPin, async ({ input: { jobids, pin }, actor, db }) => {
    if (!actor.isDriver || actor.userId === null) throw new Problem(fleetProblems.NotADriver);
    const own = (await jobsToProve(db, actor.userId)).filter(({ id }) => jobids.includes(id));
    const first = own.find(({ id }) => id === jobids[0]);
    const address = addressKey(found(first, jobsProblems.JobNotFound).to_address);
    const together = own.filter(({ to_address }) => addressKey(to_address) === address);
    const proven = (await demandsOf(db, together, secret)).filter((one) => one.pin !== null);
    const ids = proven.map(({ demand }) => demand.jobid);
    const open = new Set((await countPinTries(db, ids, pinTriesMax)).map(({ job_id }) => job_id));
    const right = proven.find((one) => one.pin === pin && open.has(one.demand.jobid));
    if (right !== undefined) await forgetPinTries(db, right.demand.jobid);
    // Where no PIN is required, whatever is stated is right.
    if (right !== undefined || ids.length === 0) return outcomeOf('Right');
    return outcomeOf(open.size === 0 ? 'Locked' : 'Wrong');
  });

const outcomeOf = (outcome: PinOutcome) => ({ outcome });
