import * as contract from '@waybill/contract/records/endpoints';
import { handle } from '#platform/context.ts';
import { typeSeen } from '../../entities/visibility.ts';
import { toDefinition } from '../../entities/mappers.ts';

export const getDefinition = handle(contract.getDefinition, async ({ input, actor, db }) => ({
  definition: toDefinition(await typeSeen(db, actor, input.type)),
}));
