import * as contract from '@waybill/contract/records/endpoints';
import { designs } from '@waybill/contract/records/entity-rights';
import { handle } from '#platform/context.ts';
import { typesSeen } from '../entities/sight.ts';
import { definitionOnWire } from '../entities/wire.ts';
import { recordCounts } from '../sql/entity-definitions.ts';

export const getDefinitions = handle(contract.getDefinitions, async ({ input, actor, db }) => {
  const types = await typesSeen(db, actor);
  const isTold = input.counted && actor.permissions.has(designs);
  const counts = isTold ? await recordCounts(db) : null;
  return {
    items: types.map((seen) => definitionOnWire(seen, counts && (counts.get(seen.row.type) ?? 0))),
  };
});
