import * as contract from '@waybill/contract/fleet/endpoints';
import { fleetProblems } from '@waybill/contract/fleet/problems';
import { Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { isStaff } from '#platform/http/actor.ts';
import { preStartOf } from '../mappers.ts';

export const getPreStartQuestions = handle(contract.getPreStartQuestions, async ({ actor, db }) => {
  if (!isStaff(actor)) throw new Problem(fleetProblems.NotADriver);
  return preStartOf(db);
});
