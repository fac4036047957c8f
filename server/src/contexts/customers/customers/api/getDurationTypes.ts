import { durations, wordsOf } from '@waybill/contract/customers/customers/choices';
import * as contract from '@waybill/contract/customers/endpoints';
import { handle } from '#platform/context.ts';

export const getDurationTypes = handle(contract.getDurationTypes, async () => ({
  items: durations.map((name) => ({ name, displayName: wordsOf(name) })),
}));
