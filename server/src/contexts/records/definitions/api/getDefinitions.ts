import * as contract from '@waybill/contract/records/endpoints';
import { designs } from '@waybill/contract/records/entities/rights';
import { handle } from '#platform/context.ts';
import { typesSeen } from '../../entities/visibility.ts';
import { toDefinition } from '../../entities/mappers.ts';
import { recordCounts } from '../sql.ts';

export const getDefinitions = handle(contract.getDefinitions, async ({ input, actor, db }) => {
  const types = await typesSeen(db, actor);
  const isCounted = input.counted && actor.permissions.has(designs);
  const counts = isCounted ? await recordCounts(db) : null;
  return {
    items: types.map((seen) => toDefinition(seen, counts && (counts.get(seen.row.type) ?? 0))),
  };
});
