import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';
import { ruleOf } from '../mappers.ts';
import { proofRules } from '../sql.ts';

export const getProofRules = handle(contract.getProofRules, async ({ db }) => ({
  items: (await proofRules(db)).map(ruleOf),
}));
