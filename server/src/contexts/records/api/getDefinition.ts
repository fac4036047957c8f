import * as contract from '@waybill/contract/records/endpoints';
import { handle } from '#platform/context.ts';
import { typeSeen } from '../entities/sight.ts';
import { definitionOnWire } from '../entities/wire.ts';

export const getDefinition = handle(contract.getDefinition, async ({ input, actor, db }) => ({
  definition: definitionOnWire(await typeSeen(db, actor, input.type)),
}));
