import * as contract from '@waybill/contract/booking/endpoints';
import { generalProblems, Problem } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { isStaff } from '#platform/http/actor.ts';
import { joinLegs as act } from '../join-legs.ts';

export const joinLegs = handle(contract.joinLegs, async (call) => {
  if (!isStaff(call.actor)) throw new Problem(generalProblems.NotPermitted);
  await act(call, call.input.id);
  return null;
});
